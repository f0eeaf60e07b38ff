import { bySeat, type Seat, seatsFrom, sideOf, sizeOf } from '@majlis/kernel';
import { handOrder, hasToken, powerOf } from '@majlis/turup/for-web';
import type { Badge, SceneCard, SceneSeat } from '@/scene/props.ts';
import { sceneSeat } from '@/table/seats.ts';
import { bubbleOf } from '@/turup/bubbles.ts';
import { sideWord, toneOf } from '@/turup/phrases.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';
import { cardName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

/** X7 */
const DANGER_SECONDS = 3;

const TOKENS = ['peek', 'jumpIn', 'stealLead'];

const badgesOf = ({ state }: TurupViewModel, seat: Seat): readonly Badge[] => {
  const { phase, votes, contract, ready } = state;
  const power = powerOf(state);
  const voted = phase === 'vote' && votes.at(-1)?.ballots[seat] !== null;
  return [
    ...(voted ? [{ kind: 'tick' as const, label: say('turup.voted') }] : []),
    ...(phase === 'summary' && ready.includes(seat) ? [{ kind: 'tick' as const, label: say('turup.ready') }] : []),
    ...(contract?.declarer === seat ? [{ kind: 'host' as const, label: say('turup.declarer') }] : []),
    ...(power && TOKENS.includes(power) && hasToken(state, seat)
      ? [{ kind: 'token' as const, label: say('turup.token') }]
      : []),
  ];
};

/** REP-01 */
const openHand = ({ state }: TurupViewModel, seat: Seat): readonly SceneCard[] =>
  handOrder(bySeat(state.hands, seat).cards, state.trump).map(card => ({ card, label: cardName(card) }));

const countOf = ({ state, me, thrown }: TurupViewModel, seat: Seat): number => {
  const hand = state.hands[seat];
  return hand ? sizeOf(hand) - (thrown && seat === me ? 1 : 0) : 0;
};

const seatOf = (model: TurupViewModel, seat: Seat, now: number): SceneSeat => {
  const { state, seen } = model;
  const bubble = bubbleOf(model, seat);
  const side = sideOf(seat);
  return sceneSeat(seen, seat, now, DANGER_SECONDS, {
    team: { side: toneOf(side), name: sideWord(side) },
    cards: countOf(model, seat),
    dealer: state.phase !== 'dealer' && state.dealer === seat,
    ...(bubble && { bubble }),
    badges: badgesOf(model, seat),
    ...(seen.open && seat !== model.me && { shown: openHand(model, seat), upright: true }),
  });
};

export const seatsOf = (model: TurupViewModel, now: number): readonly SceneSeat[] =>
  seatsFrom(0, 4).map(seat => seatOf(model, seat, now));
