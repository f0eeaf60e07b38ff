import * as v from 'valibot';
import { parsedAs } from './client.ts';
import { Listing } from './listing.ts';
import { Me } from './me.ts';
import { Count, Digest, Id, Time } from './word.ts';

const Actor = v.union([v.number(), v.literal('house')]);

const Clock = v.object({ id: v.string(), on: Actor, ms: v.nullable(v.number()), until: v.nullable(v.number()) });

const Viewer = v.union([v.number(), v.literal('rail')]);

/** What a table says; what is inside its tables and events is the business of `@majlis/table`. */
const tableSays = [
  v.object({
    kind: v.literal('welcome'),
    now: Time,
    you: Viewer,
    at: Count,
    table: v.looseObject({ phase: v.string(), chairs: v.array(v.looseObject({})), state: v.unknown() }),
    clocks: v.array(Clock),
    slow: v.array(v.string()),
  }),
  v.object({
    kind: v.literal('told'),
    now: Time,
    you: Viewer,
    at: Count,
    events: v.array(v.looseObject({ kind: v.string() })),
    clocks: v.array(Clock),
  }),
  v.object({ kind: v.literal('done'), now: Time, act: v.string() }),
  v.object({ kind: v.literal('refused'), now: Time, act: v.string(), reason: v.string() }),
  v.object({ kind: v.literal('clocks'), now: Time, clocks: v.array(Clock) }),
  v.object({ kind: v.literal('signal'), now: Time, person: v.string(), slow: v.boolean() }),
  v.object({ kind: v.literal('paused'), now: Time }),
] as const;

/** What the server sends. */
export const ServerMessage = v.variant('kind', [
  ...tableSays,
  /** The answer to `hello`: who you are, and the ticket for the next time. */
  v.object({
    kind: v.literal('hello'),
    now: Time,
    you: Me,
    ticket: Digest,
    code: v.nullable(v.string()),
  }),
  v.object({ kind: v.literal('ping'), now: Time, n: Count }),
  v.object({ kind: v.literal('lobby'), now: Time, tables: v.array(Listing) }),
  v.object({ kind: v.literal('listed'), now: Time, table: Listing }),
  v.object({ kind: v.literal('unlisted'), now: Time, id: Id }),
  /** I wait for a match that counts: since when, with how many, and how long others lately did. */
  v.object({
    kind: v.literal('queued'),
    now: Time,
    pool: v.string(),
    since: Time,
    waiting: Count,
    typicalMs: v.nullable(Count),
  }),
  /** A table waits for me: within seconds. */
  v.object({ kind: v.literal('paired'), now: Time, pool: v.string(), table: Id }),
  /** There is something new among my notices. */
  v.object({ kind: v.literal('noticed'), now: Time }),
  /** The house restarts: come back after a random part of this time. */
  v.object({ kind: v.literal('restarting'), now: Time, withinMs: Count }),
]);

export type ServerMessage = v.InferOutput<typeof ServerMessage>;

/** undefined: a server newer than this page; reload it. */
export const parseServer = (text: string): ServerMessage | undefined => parsedAs(ServerMessage, text);
