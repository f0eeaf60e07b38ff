import * as v from 'valibot';
import { Count, GameId, Id, Time } from './word.ts';

const League = v.picklist(['edge', 'cushion', 'carpet', 'hearth', 'honour']);

/** Where somebody stands in a pool; `league` null: too few matches. */
const PoolStanding = v.object({
  pool: v.string(),
  points: Count,
  played: Count,
  won: Count,
  league: v.nullable(League),
});

const PoolOffer = v.object({
  name: v.string(),
  game: GameId,
  seats: Count,
  preset: v.string(),
  speed: v.string(),
  waiting: Count,
  typicalMs: v.nullable(Count),
});

/** What one's conduct means for the queue; `until` 0: it is open. */
const QueuePause = v.object({
  until: Time,
  why: v.nullable(v.picklist(['escape', 'no-show', 'pattern'])),
  nextMs: Count,
  cleanLeft: v.nullable(Count),
});

const QueueState = v.object({
  now: Time,
  pool: v.nullable(v.string()),
  table: v.nullable(Id),
  penalty: QueuePause,
});

/** What leaving a ranked table costs now. */
const Stake = v.object({ points: v.number(), pauseMs: Count });

/** What the club answers, by route: docs/club.md. */
export const CLUB_ANSWERS = {
  pools: v.array(PoolOffer),
  queue: QueueState,
  queued: v.object({ pool: v.string(), since: Time }),
  left: v.object({ left: v.boolean() }),
  standings: v.object({ standings: v.array(PoolStanding) }),
  stake: Stake,
} as const;

export type LeagueName = v.InferOutput<typeof League>;
export type PoolStanding = v.InferOutput<typeof PoolStanding>;
export type PoolOffer = v.InferOutput<typeof PoolOffer>;
export type QueueState = v.InferOutput<typeof QueueState>;
export type QueuePause = v.InferOutput<typeof QueuePause>;
export type Stake = v.InferOutput<typeof Stake>;
