import type { Card, Outcome, Pile, Seat, Side, Suit } from '@majlis/kernel';
import type { TurupBidFault, TurupCall } from './bids/bid.ts';
import type { PowerFault } from './frenzy/power.ts';
import type { PlayFault } from './play/duty.ts';
import type { DealResult } from './state.ts';
import type { Ballot, VoteTally } from './vote/vote.ts';

export type TurupAction =
  | { readonly kind: 'vote'; readonly suit: Suit }
  /** The caller throws in five worthless cards. */
  | { readonly kind: 'redeal' }
  | { readonly kind: 'bid'; readonly bid: TurupCall['bid'] }
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'peek'; readonly target: Seat }
  | { readonly kind: 'jumpIn'; readonly card: Card }
  | { readonly kind: 'steal'; readonly card: Card }
  | { readonly kind: 'ready' }
  /** Time is up for the seat. */
  | { readonly kind: 'lapse' }
  /** The house goes on after a pause. */
  | { readonly kind: 'proceed' };

type News = 'baazi' | 'made' | 'broken' | 'kot';

/** What a trick has just decided, and for which side: a contract for the side that declared it. */
export interface Announcement {
  readonly news: News;
  readonly side: Side;
}

export type TurupEvent =
  | { readonly kind: 'dealerDrawn'; readonly dealer: Seat }
  | { readonly kind: 'trumpDrawn'; readonly suit: Suit }
  | { readonly kind: 'dealt'; readonly hands: readonly Pile[]; readonly stock: Pile }
  | { readonly kind: 'wentOn' }
  /** `open`: (option) everybody sees it at once. */
  | { readonly kind: 'voted'; readonly seat: Seat; readonly ballot: Ballot; readonly open: boolean }
  | { readonly kind: 'tallied'; readonly ballots: readonly Ballot[]; readonly result: VoteTally }
  /** `at`: which of the tied suits. */
  | { readonly kind: 'lotDrawn'; readonly suit: Suit; readonly at: number }
  | { readonly kind: 'called'; readonly seat: Seat; readonly bid: TurupCall['bid'] }
  | { readonly kind: 'contracted'; readonly declarer: Seat; readonly bid: number }
  /** By a seat with its cards shown, or by everybody's pass. */
  | { readonly kind: 'thrownIn'; readonly seat: Seat | null; readonly hand: readonly Card[] }
  | { readonly kind: 'dealtOn'; readonly packets: readonly Pile[] }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly by: 'turn' | 'jumpIn' | 'steal' }
  | { readonly kind: 'peekCalled'; readonly seat: Seat; readonly target: Seat }
  /** `at`: where in the target's hand; both null for all but the one who peeks. */
  | {
      readonly kind: 'peeked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly at: number | null;
      readonly card: Card | null;
    }
  | { readonly kind: 'taken'; readonly taker: Seat; readonly announced: readonly Announcement[] }
  | { readonly kind: 'scored'; readonly left: readonly (readonly Card[])[]; readonly result: DealResult }
  | { readonly kind: 'readied'; readonly seat: Seat }
  | { readonly kind: 'dealOpened'; readonly dealer: Seat }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

export type TurupReason =
  | TurupBidFault
  | PlayFault
  | PowerFault
  | 'wrong-phase'
  | 'not-a-player'
  | 'not-the-house'
  | 'not-a-throw'
  | 'already-voted'
  | 'suit-not-tied'
  | 'not-weak'
  | 'already-ready'
  | 'bot-plays-on'
  | 'match-over';
