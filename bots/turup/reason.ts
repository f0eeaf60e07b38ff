import type { Card } from '@majlis/kernel';
import type { Reason } from '../judge.ts';
import type { TurupBelief } from './belief.ts';
import { above, bitOf, TRUMPS } from './deck.ts';
import { isPartners, isSafe, sureCard } from './heuristic.ts';
import { isCut, sureLead } from './lead.ts';
import { allowed, type TurupPlayout, unseen } from './playout.ts';

/** Why another card was better. Each is given only where its condition holds in the position. */
export const REASONS = [
  'partner-had-it',
  'could-take',
  'lost-anyway',
  'winner-to-cash',
  'led-to-be-cut',
  'unguarded',
] as const;

type ReasonKind = (typeof REASONS)[number];

const overtakes = (code: number, best: number): boolean =>
  code >> 4 === best >> 4 ? code > best : code >> 4 === TRUMPS;

export const reasonOf = (belief: TurupBelief, card: Card, better: Card): Reason<ReasonKind> | undefined => {
  const { deck, playout } = belief;
  const [done, best] = [deck.code(card), deck.code(better)];
  const kind = playout.sat === 0 ? leading(belief, done, best) : following(belief, done, best);
  if (!kind) return undefined;
  const seats = kind === 'partner-had-it' ? [playout.holder] : [];
  return { kind, seats, cards: [card, better] };
};

const leading = ({ playout, seat, duties }: TurupBelief, done: number, best: number): ReasonKind | undefined => {
  if (isCut(playout, seat, done >> 4) && !isCut(playout, seat, best >> 4)) return 'led-to-be-cut';
  if (sureLead(playout, seat, allowed(playout, seat, duties)) === best && isBeatable(playout, seat, done)) {
    return 'winner-to-cash';
  }
  return undefined;
};

const isBeatable = (playout: TurupPlayout, seat: number, code: number): boolean =>
  (unseen(playout, seat, code >> 4) & above(code)) !== 0;

const following = ({ playout, seat }: TurupBelief, done: number, best: number): ReasonKind | undefined => {
  const [took, takes] = [overtakes(done, playout.best), overtakes(best, playout.best)];
  if (isPartners(playout, seat)) {
    return took && !takes && isSafe(playout, seat) ? 'partner-had-it' : undefined;
  }
  if (!took && takes && (sureCard(playout, seat) === best || isLast(playout, seat))) return 'could-take';
  if (!took && !takes && done >> 4 === best >> 4 && done > best) return 'lost-anyway';
  return !took && !takes && isGuard(playout, seat, done) && !isGuard(playout, seat, best) ? 'unguarded' : undefined;
};

const isLast = ({ sat }: TurupPlayout, seat: number): boolean => (sat | (1 << seat)) === 15;

/** Whether a card is all that keeps an honour from falling: two of a suit, the higher with one card out above it. */
const isGuard = (playout: TurupPlayout, seat: number, code: number): boolean => {
  const suit = code >> 4;
  const rest = (playout.hands[seat * 4 + suit] ?? 0) & ~bitOf(code);
  if (suit === TRUMPS || rest === 0 || (rest & (rest - 1)) !== 0 || rest < bitOf(code)) return false;
  const higher = unseen(playout, seat, suit) & ~(rest * 2 - 1);
  return higher !== 0 && (higher & (higher - 1)) === 0;
};
