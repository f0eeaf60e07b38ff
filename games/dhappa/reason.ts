/** Why a thing cannot be done; each is told to the player in words of its own. */
export type Reason =
  // who and when
  | 'not-the-house'
  | 'not-a-player'
  | 'not-your-turn'
  | 'wrong-phase'
  | 'round-over'
  | 'not-the-pack'
  | 'not-a-seat'
  // picking
  | 'draw-pile-empty'
  | 'bad-count'
  | 'deepest-not-playable'
  | 'hand-floor'
  | 'nothing-to-cancel'
  | 'cancel-too-late'
  | 'already-cancelled'
  // runs and sets
  | 'not-in-hand'
  | 'same-card-twice'
  | 'too-short'
  | 'no-natural'
  | 'too-few-naturals'
  | 'mixed-suits'
  | 'duplicate-rank'
  | 'duplicate-suit'
  | 'not-consecutive'
  | 'loop'
  | 'out-of-range'
  | 'set-rank-not-allowed'
  | 'set-not-pure'
  | 'opening-not-pure'
  // the table
  | 'no-such-run'
  | 'not-opened'
  | 'not-your-team'
  | 'not-your-run'
  | 'no-cards'
  | 'wrong-suit'
  | 'wrong-rank'
  | 'use-swap'
  | 'use-shift'
  | 'not-natural'
  | 'no-joker-there'
  | 'static-wild-stays'
  | 'no-two-there'
  | 'sets-do-not-shift'
  | 'choice-required'
  | 'end-blocked'
  | 'same-run'
  | 'sets-do-not-merge'
  | 'overlap'
  | 'gap-not-filled'
  | 'bridge-not-needed'
  | 'bridge-does-not-fit'
  // what must stay, and what must be done first
  | 'must-keep-discard'
  | 'no-lock-keep-two'
  | 'must-play-deepest'
  | 'must-play-joker'
  | 'nothing-to-undo';

export type Refusal = { readonly ok: false; readonly reason: Reason };
export type Ruled<T> = { readonly ok: true; readonly value: T } | Refusal;

export const ruled = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
