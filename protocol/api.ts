import * as v from 'valibot';
import { Listing } from './listing.ts';
import { Me } from './me.ts';
import { Digest, GameId, Id, PersonId, Seat, Time } from './word.ts';

/** A finished match, as its players find it again. */
export const FinishedMatch = v.object({
  id: Id,
  table: Id,
  game: GameId,
  startedAt: Time,
  endedAt: Time,
  by: v.string(),
  outcome: v.unknown(),
  players: v.array(v.object({ seat: Seat, person: v.nullable(PersonId), name: v.string(), conduct: v.string() })),
});

/** A page of one's own matches. */
const History = v.object({ matches: v.array(FinishedMatch), next: v.nullable(v.string()) });

/** The answers, by method and path. Every refusal is `{ reason }` with a status of 4xx or 5xx; that a match is not shared, with 200. */
export const ANSWERS = {
  me: Me,
  /** Who looks at this page, if the house knows. */
  whoami: v.union([Me, v.object({ nobody: v.literal(true) })]),
  ticket: v.object({ ticket: Digest }),
  table: v.object({ id: Id, code: v.nullable(v.string()) }),
  found: v.object({ id: Id }),
  listing: Listing,
  listings: v.array(Listing),
  matches: v.array(FinishedMatch),
  history: History,
  name: v.object({ name: v.string() }),
  refusal: v.object({ reason: v.string() }),
  /** `ok` null: the match is on, and is replayed when it ends. */
  report: v.object({ id: Id, ok: v.nullable(v.boolean()) }),
} as const;

export type FinishedMatch = v.InferOutput<typeof FinishedMatch>;

export type History = v.InferOutput<typeof History>;
