import {
  type Actor,
  accept,
  type Card,
  carriedOut,
  type Decision,
  type HouseAction,
  type Permission,
  refuse,
  type Seat,
} from '@majlis/kernel';
import type { DhappaAction, DhappaEvent, DhappaPlay } from './action.ts';
import { deal } from './deal/deal.ts';
import { evolve } from './evolve.ts';
import { lapse } from './lapse.ts';
import { drawing, pickOf } from './pick/pick.ts';
import { discarding } from './plays/discard.ts';
import { dutyFault } from './plays/duty.ts';
import { lay } from './plays/lay.ts';
import { playEvent } from './plays/play-event.ts';
import { positionOf } from './plays/position.ts';
import { undoing } from './plays/undo.ts';
import type { DhappaReason } from './reason.ts';
import { abandoned, nextFirst } from './score/ending.ts';
import type { DhappaState } from './state.ts';

type Verdict = Permission<DhappaEvent, DhappaReason>;

export const decide = (
  state: DhappaState,
  actor: Actor,
  action: DhappaAction | HouseAction,
): Decision<DhappaState, DhappaEvent, DhappaReason> =>
  carriedOut(state, actor === 'house' ? decideHouse(state, action) : decideSeat(state, actor, action), evolve);

const decideHouse = (state: DhappaState, action: DhappaAction | HouseAction): Verdict => {
  switch (action.kind) {
    case 'rolled':
      return typeof action.value === 'number' ? chooseFirst(state, action.value) : deal(state, action.value);
    case 'left':
      return action.seat in state.hands ? accept(...abandoned(state, action.seat)) : refuse('not-a-seat');
    case 'proceed':
      return state.phase === 'summary'
        ? accept({ kind: 'roundOpened', first: nextFirst(state) })
        : refuse('wrong-phase');
    default:
      return refuse('not-a-player');
  }
};

/** DHA-1.4  Chance says who begins the first round. */
const chooseFirst = (state: DhappaState, seat: number): Verdict => {
  if (state.phase !== 'first') return refuse('wrong-phase');
  return seat in state.hands ? accept({ kind: 'firstChosen', seat }) : refuse('not-a-seat');
};

const decideSeat = (state: DhappaState, seat: Seat, action: DhappaAction | HouseAction): Verdict => {
  if (action.kind === 'rolled' || action.kind === 'left' || action.kind === 'proceed') return refuse('not-the-house');
  const fault = untimely(state, seat, action);
  if (fault) return refuse(fault);
  switch (action.kind) {
    case 'draw':
      return draw(state, seat);
    case 'npick':
      return npick(state, seat, action.n);
    case 'cancelPick':
      return cancelPick(state, seat);
    case 'undo':
      return undo(state);
    case 'discard':
      return discard(state, seat, action.card);
    case 'lapse':
      return accept(...lapse(state, seat));
    default:
      return play(state, seat, action);
  }
};

/** DHA-3.1  Only the seat in turn, and first the pick. */
const untimely = ({ phase, turn }: DhappaState, seat: Seat, { kind }: DhappaAction): DhappaReason | undefined => {
  if (phase === 'summary' || phase === 'over') return 'round-over';
  if (phase !== 'pick' && phase !== 'play') return 'wrong-phase';
  if (turn.seat !== seat) return 'not-your-turn';
  const picks = kind === 'draw' || kind === 'npick';
  return kind === 'lapse' || picks === (phase === 'pick') ? undefined : 'wrong-phase';
};

const draw = ({ draw: pile }: DhappaState, seat: Seat): Verdict => {
  const event = drawing(pile, seat);
  return event ? accept(event) : refuse('draw-pile-empty');
};

const npick = (state: DhappaState, seat: Seat, n: number): Verdict => {
  const pick = pickOf(state, seat, n);
  return pick.ok ? accept({ kind: 'picked', seat, cards: pick.value.cards, duty: pick.value.duty }) : pick;
};

/** DHA-3.9  Once a turn, and only while the pick is untouched. */
const cancelPick = ({ turn }: DhappaState, seat: Seat): Verdict => {
  if (turn.taken.length === 0) return refuse('nothing-to-cancel');
  if (turn.steps.length > 0) return refuse('cancel-too-late');
  return turn.cancelled ? refuse('already-cancelled') : accept({ kind: 'pickReturned', seat });
};

const play = (state: DhappaState, seat: Seat, action: DhappaPlay): Verdict => {
  const lawful = lay(positionOf(state, seat), action);
  return lawful.ok ? accept(playEvent(state, action, lawful.value.laid)) : lawful;
};

const undo = (state: DhappaState): Verdict => {
  const event = undoing(state);
  return event ? accept(event) : refuse('nothing-to-undo');
};

const discard = (state: DhappaState, seat: Seat, card: Card): Verdict => {
  if (!state.hands[seat]?.cards.includes(card)) return refuse('not-in-hand');
  const fault = dutyFault(state);
  return fault ? refuse(fault) : accept(...discarding(state, seat, card));
};
