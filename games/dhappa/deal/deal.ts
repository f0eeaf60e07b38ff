import { accept, type Card, isShuffled, type Permission, type Pile, pileOf, refuse } from '@majlis/kernel';
import type { DhappaEvent } from '../action.ts';
import type { DhappaReason } from '../reason.ts';
import { isNatural, PACK } from '../runs/face.ts';
import type { DhappaState } from '../state.ts';

const HANDS: { readonly [seats: number]: number } = { 4: 27, 6: 21 };

/** DHA-1.3  Cards in each hand at the deal; only four and six can play. */
export const handSize = (seats: number): number | undefined => HANDS[seats];

/** DHA-1.3  The hands in turn, and the rest is the draw pile. */
export const deal = (state: DhappaState, cards: readonly Card[]): Permission<DhappaEvent, DhappaReason> => {
  if (state.phase !== 'deal') return refuse('wrong-phase');
  if (!isShuffled(cards, PACK)) return refuse('not-the-pack');
  const size = handSize(state.seats) ?? 0;
  const hands = state.hands.map((_, seat): Pile => pileOf(cards.slice(seat * size, (seat + 1) * size)));
  const draw = cards.slice(state.seats * size);
  const dealt: DhappaEvent = { kind: 'dealt', hands, draw: pileOf(draw) };
  return state.options.initialDiscard === 'turnUp' ? accept(dealt, turnUp(draw)) : accept(dealt);
};

/** DHA-1.5  The uppermost natural card; wilds that come up before it are buried in view of all. */
const turnUp = (draw: readonly Card[]): DhappaEvent => {
  const at = draw.findLastIndex(isNatural);
  const card = draw[at];
  if (!card) throw new Error('a draw pile of wilds alone');
  return { kind: 'turnedUp', card, buried: draw.slice(at + 1) };
};
