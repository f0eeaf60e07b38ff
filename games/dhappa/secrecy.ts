import { covered, never, type Pile, type Viewer } from '@majlis/kernel';
import type { DhappaEvent } from './action.ts';
import type { DhappaState } from './state.ts';

/** DHA-12.1  A player sees the own hand and all that lies open; of other hands, what was taken in view of all. */
export const view = (state: DhappaState, viewer: Viewer): DhappaState => ({
  ...state,
  hands: handsFor(state.hands, viewer),
  draw: covered(state.draw),
  turn: state.turn.seat === viewer ? state.turn : { ...state.turn, drawn: null },
});

const handsFor = (hands: readonly Pile[], viewer: Viewer): Pile[] =>
  hands.map((hand, seat) => (seat === viewer ? hand : covered(hand)));

/** Public events are listed by name: a new kind says here who may know it, or it does not compile. */
export const mask = (event: DhappaEvent, viewer: Viewer): DhappaEvent => {
  switch (event.kind) {
    case 'dealt':
      return { ...event, hands: handsFor(event.hands, viewer), draw: covered(event.draw) };
    case 'drawn':
      return event.seat === viewer ? event : { ...event, packet: covered(event.packet) };
    case 'undone':
      return event.seat === viewer ? event : { ...event, back: covered(event.back) };
    case 'firstChosen':
    case 'turnedUp':
    case 'lapsed':
    case 'picked':
    case 'pickReturned':
    case 'melded':
    case 'extended':
    case 'swapped':
    case 'shifted':
    case 'merged':
    case 'discarded':
    case 'burnt':
    case 'passed':
    case 'left':
    case 'roundEnded':
    case 'roundOpened':
    case 'ended':
      return event;
    default:
      return never(event);
  }
};
