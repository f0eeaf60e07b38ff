import { type Card, type Seat, seatsFrom, sizeOf } from '@majlis/kernel';
import { bubbleOf } from '@/baloot/bubbles.ts';
import { type Glance, isSwept } from '@/baloot/glance.ts';
import type { SceneCard, SceneSeat } from '@/scene/props.ts';
import { sceneSeat } from '@/table/seats.ts';
import { cardName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

/** X7 */
const DANGER_AT = 3;

/** SAWA-02, SAWA-03  A claimed hand lies open until the round ends. */
const shownOf = (glance: Glance, seat: Seat): readonly SceneCard[] | undefined => {
  const { state, me } = glance;
  const claimed = !isSwept(glance) && state.claims.some(claim => claim.seat === seat);
  const cards: readonly Card[] = state.hands[seat]?.shown ?? [];
  return claimed && seat !== me && cards.length > 0 ? cards.map(card => ({ card, label: cardName(card) })) : undefined;
};

/** BID-05  Whether it is nobody else's business that a seat is awaited: it is asked for its Gablak. */
const isPrivate = ({ state, me }: Glance, seat: Seat): boolean =>
  seat !== me && state.phase.kind === 'bidding' && state.auction?.stage.kind === 'gablak';

const countOf = (glance: Glance, seat: Seat): number => {
  const hand = glance.state.hands[seat];
  if (!hand || isSwept(glance)) return 0;
  return sizeOf(hand) - (glance.thrown && seat === glance.me ? 1 : 0);
};

const seatOf = (glance: Glance, seat: Seat, now: number): SceneSeat => {
  const { state } = glance;
  const seen = isPrivate(glance, seat) ? { ...glance.seen, clocks: [] } : glance.seen;
  const [bubble, shown] = [bubbleOf(glance, seat), shownOf(glance, seat)];
  const bought = state.contract?.buyer === seat;
  return sceneSeat(seen, seat, now, DANGER_AT, {
    cards: countOf(glance, seat),
    dealer: state.dealer === seat,
    ...(bubble && { bubble }),
    ...(shown && { shown }),
    badges: bought ? [{ kind: 'host', label: say('baloot.buyer') }] : [],
  });
};

export const seatsOf = (glance: Glance, now: number): readonly SceneSeat[] =>
  seatsFrom(0, 4).map(seat => seatOf(glance, seat, now));
