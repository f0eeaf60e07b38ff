import { type Actor, type Card, cards, type HouseAction, type Seat, SUITS, type Suit } from '@majlis/kernel';
import type { TurupAction } from '../action.ts';
import { turup } from '../index.ts';
import { options, type TurupOptions } from '../options.ts';
import type { TurupState } from '../state.ts';
import { around, after as seatAfter } from '../turns.ts';

/** What the tests of the rules share: a pack that falls as they want it, and hands that move it on. */
export type ScriptLine = readonly [actor: Actor, action: TurupAction | HouseAction];

export const proceed: ScriptLine = ['house', { kind: 'proceed' }];

export const rolled = (label: string, value: readonly Card[] | number): ScriptLine => [
  'house',
  { kind: 'rolled', label, value },
];

export const rules = (changed: Partial<TurupOptions> = {}): TurupOptions => ({
  ...options.presets.default,
  ...changed,
});

export const after = (state: TurupState, ...lines: readonly ScriptLine[]): TurupState =>
  lines.reduce((before, [actor, action]) => {
    const decision = turup.decide(before, actor, action);
    if (!decision.ok) throw new Error(`${action.kind} by ${actor}: ${decision.reason}`);
    return decision.after;
  }, state);

export const refusal = (state: TurupState, ...[actor, action]: ScriptLine): string | undefined => {
  const decision = turup.decide(state, actor, action);
  return decision.ok ? undefined : decision.reason;
};

/** Spades with seat 0, hearts with 1, diamonds with 2, clubs with 3; their low cards are swapped between partners. */
export const HANDS = [
  'AS KS QS 3D 2D JS 10S 9S 8S 7S 6S 5S 4S',
  'AH KH QH 3C 2C JH 10H 9H 8H 7H 6H 5H 4H',
  'AD KD QD 3S 2S JD 10D 9D 8D 7D 6D 5D 4D',
  'AC KC QC 3H 2H JC 10C 9C 8C 7C 6C 5C 4C',
] as const;

/** The pack that deals these hands. */
export const packOf = (hands: readonly string[], dealer: Seat, chosen: TurupOptions): Card[] => {
  const order = around(seatAfter(dealer, chosen), chosen);
  const held = hands.map(hand => cards(hand));
  return Array.from({ length: 52 }, (_, i) => held[order[i % 4] ?? 0]?.[Math.floor(i / 4)] ?? 'AS');
};

/** The first cards have just been dealt; seat 3 is the dealer. */
export const dealt = (
  changed: Partial<TurupOptions> = {},
  trump: Suit = 'S',
  hands: readonly string[] = HANDS,
): TurupState => {
  const chosen = rules(changed);
  const drawn = chosen.mode === 'frenzy' ? [rolled('trump', SUITS.indexOf(trump))] : [];
  return after(turup.open(chosen, 4), rolled('dealer', 3), ...drawn, rolled('shuffle', packOf(hands, 3, chosen)));
};

export const vote = (seat: Seat, suit: Suit): ScriptLine => [seat, { kind: 'vote', suit }];

/** Ballots of seats 0 to 3. */
export const ballots = (suits: string): ScriptLine[] =>
  [...suits].map((letter, seat) => vote(seat, SUITS.find(suit => suit === letter) ?? 'S'));

export const bid = (seat: Seat, number: number | 'pass'): ScriptLine => [seat, { kind: 'bid', bid: number }];
export const play = (seat: Seat, card: Card): ScriptLine => [seat, { kind: 'play', card }];
export const jump = (seat: Seat, card: Card): ScriptLine => [seat, { kind: 'jumpIn', card }];
export const lapse = (seat: Seat): ScriptLine => [seat, { kind: 'lapse' }];

/** Everybody lets the time run out, and pauses pass, until the table stands in `phase`. */
export const lapsedTo = (state: TurupState, phase: TurupState['phase']): TurupState => {
  let now = state;
  for (let steps = 0; now.phase !== phase; steps++) {
    const [wait] = turup.waits(now);
    if (!wait || !('lapse' in wait) || steps > 200) throw new Error(`never came to ${phase}`);
    now = after(now, [wait.on, wait.lapse]);
  }
  return now;
};
