import type { BalootAction, BalootState } from '@majlis/baloot';
import { bySeat, type Card, rankOf, type Seat, type Suit, suitOf } from '@majlis/kernel';
import type { Reason } from '../judge.ts';
import { type Belief, beliefOf } from './belief.ts';
import { ACE, above, size, suitOfBit, TEN } from './deck.ts';
import { handAt, isTrump, overtakes } from './playout.ts';

/** Why another action was better. Each is given only where its condition holds in the position. */
export const REASONS = [
  'partner-had-it',
  'fed-opponents',
  'feed-partner',
  'could-take',
  'bared-ten',
  'draw-trumps',
  'trumps-were-out',
  'winner-to-cash',
  'sun-without-aces',
  'hokum-without-jack',
  'strong-trumps',
  'strong-aces',
] as const;

type BalootReasonKind = (typeof REASONS)[number];

type Given = Reason<BalootReasonKind> | undefined;

const given = (kind: BalootReasonKind, cards: readonly Card[], seats: readonly Seat[] = []): Given => ({
  kind,
  seats,
  cards,
});

export const reasonOf = (view: BalootState, seat: Seat, action: BalootAction, best: BalootAction): Given => {
  if (action.kind !== 'play' || best.kind !== 'play') return ofCall(view, seat, action, best);
  const belief = beliefOf(view, seat);
  const [done, better] = [belief.deck.bit(action.card), belief.deck.bit(best.card)];
  const kind = belief.playout.laid === 0 ? ofLead(belief, done, better) : ofAnswer(belief, done, better);
  if (!kind) return undefined;
  return given(kind, [action.card, best.card], kind === 'partner-had-it' ? [belief.playout.holder] : []);
};

/** What the others may hold between them. */
const outside = ({ seat, playout, unknown }: Belief): number =>
  playout.hands.reduce((all, hand, at) => (at === seat ? all : all | hand), unknown);

const isUnbeaten = (bit: number, belief: Belief): boolean => {
  const out = outside(belief);
  return (above(bit) & out) === 0 && (isTrump(bit, belief.duties) || (out & belief.duties.trumps) === 0);
};

const ofLead = (belief: Belief, done: number, better: number): BalootReasonKind | undefined => {
  const { duties } = belief;
  const trumpsOut = outside(belief) & duties.trumps;
  const [led, wanted] = [isTrump(done, duties), isTrump(better, duties)];
  if (led && !wanted && trumpsOut === 0) return 'trumps-were-out';
  if (!led && wanted && trumpsOut !== 0 && isUnbeaten(better, belief)) return 'draw-trumps';
  if (isUnbeaten(better, belief) && !isUnbeaten(done, belief)) return 'winner-to-cash';
  return baresTen(belief, done) && !baresTen(belief, better) ? 'bared-ten' : undefined;
};

const DEAR = 10;

const ofAnswer = (belief: Belief, done: number, better: number): BalootReasonKind | undefined => {
  const { playout, duties, seat } = belief;
  const { best, laid, holder, pot } = playout;
  const last = laid === 3;
  const [took, takes] = [overtakes(done, best, duties.trumps), overtakes(better, best, duties.trumps)];
  const [cost, price] = [duties.worth[done] ?? 0, duties.worth[better] ?? 0];
  const partnerHolds = holder === (seat + 2) % 4;
  if (partnerHolds && (last || isUnbeaten(best, belief))) {
    if (took && !takes) return 'partner-had-it';
    return !took && !takes && price >= DEAR && cost < DEAR ? 'feed-partner' : undefined;
  }
  if (partnerHolds) return undefined;
  if (!took && takes && pot >= DEAR && (last || isUnbeaten(better, belief))) return 'could-take';
  if (!took && !takes && cost >= DEAR && price < DEAR && (last || isUnbeaten(best, belief))) return 'fed-opponents';
  return !took && baresTen(belief, done) && !baresTen(belief, better) ? 'bared-ten' : undefined;
};

/** Whether the card leaves a ten alone while its Ace is out. */
const baresTen = (belief: Belief, bit: number): boolean => {
  if (isTrump(bit, belief.duties) || (bit & 7) === TEN) return false;
  const base = bit & 24;
  const mine = handAt(belief.playout, belief.seat) & suitOfBit(bit);
  return size(mine) === 2 && (mine >>> (base + TEN)) % 2 === 1 && (outside(belief) >>> (base + ACE)) % 2 === 1;
};

const FEW_ACES = 1;
const MANY_ACES = 3;
const MANY_TRUMPS = 4;

const ofCall = (view: BalootState, seat: Seat, action: BalootAction, best: BalootAction): Given => {
  const own = bySeat(view.hands, seat).cards;
  const held = view.floor ? [...own, view.floor] : own;
  const aces = held.filter(card => rankOf(card) === 'A');
  if (best.kind === 'pass') {
    if (action.kind === 'sun' && aces.length <= FEW_ACES) return given('sun-without-aces', aces);
    if (action.kind === 'hokum' && !held.includes(`J${action.suit}`)) {
      return given('hokum-without-jack', trumpsOf(held, action.suit));
    }
    return undefined;
  }
  if (action.kind !== 'pass') return undefined;
  if (best.kind === 'sun' && aces.length >= MANY_ACES) return given('strong-aces', aces);
  const trumps = best.kind === 'hokum' ? trumpsOf(held, best.suit) : [];
  const hasJack = trumps.some(card => rankOf(card) === 'J');
  return trumps.length >= MANY_TRUMPS && hasJack ? given('strong-trumps', trumps) : undefined;
};

const trumpsOf = (cards: readonly Card[], suit: Suit): readonly Card[] => cards.filter(card => suitOf(card) === suit);
