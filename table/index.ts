export { tableAfter, tableAgain, tableAtCommitment } from './again.ts';
export { homeOf } from './blame.ts';
export { DRAWN_SIGNS, PHRASES } from './chat.ts';
export { type CheckedThrow, checkedThrow, diceChecks } from './checked-throw.ts';
export {
  type ClientTable,
  listen,
  type Novelty,
  onNewConnection,
  positionOf,
  type StreamPosition,
  UNKNOWN,
} from './client-table.ts';
export type { TurnClock } from './clock.ts';
export type { DailyPlan } from './daily-birth.ts';
export {
  DAYS_A_CHAIN,
  type DayChain,
  type DayMatch,
  dayHash,
  daySecret,
  dealSecret,
  type RevealedDay,
  verifyDay,
} from './day-secret.ts';
export { type Dice, fairDice } from './dice.ts';
export type { Cause, DailyMark, Ending, LogLine, Person, SeatConduct, TableEvent } from './event.ts';
export type { AnyGame, GameSetup } from './game-setup.ts';
export {
  afterBeat,
  BEAT_MS,
  HUSH_MS,
  isGone,
  isSilent,
  type Liveness,
  type NodeBeat,
  newLiveness,
  silence,
} from './liveness.ts';
export type { Conn, Effect, Input, Message, Origin } from './messages.ts';
export { isReservedName, skeleton } from './name-skeleton.ts';
export { rebuildTable } from './recover.ts';
export type { HostRequest, Request, TableReason } from './request.ts';
export type { Room } from './room.ts';
export { isRude } from './rude-words.ts';
export { isTurnedAway, mayBind } from './seating.ts';
export { afterMasked, type MaskedEvent, viewOf } from './secrecy.ts';
export { type CreatedTable, create, type NewTable, recover, step } from './step.ts';
export {
  type Chair,
  type DiceCommitment,
  isDeserted,
  isPeopled,
  matchOf,
  type Sitter,
  seatOf,
  type Table,
} from './table.ts';
export { transcriptIn, transcripts, verifyLog, verifyMatch } from './verify.ts';
