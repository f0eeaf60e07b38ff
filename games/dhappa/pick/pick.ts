import { type Card, type Pile, refuse, type Seat } from '@majlis/kernel';
import type { DhappaEvent } from '../action.ts';
import { positionOf } from '../plays/position.ts';
import { type Ruled, ruled } from '../reason.ts';
import { isWild } from '../runs/face.ts';
import type { DhappaState } from '../state.ts';
import { type LayingPlan, planFor } from './plan.ts';

export interface Pick {
  /** Deepest first. */
  readonly cards: readonly Card[];
  /** The deepest card, if it has to be laid this turn. */
  readonly duty: Card | null;
  /** How it can be laid. */
  readonly plan: LayingPlan;
}

/** DHA-3.2  The top of the draw pile, seen by the player only, unless all know what was buried there. */
export const drawing = (draw: Pile, seat: Seat): DhappaEvent | undefined => {
  const card = draw.cards.at(-1);
  if (!card) return undefined;
  const shown = draw.shown.includes(card) ? [card] : [];
  return { kind: 'drawn', seat, packet: { cards: [card], shown, hidden: 0 } };
};

/** DHA-3.3  The top n cards of the discard pile, if the deepest of them can be laid this turn. */
export const pickOf = (state: DhappaState, seat: Seat, n: number): Ruled<Pick> => {
  if (!Number.isInteger(n) || n < 1 || n > state.discards.length) return refuse('bad-count');
  const cards = state.discards.slice(-n);
  const [deepest] = cards;
  if (!deepest || isFree(state, deepest)) return ruled({ cards, duty: null, plan: [] });
  const position = positionOf(state, seat);
  const plan = planFor({ ...position, hand: [...position.hand, ...cards] }, deepest);
  return plan.ok ? ruled({ cards, duty: deepest, plan: plan.value }) : plan;
};

/** DHA-3.8  No duty: a wild where the house says so, and the card turned up for the first player. */
const isFree = ({ options, past }: DhappaState, deepest: Card): boolean =>
  (options.npickWildFree && isWild(deepest)) || (options.initialDiscard === 'turnUp' && past.length === 0);

/** Every depth of the discard pile, with the plan that makes it lawful or the reason why it is not. */
export const depthsOf = (state: DhappaState, seat: Seat): readonly (Ruled<Pick> & { readonly n: number })[] =>
  state.discards.map((_, i) => ({ n: i + 1, ...pickOf(state, seat, i + 1) }));
