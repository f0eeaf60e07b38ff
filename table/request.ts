import type { Seat } from '@majlis/kernel';
import type { Hex } from '@majlis/kernel/dice';

/** What a person may ask of a table. The seat is never said: the connection knows whose it is. */
export type Request =
  | { readonly kind: 'sit'; readonly seat: Seat; readonly hash: Hex }
  | { readonly kind: 'bind'; readonly hash: Hex }
  | { readonly kind: 'move'; readonly seat: Seat }
  | { readonly kind: 'leave' }
  | { readonly kind: 'ready'; readonly ready: boolean }
  | { readonly kind: 'open'; readonly nonce: Hex }
  /** An action of the game, in the game's own word. */
  | { readonly kind: 'act'; readonly word: string }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'react'; readonly sign: string }
  | HostRequest;

/** What only the host may ask. */
export type HostRequest =
  | { readonly kind: 'swap'; readonly seats: readonly [Seat, Seat] }
  /** Who sits where, and with whom, is left to chance. */
  | { readonly kind: 'drawSeats' }
  | { readonly kind: 'kick'; readonly seat: Seat }
  | { readonly kind: 'passHost'; readonly seat: Seat }
  | { readonly kind: 'setOptions'; readonly options: unknown }
  | { readonly kind: 'seatBot'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'unseatBot'; readonly seat: Seat }
  | { readonly kind: 'start' }
  /** Bots act now. */
  | { readonly kind: 'hurry' };

export type TableReason =
  | 'closed'
  | 'full'
  | 'taken'
  | 'no-such-seat'
  | 'already-seated'
  /** Let the start fail too often here. */
  | 'turned-away'
  /** Somebody here has a name that can be taken for this one. */
  | 'name-taken'
  | 'not-seated'
  | 'not-the-host'
  | 'wrong-phase'
  | 'bad-hash'
  | 'bad-nonce'
  | 'bad-options'
  | 'private-only'
  | 'no-such-level'
  | 'no-bot-there'
  | 'nobody-there'
  | 'waiting-for-players'
  | 'not-bound'
  | 'not-agreed'
  | 'not-a-word'
  | 'not-now'
  | 'bot-has-the-hand'
  | 'too-long'
  | 'too-fast'
  | 'said-before'
  | 'no-such-sign'
  | 'may-not-talk'
  | 'busy'
  | 'fault';
