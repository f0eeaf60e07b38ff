import * as v from 'valibot';
import { Avatar } from './avatar.ts';
import { Learning } from './learning.ts';
import { Count, GameId, Id, Level, PersonId, Rules, Seat, Time } from './word.ts';

const Name = v.pipe(v.string(), v.maxLength(80));
const Username = v.pipe(v.string(), v.regex(/^[a-zA-Z0-9_.]{3,24}$/));
const Password = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

/** `game/preset/speed` */
const PoolName = v.pipe(v.string(), v.maxLength(60));

/** `baloot` */
const DayGame = v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/));

const setup = {
  game: GameId,
  size: v.optional(Count),
  /** A preset of the game; `options` change single rules of it. */
  preset: v.optional(v.pipe(v.string(), v.maxLength(40))),
  options: v.optional(Rules),
};

export const REASONS = ['cheating', 'collusion', 'abuse', 'stalling', 'name', 'fault'] as const;

/** The bodies of the HTTP requests, by path. */
export const BODIES = {
  '/api/guest': v.strictObject({ name: v.optional(Name), avatar: v.optional(Avatar) }),
  '/api/name': v.strictObject({ name: Name }),
  '/api/avatar': v.strictObject({ avatar: Avatar }),
  '/api/account': v.strictObject({ username: Username, password: Password, name: v.optional(Name) }),
  '/api/sign-in': v.strictObject({ username: Username, password: v.pipe(v.string(), v.maxLength(128)) }),
  '/api/sign-out': v.strictObject({}),
  '/api/sign-out-others': v.strictObject({}),
  '/api/password': v.strictObject({ password: v.pipe(v.string(), v.maxLength(128)), next: Password }),
  /** New recovery codes, told this once. */
  '/api/recovery': v.strictObject({ password: v.pipe(v.string(), v.maxLength(128)) }),
  '/api/passkey/offer': v.strictObject({ password: v.pipe(v.string(), v.maxLength(128)) }),
  /** What a device answers is read by those who know its language. */
  '/api/passkey/add': v.strictObject({ response: v.record(v.string(), v.unknown()) }),
  '/api/passkey/remove': v.strictObject({}),
  '/api/passkey/ask': v.strictObject({}),
  '/api/passkey/sign-in': v.strictObject({ response: v.record(v.string(), v.unknown()) }),
  /** A code for a new password. */
  '/api/recover': v.strictObject({ username: Username, code: v.pipe(v.string(), v.maxLength(40)), next: Password }),
  '/api/delete': v.strictObject({ password: v.optional(v.pipe(v.string(), v.maxLength(128))) }),
  '/api/ticket': v.strictObject({}),
  '/api/tables': v.strictObject({
    ...setup,
    visibility: v.picklist(['private', 'public']),
    reveal: v.optional(v.picklist(['match', 'deal'])),
  }),
  '/api/quick': v.strictObject({ ...setup, level: v.optional(Level) }),
  '/api/code': v.strictObject({ code: v.pipe(v.string(), v.maxLength(16)) }),
  '/api/queue': v.strictObject({ pool: PoolName }),
  '/api/queue/leave': v.strictObject({}),
  /** An invitation to wait as partners is taken up. */
  '/api/queue/partner': v.strictObject({ notice: Id }),
  '/api/friends/ask': v.union([v.strictObject({ person: PersonId }), v.strictObject({ username: Username })]),
  '/api/friends/answer': v.strictObject({ person: PersonId, yes: v.boolean() }),
  '/api/friends/remove': v.strictObject({ person: PersonId }),
  '/api/invite': v.union([
    v.strictObject({ person: PersonId, table: Id }),
    v.strictObject({ person: PersonId, pool: PoolName }),
  ]),
  '/api/notices/read': v.strictObject({ ids: v.pipe(v.array(Id), v.maxLength(100)) }),
  '/api/daily': v.strictObject({ game: DayGame }),
  '/api/daily/play': v.strictObject({ game: DayGame }),
  '/api/daily/board': v.strictObject({ game: DayGame, scope: v.picklist(['day', 'yesterday', 'month']) }),
  '/api/daily/past': v.strictObject({ game: DayGame }),
  '/api/history': v.strictObject({
    game: v.optional(GameId),
    result: v.optional(v.picklist(['won', 'lost'])),
    with: v.optional(PersonId),
    since: v.optional(Time),
    until: v.optional(Time),
    /** Go on after this: `next` of the page before. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}\.[\w-]{1,64}$/))),
  }),
  '/api/ranks': v.strictObject({
    pool: PoolName,
    scope: v.picklist(['all', 'league', 'friends', 'week']),
    page: v.optional(v.pipe(Count, v.maxValue(1_000))),
  }),
  '/api/privacy': v.strictObject({ closed: v.boolean(), unseen: v.boolean() }),
  '/api/learning': Learning,
  '/api/share': v.strictObject({ match: Id }),
  '/api/regard': v.strictObject({ person: PersonId, regard: v.picklist(['plain', 'muted', 'blocked']) }),
  /** Against something that a steward decided about me. */
  '/api/appeal': v.strictObject({ decision: Id, text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)) }),
  '/api/report': v.strictObject({
    match: Id,
    seat: Seat,
    reason: v.picklist(REASONS),
    seq: v.optional(Count),
  }),
} as const;

export type Bodies = { readonly [P in keyof typeof BODIES]: v.InferOutput<(typeof BODIES)[P]> };
