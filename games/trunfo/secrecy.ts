import { covered, never, type Pile, type Viewer } from '@majlis/kernel';
import type { TrunfoEvent } from './action.ts';
import type { TrunfoChoice, TrunfoState } from './state.ts';

/** TRU-7  A player sees the own hand and choice; of the other's, how many cards and whether one is locked. */
export const view = (state: TrunfoState, viewer: Viewer): TrunfoState => ({
  ...state,
  hands: handsFor(state.hands, viewer),
  unused: covered(state.unused),
  choices: [choiceFor(state.choices[0], viewer === 0), choiceFor(state.choices[1], viewer === 1)],
});

const handsFor = ([one, two]: readonly [Pile, Pile], viewer: Viewer): [Pile, Pile] => [
  viewer === 0 ? one : covered(one),
  viewer === 1 ? two : covered(two),
];

/** TRU-7.2  An unlocked selection is nobody else's business. */
const choiceFor = (choice: TrunfoChoice, own: boolean): TrunfoChoice => (own ? choice : { ...choice, card: null });

/** Public events are listed by name: a new kind says here who may know it, or it does not compile. */
export const mask = (event: TrunfoEvent, viewer: Viewer): TrunfoEvent | null => {
  switch (event.kind) {
    case 'dealt':
      return { ...event, hands: handsFor(event.hands, viewer), unused: covered(event.unused) };
    case 'selected':
    case 'deselected':
      return event.seat === viewer ? event : null;
    case 'locked':
      return event.seat === viewer ? event : { ...event, card: null };
    case 'trumpTurned':
    case 'revealed':
    case 'roundOpened':
    case 'tied':
    case 'left':
    case 'ended':
    case 'asked':
    case 'rematched':
      return event;
    default:
      return never(event);
  }
};
