import { handOrder } from '@majlis/baloot/for-web';
import { bySeat, type Card, type Seat, seatsFrom, sizeOf } from '@majlis/kernel';
import { bubbleOf } from '@/baloot/bubbles.ts';
import { type BalootViewModel, isSwept } from '@/baloot/view-model.ts';
import type { SceneCard, SceneSeat } from '@/scene/props.ts';
import { sceneSeat } from '@/table/seats.ts';
import { cardName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

/** X7 */
const DANGER_SECONDS = 3;

/** REP-01 */
const handOrderOf = ({ state }: BalootViewModel, seat: Seat): readonly SceneCard[] =>
  handOrder(bySeat(state.hands, seat).cards, state.contract?.trump ?? null, state.options).map(card => ({
    card,
    label: cardName(card),
  }));

/** SAWA-02, SAWA-03  A claimed hand lies open until the round ends. */
const shownOf = (model: BalootViewModel, seat: Seat): readonly SceneCard[] | undefined => {
  const { state, me, seen } = model;
  if (seen.open && seat !== me) return handOrderOf(model, seat);
  const claimed = !isSwept(model) && state.claims.some(claim => claim.seat === seat);
  const cards: readonly Card[] = state.hands[seat]?.shown ?? [];
  return claimed && seat !== me && cards.length > 0 ? cards.map(card => ({ card, label: cardName(card) })) : undefined;
};

/** BID-05  Whether it is nobody else's business that a seat is awaited: it is asked for its Gablak. */
const isPrivate = ({ state, me }: BalootViewModel, seat: Seat): boolean =>
  seat !== me && state.phase.kind === 'bidding' && state.auction?.stage.kind === 'gablak';

const countOf = (model: BalootViewModel, seat: Seat): number => {
  const hand = model.state.hands[seat];
  if (!hand || isSwept(model)) return 0;
  return sizeOf(hand) - (model.thrown && seat === model.me ? 1 : 0);
};

const seatOf = (model: BalootViewModel, seat: Seat, now: number): SceneSeat => {
  const { state } = model;
  const seen = isPrivate(model, seat) ? { ...model.seen, clocks: [] } : model.seen;
  const [bubble, shown] = [bubbleOf(model, seat), shownOf(model, seat)];
  const bought = state.contract?.buyer === seat;
  return sceneSeat(seen, seat, now, DANGER_SECONDS, {
    cards: countOf(model, seat),
    dealer: state.dealer === seat,
    ...(bubble && { bubble }),
    ...(shown && { shown, upright: model.seen.open !== false }),
    badges: bought ? [{ kind: 'host', label: say('baloot.buyer') }] : [],
  });
};

export const seatsOf = (model: BalootViewModel, now: number): readonly SceneSeat[] =>
  seatsFrom(0, 4).map(seat => seatOf(model, seat, now));
