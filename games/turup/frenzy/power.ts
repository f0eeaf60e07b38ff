import { bySeat, partnerOf, type Seat, sideOf, sizeOf } from '@majlis/kernel';
import type { TurupState } from '../state.ts';
import { after, SEATS } from '../turns.ts';

export type Power = 'heartPoints' | 'freeLead' | 'peek' | 'jumpIn' | 'stealLead';

export type PowerFault =
  | 'power-not-active'
  | 'token-used'
  | 'not-an-opponent'
  | 'empty-hand'
  | 'no-lead-yet'
  | 'already-led'
  | 'already-played'
  | 'your-turn-anyway'
  | 'your-lead-anyway';

/** TUR-7.2  What the trump suit gives to all four players in Frenzy. */
export const powerOf = ({ options, trump }: Pick<TurupState, 'options' | 'trump'>): Power | null => {
  if (options.mode === 'classic' || !trump) return null;
  return ({ H: 'heartPoints', S: 'freeLead', D: 'peek', C: options.clubsPower } as const)[trump];
};

/** TUR-7.6, TUR-7.7, TUR-7.8  Once in a deal for each player, (option) for each side where it is a peek. */
export const hasToken = (state: TurupState, seat: Seat): boolean =>
  !state.spent.includes(seat) &&
  !(state.options.peekPer === 'team' && powerOf(state) === 'peek' && state.spent.includes(partnerOf(seat)));

/** TUR-7.6  A peek is called on one's own turn, at an opponent who still holds cards. */
export const faultOfPeek = (state: TurupState, seat: Seat, target: Seat): PowerFault | 'not-your-turn' | undefined => {
  if (powerOf(state) !== 'peek') return 'power-not-active';
  if (state.turn !== seat) return 'not-your-turn';
  if (!hasToken(state, seat)) return 'token-used';
  if (!isSeat(target) || sideOf(target) === sideOf(seat)) return 'not-an-opponent';
  return sizeOf(bySeat(state.hands, target)) === 0 ? 'empty-hand' : undefined;
};

const isSeat = (seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < SEATS;

const hasPlayed = ({ trick }: TurupState, seat: Seat): boolean => trick.some(play => play.seat === seat);

/**
 * TUR-7.8  Who plays early must find a led trick, not have played to it, and not be on turn.
 * Only the leader's neighbour was on turn from the start; for the others see `isLateJump`.
 */
export const faultOfJump = (state: TurupState, seat: Seat): PowerFault | undefined => {
  if (powerOf(state) !== 'jumpIn') return 'power-not-active';
  if (state.trick.length === 0) return 'no-lead-yet';
  if (hasPlayed(state, seat)) return 'already-played';
  if (state.turn === seat) return 'your-turn-anyway';
  return hasToken(state, seat) ? undefined : 'token-used';
};

/** TUR-7.9  A jump-in that was overtaken by the turn coming round: the plain play of that turn. */
export const isLateJump = (state: TurupState, seat: Seat): boolean => {
  const lead = state.trick[0];
  if (powerOf(state) !== 'jumpIn' || !lead || state.turn !== seat || hasPlayed(state, seat)) return false;
  return seat !== after(lead.seat, state.options);
};

/** TUR-7.11  (option) In the moment before a lead another player may take it. */
export const faultOfSteal = (state: TurupState, seat: Seat): PowerFault | undefined => {
  if (powerOf(state) !== 'stealLead') return 'power-not-active';
  if (state.phase !== 'window') return 'already-led';
  if (state.turn === seat) return 'your-lead-anyway';
  return hasToken(state, seat) ? undefined : 'token-used';
};

/** Whether anybody but the leader could still steal this lead. */
export const isLeadContested = (state: TurupState): boolean =>
  powerOf(state) === 'stealLead' && [0, 1, 2, 3].some(seat => seat !== state.turn && hasToken(state, seat));
