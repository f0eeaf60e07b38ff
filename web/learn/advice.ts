import type { Card, Seat } from '@majlis/kernel';
import type { LoadedRules } from '@/store/loaded.ts';

/** What a seat is asked now. */
type Ask = 'bid' | 'pick' | 'discard' | 'play';

export interface Advice {
  readonly ask: Ask;
  /** Why cards of the hand are grey, in the rules' own word; null: none is. */
  readonly grey: string | null;
}

/** By the kinds of what is offered, the first that fits; whatever else may be done then is done on the way. */
const ASKS: readonly { readonly ask: Ask; readonly kinds: readonly string[] }[] = [
  { ask: 'pick', kinds: ['draw', 'npick'] },
  { ask: 'discard', kinds: ['discard', 'meld', 'extend', 'swap', 'shift', 'merge'] },
  { ask: 'play', kinds: ['play', 'select', 'lock'] },
];

const askOf = (kinds: ReadonlySet<string>): Ask =>
  ASKS.find(one => one.kinds.some(kind => kinds.has(kind)))?.ask ?? 'bid';

/** Why the rules refuse a card that is held. */
const refusalIn = (
  { game, words }: LoadedRules,
  view: unknown,
  seat: Seat,
  cards: readonly Card[],
  offered: ReadonlySet<string>,
): string | null => {
  for (const card of cards) {
    const action = offered.has(card) ? undefined : words.read(card);
    const decision = action && game.decide(view, seat, action);
    if (decision && !decision.ok) return decision.reason;
  }
  return null;
};

/** What whoever is new is told on their turn, going by what the seat sees; null: it is not their turn. */
export const adviceFor = (rules: LoadedRules, view: unknown, seat: Seat, cards: readonly Card[]): Advice | null => {
  const { game, words } = rules;
  if (!game.waits(view).some(({ on }) => on === seat)) return null;
  const offers = game.offers(view, seat);
  if (offers.length === 0) return null;
  const ask = askOf(new Set(offers.map(({ kind }) => kind)));
  const played = new Set(offers.filter(({ kind }) => kind === 'play').map(offer => words.write(offer)));
  return { ask, grey: ask === 'play' && played.size > 0 ? refusalIn(rules, view, seat, cards, played) : null };
};

/** The rule behind a refusal: where its text begins. */
const RULES: { readonly [reason: string]: string } = {
  'baloot/must-follow': 'BAL-11.2',
  'baloot/must-trump': 'BAL-11.4d',
  'baloot/must-overtrump': 'BAL-11.4e',
  'baloot/locked-lead': 'BAL-13.1',
  'turup/must-follow-suit': 'TUR-5.2',
  'turup/trump-not-broken': 'TUR-7.4',
};

export const ruleOf = (game: string, reason: string): string | undefined => RULES[`${game}/${reason}`];
