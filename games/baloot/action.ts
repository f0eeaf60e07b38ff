import type { Card, Outcome, Pile, Seat, Side } from '@majlis/kernel';
import type { Bid } from './auction/auction.ts';
import type { BalootBidFault } from './auction/bid.ts';
import type { BalootContract } from './auction/contract.ts';
import type { Manner, Raise } from './doubling/doubling.ts';
import type { ProjectType } from './projects/project.ts';
import type { QaydGround } from './qayd/qayd.ts';
import type { ScoreSheet } from './score/sheet.ts';
import type { Declaration, Ruling } from './state.ts';

export type BalootAction =
  /** In the auction; `pass` also keeps a Hokum that is to be confirmed, and declines a raise. */
  | Bid
  | { readonly kind: 'raise'; readonly raise: Raise; readonly manner: Manner }
  /** The buyer says whether a doubled round is locked. */
  | { readonly kind: 'choose'; readonly manner: Manner }
  | { readonly kind: 'declare'; readonly types: readonly ProjectType[] }
  | { readonly kind: 'play'; readonly card: Card; readonly akka: boolean }
  | { readonly kind: 'sawa' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'gavel' }
  | { readonly kind: 'charge'; readonly ground: QaydGround; readonly card: Card }
  | { readonly kind: 'withdraw' }
  /** Time is up for the seat. */
  | { readonly kind: 'lapse' }
  /** The house goes on after a pause. */
  | { readonly kind: 'proceed' };

export type BalootEvent =
  | { readonly kind: 'dealerDrawn'; readonly dealer: Seat }
  | { readonly kind: 'dealt'; readonly hands: readonly Pile[]; readonly floor: Card; readonly stock: Pile }
  | { readonly kind: 'wentOn' }
  | { readonly kind: 'called'; readonly seat: Seat; readonly bid: Bid }
  | { readonly kind: 'thrownIn'; readonly by: 'all-pass' | 'kawesh'; readonly dealer: Seat }
  | { readonly kind: 'bought'; readonly contract: BalootContract }
  | { readonly kind: 'dealtOut'; readonly packets: readonly Pile[] }
  | { readonly kind: 'raised'; readonly seat: Seat; readonly raise: Raise; readonly manner: Manner }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'chosen'; readonly seat: Seat; readonly manner: Manner }
  | { readonly kind: 'playOpened'; readonly leader: Seat }
  | { readonly kind: 'declared'; readonly declaration: Declaration }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly akka: boolean }
  | { readonly kind: 'balootAnnounced'; readonly seat: Seat }
  | { readonly kind: 'trickTaken'; readonly seat: Seat }
  /** The winning side's projects, cards and all. */
  | { readonly kind: 'revealed'; readonly side: Side; readonly declared: readonly Declaration[] }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly hand: readonly Card[] }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly accepts: boolean }
  | { readonly kind: 'claimSettled'; readonly status: 'accepted' | 'refused' }
  | { readonly kind: 'gavelPressed'; readonly seat: Seat }
  | { readonly kind: 'withdrawn'; readonly seat: Seat }
  | { readonly kind: 'ruled'; readonly ruling: Ruling }
  | { readonly kind: 'scored'; readonly sheet: ScoreSheet }
  | { readonly kind: 'ended'; readonly outcome: Outcome };

export type BalootReason =
  | BalootBidFault
  | 'not-a-player'
  | 'not-the-house'
  | 'not-the-pack'
  | 'no-forfeit'
  | 'wrong-raise'
  | 'too-late'
  | 'no-such-project'
  | 'not-in-hand'
  | 'must-follow'
  | 'must-trump'
  | 'must-overtrump'
  | 'locked-lead'
  | 'no-akka'
  | 'false-akka'
  | 'claim-spent'
  | 'already-answered'
  | 'own-side'
  | 'no-gavel'
  | 'gavel-spent'
  | 'nothing-to-charge'
  | 'not-played'
  | 'out-of-window'
  | 'wrong-ground';
