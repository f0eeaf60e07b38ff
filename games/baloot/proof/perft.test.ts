import { type Card, type Seat, sideOf, suitOf, type Trick } from '@majlis/kernel';
import { divide, endings, perft } from '@majlis/kernel/perft';
import { expect, test } from 'vitest';
import type { BalootAction } from '../action.ts';
import { baloot } from '../index.ts';
import type { BalootState } from '../state.ts';
import { DEAL, script } from './script.ts';

const isPlay = (action: BalootAction): boolean => action.kind === 'play' && !action.akka;

const CALLS = {
  sun: 'sun',
  hokum: 'hokum:H pass pass pass pass pass',
  locked: 'hokum:H pass pass pass double:locked pass pass',
};

/** The lines of play of 1, 2, 3… cards from a whole deal. */
test.each([
  ['sun', [8, 18, 32, 236, 1652, 3728, 12162]],
  ['hokum', [8, 16, 30, 220, 1540, 3136, 9558]],
  ['locked', [3, 8, 22, 156, 432, 1116, 3342]],
] as const)('[BAL-11.1] lines of play, %s', (kind, lines) => {
  const { state } = script(CALLS[kind]);
  expect(lines.map((_, n) => perft(baloot, state, n + 1, isPlay))).toEqual(lines);
});

test('[BAL-13.1] the lines by their first card, locked', () => {
  const { state } = script(CALLS.locked);
  const first = divide(baloot, state, 3, isPlay).map(([action, lines]) => [
    action.kind === 'play' && action.card,
    lines,
  ]);
  expect(first).toEqual([
    ['AS', 9],
    ['KS', 9],
    ['7C', 4],
  ]);
});

/** Points, and the Abnat of each side, once the round is scored. */
const result = ({ phase, sheet }: BalootState): string | undefined => {
  if (phase.kind !== 'shuffling' || !sheet) return undefined;
  const abnat = sheet.lines.flatMap(line => (line.kind === 'cards' || line.kind === 'last-trick' ? [line.abnat] : []));
  const raw = [0, 1].map(side => abnat.reduce((sum, pair) => sum + (pair[side] ?? 0), 0));
  return `${sheet.points.join(':')} ${raw.join('-')}`;
};

/** Every line of the last three tricks, by what it comes to. */
test.each([
  [
    'sun',
    '7C KC AC 8C . KD AD JH 8D . 10D 9H 8H QD . JC QH QC 10C . 7S 7D KS 10S .',
    ['0:26 46-84=8, 0:26 47-83=8, 0:26 48-82=4, 0:26 49-81=4, 14:12 70-60=8, 14:12 72-58=16', '18:8 86-44=72'],
  ],
  [
    'hokum',
    'JH 8H 7H JC . AH 10H AC 7D . QH KC 8S JD . KH QS 10C 8C . 9H JS 9S 9C .',
    [
      '11:7 96-66=56, 12:6 100-62=2, 12:6 103-59=2, 12:6 104-58=2, 12:6 99-63=2, 13:5 110-52=6',
      '13:5 111-51=6, 13:5 112-50=2, 13:5 113-49=2, 14:4 117-45=4, 14:4 120-42=6, 14:4 121-41=6',
      '14:4 123-39=4, 14:4 124-38=4, 15:3 127-35=2, 15:3 128-34=2, 15:3 130-32=2, 15:3 131-31=2',
      '15:3 134-28=2, 15:3 135-27=4, 15:3 136-26=2, 16:2 144-18=4, 16:2 145-17=10, 16:2 146-16=6',
      '17:1 148-14=4, 17:1 149-13=4, 17:1 155-7=2, 17:1 156-6=2, 18:0 159-3=4, 27:0 162-0=12',
    ],
  ],
  [
    'locked',
    'KS JS 7S 7D . 7C KC AC 9C . QD 9D JH 8D . AS 10S 8S 10D . AH 8H 7H JC .',
    [
      '27:0 162-0=144, 34:0 127-35=8, 34:0 128-34=8, 34:0 133-29=6, 34:0 134-28=6, 34:0 136-26=8',
      '34:0 137-25=18, 34:0 138-24=22, 34:0 139-23=12, 34:0 142-20=6, 34:0 143-19=6, 34:0 144-18=8',
      '34:0 145-17=8, 34:0 146-16=10, 34:0 147-15=10, 34:0 148-14=12, 34:0 149-13=12',
    ],
  ],
] as const)('[BAL-16.1] endings of three cards, %s', (kind, played, counts) => {
  const { state } = script(`${CALLS[kind]} ${played}`);
  const found = [...endings(baloot, state, isPlay, result)].map(([what, lines]) => `${what}=${lines}`);
  expect(found.sort()).toEqual(counts.flatMap(line => line.split(', ')).sort());
});

