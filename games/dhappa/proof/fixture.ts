import { type Card, cards as parseCards, pileOf, type Side } from '@majlis/kernel';
import { type DhappaOptions, options } from '../options.ts';
import { inOrder, isWild, placeOf } from '../runs/face.ts';
import type { Run, RunId, Shape } from '../runs/run.ts';
import { shapeOf } from '../runs/shape.ts';
import { type DhappaState, open } from '../state.ts';

/** A run as examples write it: its cards low to high, or a set; 2s parked on it; whose it is. */
export interface FixtureRun {
  readonly id?: string;
  readonly team?: 'A' | 'B';
  readonly cards?: readonly string[];
  readonly set?: readonly string[];
  readonly parked?: readonly string[];
}

export interface FixtureState {
  readonly players?: number;
  readonly hands: readonly (readonly string[])[];
  readonly draw: readonly string[];
  readonly pile: readonly string[];
  readonly opened?: readonly boolean[];
  readonly runs?: readonly FixtureRun[];
}

export const rulesOf = (chosen: Partial<DhappaOptions> | undefined): DhappaOptions => ({
  ...options.presets.default,
  ...chosen,
});

/** `7C` is the first copy. */
export const cardOf = (text: string): Card => {
  const [card] = parseCards(text.includes('#') ? text : `${text}#1`);
  if (!card) throw new Error(`not a card: ${text}`);
  return card;
};

export const cardsOf = (texts: readonly string[]): Card[] => texts.map(cardOf);

/** The shape of a run on the table; unlike a new one it may hold anything that lawful play leads to. */
export const shapeIn = ({ cards, set, parked }: FixtureRun): Shape => {
  const rules = { ...options.presets.default, minNatRun: 1 } as const;
  const shape = set ? shapeOf('set', cardsOf(set), rules) : shapeOf('run', cardsOf(cards ?? []), rules);
  if (!shape.ok) throw new Error(`no run: ${shape.reason}`);
  return shape.value.form === 'run' ? { ...shape.value, parked: cardsOf(parked ?? []) } : shape.value;
};

/** Laid by the first seat of its team. */
export const runNumbered = (fixture: FixtureRun, number: number): Run => {
  const side: Side = fixture.team === 'B' ? 1 : 0;
  const id: RunId = `r${number}`;
  return { ...shapeIn(fixture), id, side, by: side };
};

/** The middle of a round, seat 0 to pick. */
export const stateOf = (given: FixtureState, rules: DhappaOptions): DhappaState => {
  const runs = (given.runs ?? []).map((run, i) => runNumbered(run, i + 1));
  const seats = given.players ?? given.hands.length;
  return {
    ...open(rules, seats),
    phase: 'pick',
    hands: given.hands.map(hand => pileOf(inOrder(cardsOf(hand)))),
    draw: pileOf(cardsOf(given.draw)),
    discards: cardsOf(given.pile),
    runs,
    laid: runs.length,
    opened: given.opened ?? given.hands.map(() => false),
  };
};

/** An unordered selection as the form it most looks like: all of one rank is a set, anything else a run. */
export const guessedForm = (cards: readonly Card[]): 'run' | 'set' => {
  const places = new Set(cards.filter(card => !isWild(card)).map(placeOf));
  const naturals = cards.filter(card => !isWild(card)).length;
  return places.size === 1 && naturals > 1 ? 'set' : 'run';
};
