import { covered, type Pile, type Viewer } from '@majlis/kernel';
import type { Event } from './action.ts';
import type { State } from './state.ts';

/** DHA-12.1  A player sees the own hand and all that lies open; of other hands, what was taken in view of all. */
export const view = (state: State, viewer: Viewer): State => ({
  ...state,
  hands: handsFor(state.hands, viewer),
  draw: covered(state.draw),
  turn: state.turn.seat === viewer ? state.turn : { ...state.turn, drawn: null },
});

const handsFor = (hands: readonly Pile[], viewer: Viewer): Pile[] =>
  hands.map((hand, seat) => (seat === viewer ? hand : covered(hand)));

export const mask = (event: Event, viewer: Viewer): Event => {
  switch (event.kind) {
    case 'dealt':
      return { ...event, hands: handsFor(event.hands, viewer), draw: covered(event.draw) };
    case 'drawn':
      return event.seat === viewer ? event : { ...event, packet: covered(event.packet) };
    case 'undone':
      return event.seat === viewer ? event : { ...event, back: covered(event.back) };
    default:
      return event;
  }
};
