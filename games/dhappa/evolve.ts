import { type Card, EMPTY, never, openPile, type Pile, type Seat, showing, without } from '@majlis/kernel';
import type { DhappaEvent } from './action.ts';
import { afterEvent, afterUndo, gained, withHand } from './plays/undo.ts';
import { inOrder } from './runs/face.ts';
import { type DhappaState, newTurn, open, type RoundResult } from './state.ts';

export const evolve = (state: DhappaState, event: DhappaEvent): DhappaState => {
  switch (event.kind) {
    case 'firstChosen':
      return { ...state, phase: 'deal', first: event.seat };
    case 'dealt':
      return afterDeal(state, event.hands, event.draw);
    case 'turnedUp':
      return afterTurnUp(state, event.card, event.buried);
    case 'drawn':
      return afterDraw(state, event.seat, event.packet);
    case 'picked':
      return afterPick(state, event.seat, event.cards, event.duty);
    case 'pickReturned':
      return afterReturn(state, event.seat);
    case 'melded':
    case 'extended':
    case 'swapped':
    case 'shifted':
    case 'merged':
      return afterEvent(state, event);
    case 'undone':
      return afterUndo(state, event.seat, event.back);
    case 'discarded':
      return afterDiscard(state, event.seat, event.card);
    case 'burnt':
      return { ...state, discards: [], burnt: [...state.burnt, ...event.cards] };
    case 'passed':
      return { ...state, phase: 'pick', turn: newTurn(event.to) };
    case 'roundEnded':
      return afterRound(state, event.result, event.hands);
    case 'roundOpened':
      return { ...gathered(state), phase: 'deal', first: event.first };
    case 'ended':
      return { ...state, phase: 'over', outcome: event.outcome };
    case 'lapsed':
      return { ...state, turn: { ...state.turn, lapsed: true } };
    case 'left':
      return state;
    default:
      return never(event);
  }
};

/** The cards of a round together again. */
const gathered = (state: DhappaState): DhappaState => ({
  ...open(state.options, state.seats),
  rounds: state.rounds,
});

const afterDeal = (state: DhappaState, hands: readonly Pile[], draw: Pile): DhappaState => ({
  ...state,
  phase: 'pick',
  hands: hands.map(hand => gained(EMPTY, hand)),
  draw,
  turn: newTurn(state.first),
});

const afterTurnUp = (state: DhappaState, card: Card, buried: readonly Card[]): DhappaState => {
  const rest = without(state.draw, [card, ...buried]);
  const draw = { cards: [...buried, ...rest.cards], shown: buried, hidden: rest.hidden };
  return { ...state, draw, discards: [card] };
};

/** A packet that leaves a pile: by name where it is known here, else by number. */
const lessPacket = (pile: Pile, packet: Pile): Pile => {
  const left = without(pile, packet.cards);
  return { ...left, hidden: left.hidden - packet.hidden };
};

const afterDraw = (state: DhappaState, seat: Seat, packet: Pile): DhappaState => ({
  ...state,
  phase: 'play',
  hands: withHand(state, seat, hand => gained(hand, packet)),
  draw: lessPacket(state.draw, packet),
  turn: { ...state.turn, drawn: packet.shown.length > 0 ? null : (packet.cards[0] ?? null) },
});

const afterPick = (state: DhappaState, seat: Seat, cards: readonly Card[], duty: Card | null): DhappaState => ({
  ...state,
  phase: 'play',
  hands: withHand(state, seat, hand => gained(hand, openPile(cards))),
  discards: state.discards.slice(0, -cards.length),
  turn: { ...state.turn, taken: cards, duty },
});

const afterReturn = (state: DhappaState, seat: Seat): DhappaState => ({
  ...state,
  phase: 'pick',
  hands: withHand(state, seat, hand => without(hand, state.turn.taken)),
  discards: [...state.discards, ...state.turn.taken],
  turn: { ...state.turn, taken: [], duty: null, cancelled: true },
});

const afterDiscard = (state: DhappaState, seat: Seat, card: Card): DhappaState => ({
  ...state,
  hands: withHand(state, seat, hand => without(hand, [card])),
  discards: [...state.discards, card],
  turn: newTurn(seat),
  past: [...state.past, { seat, taken: state.turn.taken, discarded: card }],
});

/** DHA-9.1  All hands are shown. */
const afterRound = (state: DhappaState, result: RoundResult, hands: readonly (readonly Card[])[]): DhappaState => ({
  ...state,
  phase: 'summary',
  rounds: [...state.rounds, result],
  hands: state.hands.map((hand, seat) => {
    const shown = showing(hand, hands[seat] ?? []);
    return { ...shown, cards: inOrder(shown.cards), shown: inOrder(shown.shown) };
  }),
});