const SUN_ORDER = ['7', '8', '9', 'J', 'Q', 'K', '10', 'A'];
const SUN_ABNAT = [0, 0, 0, 2, 3, 4, 10, 11];
const place = (card: Card): number => SUN_ORDER.indexOf(card.slice(0, -1));

/** Sun on bare arrays, written from the rules alone: every line, by the Abnat of seats 0 and 2, the last trick's ten among them. */
const bluntSun = (hands: readonly (readonly Card[])[], trick: Trick, turn: Seat, won: number): Map<number, number> => {
  const led = trick[0] && suitOf(trick[0].card);
  const own = hands[turn] ?? [];
  const counts = new Map<number, number>();
  const followers = own.filter(card => suitOf(card) === led);
  for (const card of followers.length > 0 ? followers : own) {
    const fallen = [...trick, { seat: turn, card }];
    const rest = hands.map((hand, seat) => (seat === turn ? hand.filter(other => other !== card) : hand));
    const lines = fallen.length < 4 ? bluntSun(rest, fallen, (turn + 1) % 4, won) : bluntTaken(rest, fallen, won);
    for (const [abnat, count] of lines) counts.set(abnat, (counts.get(abnat) ?? 0) + count);
  }
  return counts;
};

const bluntTaken = (hands: readonly (readonly Card[])[], trick: Trick, won: number): Map<number, number> => {
  const suit = suitOf(trick[0]!.card);
  const best = trick
    .filter(play => suitOf(play.card) === suit)
    .reduce((most, play) => (place(play.card) > place(most.card) ? play : most));
  const last = hands.every(hand => hand.length === 0);
  const abnat = trick.reduce((sum, { card }) => sum + (SUN_ABNAT[place(card)] ?? 0), last ? 10 : 0);
  const now = won + (sideOf(best.seat) === 0 ? abnat : 0);
  return last ? new Map([[now, 1]]) : bluntSun(hands, [], best.seat, now);
};

/** The deal turned so that each side buys it once. */
test.each([1, 2])(
  '[BAL-11.3] endings of four cards in Sun come to what bare arrays come to: deal turned by %i',
  turn => {
    const [a, b, c, d] = DEAL.hands;
    const turned = [a, b, c, d, a, b, c].slice(turn, turn + 4) as [string, string, string, string];
    const taker = (4 - turn) % 4;
    let { state } = script(`${'pass '.repeat(taker)}sun`, {}, { ...DEAL, taker, hands: turned });
    while (state.tricks.length < 4) {
      const [wait] = baloot.waits(state);
      const decision = wait && 'lapse' in wait ? baloot.decide(state, wait.on, wait.lapse) : undefined;
      if (!decision?.ok) throw new Error('the round does not go on');
      state = decision.after;
    }
    const found = endings(baloot, state, isPlay, at => {
      const raw = result(at)?.split(' ')[1];
      return raw?.split('-')[0];
    });
    const blunt = bluntFromRest(
      state,
      state.hands.map(hand => hand.cards),
    );
    expect(new Map([...found].map(([abnat, lines]) => [Number(abnat), lines]))).toEqual(blunt);
  },
);

/** Four tricks lie in the past; who took the last of them leads. */
const bluntFromRest = (state: BalootState, hands: readonly (readonly Card[])[]): Map<number, number> => {
  let [won, leader] = [0, 0];
  for (const trick of state.tricks) {
    const best = trick
      .filter(play => suitOf(play.card) === suitOf(trick[0]!.card))
      .reduce((most, play) => (place(play.card) > place(most.card) ? play : most));
    leader = best.seat;
    if (sideOf(best.seat) === 0) won += trick.reduce((sum, { card }) => sum + (SUN_ABNAT[place(card)] ?? 0), 0);
  }
  return bluntSun(hands, [], leader, won);
};
