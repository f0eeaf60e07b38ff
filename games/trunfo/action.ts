import type { Card, Outcome, Pile, Seat, Suit } from '@majlis/kernel';

export type TrunfoAction =
  | { readonly kind: 'select'; readonly card: Card }
  | { readonly kind: 'deselect' }
  /** Without a card: lock the selected one. */
  | { readonly kind: 'lock'; readonly card: Card | null }
  /** Time is up for the seat. */
  | { readonly kind: 'lapse' }
  /** The house goes on after the result. */
  | { readonly kind: 'proceed' }
  | { readonly kind: 'rematch' };

export type TrunfoEvent =
  | { readonly kind: 'trumpTurned'; readonly suit: Suit }
  | { readonly kind: 'dealt'; readonly hands: readonly [Pile, Pile]; readonly unused: Pile }
  | { readonly kind: 'selected'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'deselected'; readonly seat: Seat }
  | { readonly kind: 'locked'; readonly seat: Seat; readonly card: Card | null; readonly lapsed: boolean }
  | { readonly kind: 'revealed'; readonly cards: readonly [Card, Card]; readonly winner: Seat | null }
  | { readonly kind: 'roundOpened' }
  | { readonly kind: 'tied' }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly outcome: Outcome }
  | { readonly kind: 'asked'; readonly seat: Seat }
  | { readonly kind: 'rematched' };

export type TrunfoReason =
  | 'wrong-phase'
  | 'wrong-status'
  | 'not-a-player'
  | 'not-the-house'
  | 'not-in-hand'
  | 'already-locked'
  | 'nothing-selected'
  | 'not-the-pack'
  | 'unfair-deal'
  | 'rematch-off'
  | 'opponent-left'
  | 'already-asked';
