import * as v from 'valibot';
import { Listing } from './listing.ts';
import { Count, Id } from './word.ts';

/** A public table where a match is on. */
const WatchedTable = v.object({
  table: Listing,
  /** Who looks on, besides those who play. */
  watching: Count,
  /** By side. */
  score: v.nullable(v.tuple([v.number(), v.number()])),
  ranked: v.boolean(),
});

/** What can be watched now: the best first, and how many there are in all. */
export const OnNow = v.object({
  tables: v.array(WatchedTable),
  all: Count,
  watching: Count,
  /** A finished match that is worth another look, for when nothing is on. */
  replay: v.nullable(Id),
});

export type WatchedTable = v.InferOutput<typeof WatchedTable>;

export type OnNow = v.InferOutput<typeof OnNow>;
