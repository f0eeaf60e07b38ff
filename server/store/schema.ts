import type { ColumnType, Generated } from 'kysely';
import type { ClubSchema } from './club/schema.ts';
import type { DailySchema } from './daily/schema.ts';
import type { DeskSchema } from './desk/schema.ts';

/** Times are in ms since 1970, lists and objects are JSON text: the same in both databases. */
export interface Schema extends ClubSchema, DailySchema, DeskSchema {
  /** The directory of tables. Head and epoch fence every append: who lost a table cannot write to it. */
  tables: {
    id: string;
    game: string;
    visibility: string;
    phase: string;
    /** The short way in, while there is one. */
    code: string | null;
    /** The last line of its log. */
    head: number;
    epoch: number;
    owner: string | null;
    /** The directory's entry (`Entry`), as the log up to `head` tells it. */
    entry: string;
    people: number;
    opened_at: number;
    touched_at: number;
  };
  events: { table_id: string; seq: number; act: string | null; at: number; event: string };
  /** Lines of the log in which somebody said something that still stands there. */
  words: { table_id: string; seq: number; at: number };
  /** The tips of the fair deal, under lock and key. */
  secrets: { table_id: string; sealed: string };
  sitters: { table_id: string; person: string };
  matches: {
    id: string;
    table_id: string;
    game: string;
    first: number;
    last: number;
    started_at: number;
    ended_at: number;
    ended_by: string;
    outcome: string;
    /** `MatchOpening`, so that nobody reads what was before it; null: it was not noted then. */
    opening: string | null;
  };
  /** Of private tables, opened by one of their players to everybody with the link. */
  shares: { match_id: string; at: number };
  players: { match_id: string; seat: number; person: string | null; name: string; conduct: string };
  /** Processes that own tables; a beat that stands still is a process that does. */
  nodes: { id: string; beat: number };
  /** `home`: a hash of ticket and network; null: given out before networks counted. */
  tickets: { hash: string; session: string; expires_at: number; home: string | null };
  bars: { table_id: string; place: string; at: number };
  /** Limits that outlast a process, by a hash of whose they are. */
  tallies: { key: string; used: number; until: number };
  /** Guests who have not yet played. */
  newcomers: { person: string; home: string; at: number };
  /** Who was lately seen where, by a hash of the address. */
  homes: { home: string; person: string; at: number };
  regards: { person: string; other: string; regard: string };
  avatars: { person: string; avatar: string };
  /** `Learning` of an account. */
  learning: { person: string; body: string };
  /** Each opens an account once. */
  recovery: { hash: string; person: string };
  /** Keys of devices: the public half, and how often each was used. */
  passkeys: { id: string; person: string; key: string; counter: number; transports: string };
  reports: {
    id: string;
    match_id: string;
    reporter: string;
    seat: number;
    reason: string;
    seq: number | null;
    lines: string;
    ok: number;
    verdict: string;
    at: number;
    /** About whom; null: nobody noted it, or they are gone. */
    about: string | null;
    /** null: it waits at the desk. */
    answered_at: number | null;
  };
  audit: { n: number; at: number; kind: string; detail: string; hash: string; ip: string | null };
  /** Those of better-auth, as far as we look into them ourselves. */
  user: {
    id: string;
    name: string;
    email: string;
    username: string | null;
    displayUsername: string | null;
    isAnonymous: ColumnType<boolean | number | null>;
    createdAt: string | Date;
  };
  account: {
    id: string;
    userId: string;
    providerId: string;
    accountId: string;
    password: string | null;
    createdAt: string | Date;
    updatedAt: string | Date;
  };
  session: {
    id: string;
    userId: string;
    token: string;
    expiresAt: string | Date;
    createdAt: string | Date;
    updatedAt: string | Date;
  };
  kysely_migration: { name: string; timestamp: Generated<string> };
}
