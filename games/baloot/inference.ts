import { type Card, type Seat, suitOf } from '@majlis/kernel';
import { SEATS } from './auction/contract.ts';
import { cardsPlayed, factsOf } from './derived.ts';
import { playable } from './play/duty.ts';
import { type PastPlay, pastPlayOf, type QaydGround, violations } from './qayd/qayd.ts';
import { TRICKS } from './score/kaboot.ts';
import type { BalootState } from './state.ts';

/** BAL-15.1, BAL-19.1  The cards that everybody knows were right: all of them, or those the house has looked at. */
export const surelyRight = (state: BalootState): readonly Card[] => {
  if (state.options.enforcement === 'strict') return cardsPlayed(state);
  if (state.options.botQayd !== 'instant') return [];
  const course = state.phase.kind === 'qayd' ? state.phase.resume : state.phase;
  const ended = state.rulings.find(({ loser }) => loser !== null);
  const unseen = course.kind === 'taken' || course.kind === 'grace' || ended !== undefined;
  const looked = (unseen ? state.tricks.slice(0, -1) : state.tricks).flat().map(({ card }) => card);
  if (ended?.by !== 'house' || ended.card === null) return looked;
  const last = (state.tricks.at(-1) ?? []).map(({ card }) => card);
  return [...looked, ...last.slice(0, last.indexOf(ended.card))];
};

/** Something a past card tells of the hand it came from: whether it can have held this card too. */
export interface Inference {
  readonly seat: Seat;
  rulesOut(card: Card): boolean;
}

/** What the play so far tells of the hands. */
export const inferencesOf = (state: BalootState): readonly Inference[] => {
  const facts = factsOf(state);
  const told = (card: Card, rulesOut: (move: PastPlay) => Inference['rulesOut']): readonly Inference[] => {
    const move = pastPlayOf(card, facts);
    return move && !tellsNothing(move) ? [{ seat: move.seat, rulesOut: rulesOut(move) }] : [];
  };
  return [
    ...surelyRight(state).flatMap(card => told(card, move => other => wrongsWith(move, other).length > 0)),
    ...state.rulings.flatMap(({ ground, card, guilty, proof }) => {
      if (card === null || ground === 'falseAkka') return [];
      return told(
        card,
        move => other => (guilty ? isMissing(move, proof, other) : wrongsWith(move, other).includes(ground)),
      );
    }),
  ];
};

/** A free lead, and a side suit that was followed. */
const tellsNothing = ({ card, trick, situation }: PastPlay): boolean => {
  const lead = trick[0];
  if (!lead) return !situation.locked;
  return suitOf(card) === suitOf(lead.card) && suitOf(card) !== situation.trump;
};

/** What the move would have been guilty of, had the hand held this card. */
const wrongsWith = (move: PastPlay, other: Card): readonly QaydGround[] => {
  const size = TRICKS - move.played.length / SEATS;
  return violations({ ...move, calledAkka: false, hand: [other, ...Array<Card>(size - 1).fill(move.card)] });
};

/** A proof names every card that the accused was bound to play: they held no other such card. */
const isMissing = (move: PastPlay, proof: readonly Card[], other: Card): boolean =>
  !proof.includes(other) &&
  playable([...proof, move.card, other], move.seat, move.trick, move.situation).includes(other);
