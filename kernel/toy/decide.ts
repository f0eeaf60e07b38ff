import { type Card, isShuffled } from '../card.ts';
import { accept, carriedOut, type Decision, type HouseAction, type Permission, refuse } from '../game.ts';
import { pileOf, showing } from '../pile.ts';
import { type Actor, bySeat, type Seat, sideOf } from '../seat.ts';
import { evolve } from './evolve.ts';
import { type Hush, type HushAction, type HushEvent, type HushReason, PACK, seatsOf } from './state.ts';

export const decide = (
  state: Hush,
  actor: Actor,
  action: HushAction | HouseAction,
): Decision<Hush, HushEvent, HushReason> =>
  carriedOut(state, actor === 'house' ? decideHouse(state, action) : decideSeat(state, actor, action), evolve);

const decideHouse = (state: Hush, action: HushAction | HouseAction): Permission<HushEvent, HushReason> => {
  switch (action.kind) {
    case 'rolled':
      if (typeof action.value === 'number') return peekAt(state, action.value);
      return state.phase === 'shuffle' ? deal(state, action.value) : refuse('not-now');
    case 'left':
      return accept({ kind: 'ended', outcome: { winner: sideOf(action.seat + 1), scores: state.points, by: 'left' } });
    case 'proceed':
      return state.phase === 'pause' ? goOn(state) : refuse('not-now');
    default:
      return refuse('not-yours');
  }
};

const decideSeat = (state: Hush, seat: Seat, action: HushAction | HouseAction): Permission<HushEvent, HushReason> => {
  switch (action.kind) {
    case 'choose':
      return choose(state, seat, action.card);
    case 'peek':
      return mayPeek(state, seat, action.at) ? accept({ kind: 'peeking', seat, at: action.at }) : refuse('spent');
    case 'halt':
      return mayHalt(state, seat) ? accept({ kind: 'halting', seat, at: seat }) : refuse('spent');
    case 'mark':
      return state.phase === 'choose' ? accept({ kind: 'marked', seat, mark: action.mark }) : refuse('not-now');
    case 'go':
      return state.phase === 'halt' && state.by === seat ? accept({ kind: 'resumed' }) : refuse('not-now');
    case 'lapse':
      return choose(state, seat, bySeat(state.hands, seat).cards[0] ?? 'AS');
    default:
      return refuse('not-yours');
  }
};

const deal = (state: Hush, cards: readonly Card[]): Permission<HushEvent, HushReason> => {
  if (!isShuffled(cards, PACK)) return refuse('not-the-pack');
  const hands = seatsOf(state).map(seat => {
    const hand = cards.slice(seat * 3, seat * 3 + 3);
    return showing(pileOf(hand), hand.slice(0, 1));
  });
  return accept({ kind: 'dealt', hands, stock: pileOf(cards.slice(hands.length * 3)) });
};

const choose = (state: Hush, seat: Seat, card: Card): Permission<HushEvent, HushReason> => {
  if (state.phase !== 'choose' || bySeat(state.choices, seat).made) return refuse('not-now');
  if (!bySeat(state.hands, seat).cards.includes(card)) return refuse('not-in-hand');
  const chose: HushEvent = { kind: 'chose', seat, card };
  const cards = evolve(state, chose).choices.flatMap(choice => choice.card ?? []);
  if (cards.length < state.hands.length) return accept(chose);
  const ranks = cards.map(played => PACK.indexOf(played) % 4);
  return accept<HushEvent>(chose, { kind: 'opened', cards, taker: ranks.indexOf(Math.max(...ranks)) });
};

export const mayPeek = (state: Hush, seat: Seat, at: Seat): boolean =>
  state.phase === 'choose' && bySeat(state.peeked, seat).at === null && at !== seat && at < state.hands.length;

export const mayHalt = (state: Hush, seat: Seat): boolean => state.phase === 'choose' && !state.halted.includes(seat);

const peekAt = (state: Hush, index: number): Permission<HushEvent, HushReason> => {
  const card = bySeat(state.hands, state.at).cards[index];
  return state.phase === 'peek' && card ? accept({ kind: 'peeked', seat: state.by, card }) : refuse('not-now');
};

const goOn = (state: Hush): Permission<HushEvent, HushReason> => {
  if (state.hands.some(hand => hand.cards.length > 0)) return accept({ kind: 'wentOn' });
  const [one, two] = state.points;
  return accept({
    kind: 'ended',
    outcome: { winner: one === two ? null : one > two ? 0 : 1, scores: state.points, by: 'played' },
  });
};
