import {
  type Actor,
  accept,
  type Card,
  carriedOut,
  type Decision,
  type HouseAction,
  isShuffled,
  never,
  type Outcome,
  otherSide,
  type Permission,
  pileOf,
  refuse,
  type Seat,
  SUITS,
  sideOf,
} from '@majlis/kernel';
import type { TrunfoAction, TrunfoEvent, TrunfoReason } from './action.ts';
import { autoplay } from './autoplay.ts';
import { duel } from './duel.ts';
import { goesOn, verdict } from './ending.ts';
import { evolve } from './evolve.ts';
import { faultsOf, HAND } from './fairness.ts';
import { PACK, scoreOf, type TrunfoState } from './state.ts';

type Verdict = Permission<TrunfoEvent, TrunfoReason>;

export const decide = (
  state: TrunfoState,
  actor: Actor,
  action: TrunfoAction | HouseAction,
): Decision<TrunfoState, TrunfoEvent, TrunfoReason> => {
  const choice = actor === 'house' ? decideHouse(state, action) : decideSeat(state, actor, action);
  return carriedOut(state, choice, evolve, follow);
};

/**
 * What comes by itself. TRU-3.5: the second lock shows both cards at once; the rest of the time is dropped.
 * TRU-6.4: both ask while both are there, and a new match begins.
 */
const follow = ({ phase, choices: [one, two], trump, asking }: TrunfoState): TrunfoEvent | undefined => {
  if (asking.length === 2) return { kind: 'rematched' };
  const isShown = phase === 'selecting' && one.locked && two.locked;
  if (!isShown || !one.card || !two.card || !trump) return undefined;
  return { kind: 'revealed', cards: [one.card, two.card], winner: duel(one.card, two.card, trump) };
};

const decideHouse = (state: TrunfoState, action: TrunfoAction | HouseAction): Verdict => {
  switch (action.kind) {
    case 'rolled':
      return typeof action.value === 'number' ? turnTrump(state, action.value) : deal(state, action.value);
    case 'left':
      return leave(state, action.seat);
    case 'proceed':
      return proceed(state);
    default:
      return refuse('not-a-player');
  }
};

const decideSeat = (state: TrunfoState, seat: Seat, action: TrunfoAction | HouseAction): Verdict => {
  if (action.kind === 'rolled' || action.kind === 'left' || action.kind === 'proceed') return refuse('not-the-house');
  if (seat !== 0 && seat !== 1) return refuse('not-a-player');
  if (action.kind === 'rematch') return askRematch(state, seat);
  if (state.phase === 'over') return refuse('wrong-status');
  if (state.phase !== 'selecting') return refuse('wrong-phase');
  const { card, locked } = state.choices[seat];
  if (locked) return refuse('already-locked');
  switch (action.kind) {
    case 'select':
      return state.hands[seat].cards.includes(action.card)
        ? accept({ kind: 'selected', seat, card: action.card })
        : refuse('not-in-hand');
    case 'deselect':
      return accept({ kind: 'deselected', seat });
    case 'lock':
      return lock(state, seat, action.card ?? card, false);
    case 'lapse':
      return lock(state, seat, autoplay(state.hands[seat].cards, card), true);
    default:
      return never(action);
  }
};

/** TRU-2.1  The trump is turned before the deal. */
const turnTrump = (state: TrunfoState, index: number): Verdict => {
  if (state.phase !== 'trump') return refuse('wrong-phase');
  const suit = SUITS[index];
  return suit ? accept({ kind: 'trumpTurned', suit }) : refuse('not-the-pack');
};

/** TRU-2.6  A deal that is not fair is never played: the house throws again. */
const deal = (state: TrunfoState, cards: readonly Card[]): Verdict => {
  if (state.phase !== 'deal' || !state.trump) return refuse('wrong-phase');
  if (!isShuffled(cards, PACK)) return refuse('not-the-pack');
  const [one, two] = [cards.slice(0, HAND), cards.slice(HAND, 2 * HAND)];
  if (faultsOf(one, two, state.trump, state.options.minTrumps).length > 0) return refuse('unfair-deal');
  return accept({ kind: 'dealt', hands: [pileOf(one), pileOf(two)], unused: pileOf(cards.slice(2 * HAND)) });
};

const lock = (state: TrunfoState, seat: 0 | 1, card: Card | null, lapsed: boolean): Verdict => {
  if (!card) return refuse('nothing-selected');
  if (!state.hands[seat].cards.includes(card)) return refuse('not-in-hand');
  return accept({ kind: 'locked', seat, card, lapsed });
};

const proceed = (state: TrunfoState): Verdict => {
  if (state.phase !== 'result') return refuse('wrong-phase');
  if (goesOn(state)) return accept({ kind: 'tied' });
  const outcome = verdict(state);
  return accept(outcome ? { kind: 'ended', outcome } : { kind: 'roundOpened' });
};

/** TRU-6.1  The first to leave loses, unless the last round has already decided. */
const leave = (state: TrunfoState, seat: Seat): Verdict => {
  const left: TrunfoEvent = { kind: 'left', seat };
  if (state.phase === 'over') return accept(left);
  const fixed = state.phase === 'result' && !goesOn(state) ? verdict(state) : undefined;
  const forfeit: Outcome = { winner: otherSide(sideOf(seat)), scores: scoreOf(state.rounds), by: 'forfeit' };
  return accept<TrunfoEvent>(left, { kind: 'ended', outcome: fixed ?? forfeit });
};

/** TRU-6.4 */
const askRematch = (state: TrunfoState, seat: Seat): Verdict => {
  if (state.phase !== 'over') return refuse('wrong-status');
  if (state.options.rematch === 'off') return refuse('rematch-off');
  if (state.gone.length > 0) return refuse('opponent-left');
  return state.asking.includes(seat) ? refuse('already-asked') : accept({ kind: 'asked', seat });
};
