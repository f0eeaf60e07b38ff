import type { Card, Outcome, Pile, Seat } from '@majlis/kernel';
import type { End, Run, RunId } from './runs/run.ts';
import type { RoundResult } from './state.ts';

/** What is done with cards between the pick and the discard. */
export type DhappaPlay =
  /** A run's cards stand low to high, so that every wild has its place. */
  | { readonly kind: 'meld'; readonly form: 'run' | 'set'; readonly cards: readonly Card[] }
  /** Cards stand outward from the end; a set has no ends. */
  | { readonly kind: 'extend'; readonly run: RunId; readonly end: End; readonly cards: readonly Card[] }
  | { readonly kind: 'swap'; readonly run: RunId; readonly card: Card }
  /** Without an end: wherever the 2 has to go. */
  | { readonly kind: 'shift'; readonly run: RunId; readonly card: Card; readonly to: End | null }
  /** The bridge stands low to high; the first run keeps its name. */
  | { readonly kind: 'merge'; readonly run: RunId; readonly other: RunId; readonly bridge: readonly Card[] };

export type DhappaAction =
  | { readonly kind: 'draw' }
  | { readonly kind: 'npick'; readonly n: number }
  | { readonly kind: 'cancelPick' }
  | DhappaPlay
  | { readonly kind: 'undo' }
  | { readonly kind: 'discard'; readonly card: Card }
  /** Time is up for the seat. */
  | { readonly kind: 'lapse' }
  /** The house goes on after a round. */
  | { readonly kind: 'proceed' };

/** A play and the run as it then lies; `swapped` brings a joker into the hand, `merged` ends a second run. */
export type DhappaPlayed =
  | { readonly kind: 'melded'; readonly seat: Seat; readonly run: Run; readonly cards: readonly Card[] }
  | {
      readonly kind: 'extended';
      readonly seat: Seat;
      readonly run: Run;
      readonly cards: readonly Card[];
      readonly end: End;
    }
  | {
      readonly kind: 'swapped';
      readonly seat: Seat;
      readonly run: Run;
      readonly cards: readonly Card[];
      readonly joker: Card;
    }
  | {
      readonly kind: 'shifted';
      readonly seat: Seat;
      readonly run: Run;
      readonly cards: readonly Card[];
      readonly to: End | 'parked';
    }
  | {
      readonly kind: 'merged';
      readonly seat: Seat;
      readonly run: Run;
      readonly cards: readonly Card[];
      readonly gone: RunId;
    };

export type DhappaEvent =
  | { readonly kind: 'firstChosen'; readonly seat: Seat }
  | { readonly kind: 'dealt'; readonly hands: readonly Pile[]; readonly draw: Pile }
  | { readonly kind: 'turnedUp'; readonly card: Card; readonly buried: readonly Card[] }
  | { readonly kind: 'lapsed'; readonly seat: Seat }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly packet: Pile }
  /** `duty`: the deepest card, if it has to be laid this turn. */
  | { readonly kind: 'picked'; readonly seat: Seat; readonly cards: readonly Card[]; readonly duty: Card | null }
  | { readonly kind: 'pickReturned'; readonly seat: Seat }
  | DhappaPlayed
  /** `back`: what the last play had laid. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly back: Pile }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'burnt'; readonly cards: readonly Card[] }
  | { readonly kind: 'passed'; readonly to: Seat }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'roundEnded'; readonly result: RoundResult; readonly hands: readonly (readonly Card[])[] }
  | { readonly kind: 'roundOpened'; readonly first: Seat }
  | { readonly kind: 'ended'; readonly outcome: Outcome };
