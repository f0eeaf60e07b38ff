import type { DhappaState, Run } from '@majlis/dhappa';
import { type Card, isJoker, nextSeat, type Side, sideOf, suitOf } from '@majlis/kernel';
import { isNatural, isWild, placeOf } from './card.ts';

/** Whether the next player could lay this card at once on what lies on the table. */
export const suits = ({ runs, opened, turn, seats }: DhappaState, card: Card): boolean => {
  const next = nextSeat(turn.seat, seats);
  return opened[next] === true && isNatural(card) && runs.some(run => takes(run, card, sideOf(next)));
};

const takes = (run: Run, card: Card, side: Side): boolean => {
  const own = run.side === side;
  if (run.form === 'set') return own && card.startsWith(run.rank);
  if (run.suit !== suitOf(card)) return false;
  const place = placeOf(card);
  const there = run.cards[place - run.low];
  if (there) return isJoker(there) || (own && isWild(there));
  return own && (place === run.low - 1 || place === run.low + run.cards.length);
};
