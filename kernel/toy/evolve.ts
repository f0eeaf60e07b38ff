import type { Card } from '../card.ts';
import { never } from '../never.ts';
import { without } from '../pile.ts';
import { type Seat, sideOf, withSeat } from '../seat.ts';
import type { Hush, HushEvent } from './state.ts';

export const evolve = (state: Hush, event: HushEvent): Hush => {
  switch (event.kind) {
    case 'dealt':
      return { ...state, phase: 'choose', hands: event.hands, stock: event.stock };
    case 'chose':
      return { ...state, choices: withSeat(state.choices, event.seat, { made: true, card: event.card }) };
    case 'opened':
      return afterOpening(state, event.cards, event.taker);
    case 'peeking':
      return { ...state, phase: 'peek', by: event.seat, at: event.at };
    case 'peeked':
      return {
        ...state,
        phase: 'choose',
        peeked: withSeat(state.peeked, event.seat, { at: state.at, card: event.card }),
      };
    case 'halting':
      return { ...state, phase: 'halt', by: event.seat, halted: [...state.halted, event.seat] };
    case 'marked':
      return { ...state, marks: withSeat(state.marks, event.seat, event.mark) };
    case 'resumed':
    case 'wentOn':
      return { ...state, phase: 'choose' };
    case 'ended':
      return { ...state, phase: 'over', end: event.outcome };
    default:
      return never(event);
  }
};

const afterOpening = (state: Hush, cards: readonly Card[], taker: Seat): Hush => {
  const [one, two] = state.points;
  return {
    ...state,
    phase: 'pause',
    hands: state.hands.map((hand, seat) => without(hand, cards.slice(seat, seat + 1))),
    choices: state.choices.map(() => ({ made: false, card: null })),
    played: [...state.played, ...cards],
    points: sideOf(taker) === 0 ? [one + 1, two] : [one, two + 1],
  };
};
