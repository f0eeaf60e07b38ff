import { type Seat, sideOf } from '@majlis/kernel';
import type { Seen } from '@/store/seen.ts';

export type RoomPlace = 's' | 'e' | 'ne' | 'n' | 'nw' | 'w';

const ROUND: { readonly [size: number]: readonly RoomPlace[] } = {
  2: ['s', 'n'],
  4: ['s', 'e', 'n', 'w'],
  6: ['s', 'e', 'ne', 'n', 'nw', 'w'],
};

/** Where a seat is drawn as it will be in play: mine in the south, the next one to its right, or to its left. */
export const roomPlace = (seat: Seat, me: Seat, size: number, turn: 'clockwise' | 'counter'): RoomPlace =>
  ROUND[size]?.[((turn === 'clockwise' ? me - seat : seat - me) + size) % size] ?? 's';

export const sideAt = (seat: Seat, me: Seat): 'us' | 'them' => (sideOf(seat) === sideOf(me) ? 'us' : 'them');

/** What drives the screen: waiting, ready, playing, match_end. */
export const roomState = ({ table }: Seen): 'waiting' | 'ready' | 'playing' | 'match_end' => {
  if (table?.phase === 'playing') return 'playing';
  if (table?.phase === 'starting' || table?.chairs.every(({ sitter }) => sitter)) return 'ready';
  return table?.ending ? 'match_end' : 'waiting';
};
