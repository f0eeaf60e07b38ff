import { never } from '../never.ts';
import { covered } from '../pile.ts';
import type { Viewer } from '../seat.ts';
import type { Hush, HushEvent } from './state.ts';

export const view = (state: Hush, viewer: Viewer): Hush => ({
  ...state,
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : covered(hand))),
  stock: covered(state.stock),
  choices: state.choices.map((choice, seat) => (seat === viewer ? choice : { ...choice, card: null })),
  marks: state.marks.map((mark, seat) => (seat === viewer ? mark : 0)),
  peeked: state.peeked.map((peek, seat) => (seat === viewer ? peek : { ...peek, card: null })),
});

export const mask = (event: HushEvent, viewer: Viewer): HushEvent | null => {
  switch (event.kind) {
    case 'dealt':
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (seat === viewer ? hand : covered(hand))),
        stock: covered(event.stock),
      };
    case 'chose':
    case 'peeked':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'marked':
      return event.seat === viewer ? event : null;
    case 'opened':
    case 'peeking':
    case 'halting':
    case 'resumed':
    case 'wentOn':
    case 'ended':
      return event;
    default:
      return never(event);
  }
};
