import * as v from 'valibot';
import { Listing } from './listing.ts';
import { Count, GameId, Id, PersonId, Time } from './word.ts';

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
  why: v.nullable(v.picklist(['escape', 'no-show', 'pattern', 'steward'])),
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

/** What a match did to my points. `was`, `league`: null before so many matches. `band`: the points of the league. */
const MatchPoints = v.object({
  pool: v.string(),
  kind: v.picklist(['clean', 'escape', 'excused']),
  before: Count,
  after: Count,
  played: Count,
  settledAfter: Count,
  was: v.nullable(League),
  league: v.nullable(League),
  next: v.nullable(League),
  band: v.object({ from: Count, below: v.nullable(Count) }),
});

const Place = v.object({
  person: PersonId,
  name: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  /** Gained this week, in the list of the week. */
  points: v.number(),
  played: Count,
});

const Ranks = v.object({
  rows: v.array(Place),
  own: v.nullable(PoolStanding),
  place: v.nullable(v.object({ place: Count, points: v.number() })),
  page: Count,
  perPage: Count,
  /** Nobody is listed before so many matches. */
  settledAfter: Count,
  season: v.object({ name: v.string(), leftMs: Count }),
});

const ProfileMatch = v.object({
  match: Id,
  pool: v.string(),
  at: Time,
  result: v.nullable(v.picklist(['win', 'loss', 'draw'])),
  before: v.nullable(Count),
  points: v.nullable(Count),
});

/** What lies between somebody and me; `asks`: they ask me. */
const SeenTie = v.picklist(['none', 'asked', 'asks', 'friend']);

/** A page about somebody; of a private one the name alone. `tie` null: it is my own. */
const Profile = v.variant('closed', [
  v.object({
    closed: v.literal(true),
    id: PersonId,
    name: v.string(),
    username: v.string(),
    tie: v.nullable(SeenTie),
  }),
  v.object({
    closed: v.literal(false),
    id: PersonId,
    name: v.string(),
    username: v.string(),
    avatar: v.nullable(v.string()),
    since: Time,
    standings: v.array(PoolStanding),
    badges: v.array(v.object({ pool: v.string(), season: v.string(), points: Count })),
    completion: v.nullable(v.number()),
    tie: v.nullable(SeenTie),
    matches: v.array(ProfileMatch),
  }),
]);

const known = { person: PersonId, name: v.string(), username: v.nullable(v.string()), avatar: v.nullable(v.string()) };

const Known = v.object(known);

/** `playing`: at a table; `table`: where, if it is public. */
const Friend = v.object({ ...known, here: v.boolean(), playing: v.boolean(), table: v.nullable(Listing) });

const Friends = v.object({
  friends: v.array(Friend),
  asks: v.array(Known),
  asked: v.array(Known),
  recent: v.array(Known),
  /** My own table, to which I may invite. */
  table: v.nullable(v.object({ listing: Listing, code: v.nullable(v.string()) })),
});

/** What I am told until I have read it; `until`: an invitation holds so long. */
const Notice = v.object({
  id: Id,
  kind: v.string(),
  at: Time,
  from: v.nullable(Known),
  until: v.optional(Time),
  table: v.optional(Id),
  pool: v.optional(v.string()),
  /** A report was answered: whether something was done. */
  acted: v.optional(v.boolean()),
  /** An appeal was answered. */
  lifted: v.optional(v.boolean()),
});

/** What the club answers, by route: docs/club.md. */
export const CLUB_ANSWERS = {
  pools: v.array(PoolOffer),
  queue: QueueState,
  queued: v.object({ pool: v.string(), since: Time }),
  left: v.object({ left: v.boolean() }),
  standings: v.object({ standings: v.array(PoolStanding) }),
  ranks: Ranks,
  profile: Profile,
  privacy: v.object({ closed: v.boolean(), unseen: v.boolean() }),
  /** null: nothing is at stake there for whoever asks, or no longer. */
  stake: v.object({ stake: v.nullable(Stake) }),
  points: MatchPoints,
  friends: Friends,
  tie: v.object({ tie: SeenTie }),
  invited: v.object({ until: Time }),
  notices: v.object({ now: Time, notices: v.array(Notice) }),
} as const;

export type LeagueName = v.InferOutput<typeof League>;
export type PoolStanding = v.InferOutput<typeof PoolStanding>;
export type Ranks = v.InferOutput<typeof Ranks>;
export type RankRow = v.InferOutput<typeof Place>;
export type Profile = v.InferOutput<typeof Profile>;
export type ProfileMatch = v.InferOutput<typeof ProfileMatch>;
export type PoolOffer = v.InferOutput<typeof PoolOffer>;
export type QueueState = v.InferOutput<typeof QueueState>;
export type QueuePause = v.InferOutput<typeof QueuePause>;
export type MatchPoints = v.InferOutput<typeof MatchPoints>;
export type Stake = v.InferOutput<typeof Stake>;
export type SeenTie = v.InferOutput<typeof SeenTie>;
export type KnownPerson = v.InferOutput<typeof Known>;
export type Friend = v.InferOutput<typeof Friend>;
export type Friends = v.InferOutput<typeof Friends>;
export type Notice = v.InferOutput<typeof Notice>;
