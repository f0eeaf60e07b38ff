import * as v from 'valibot';
import { Count, Digest, Id } from './word.ts';

const Whole = v.pipe(v.number(), v.integer());
const Hash = Digest;

const Chain = v.object({ id: Id, foot: Hash, first: Whole });

/** A deal of today. `open`: yet to be played, and nothing is told of it; `on`: at that table; `lost`: left, and played out by the house. */
const DailyDeal = v.object({
  deal: Count,
  state: v.picklist(['open', 'on', 'done', 'lost']),
  table: v.nullable(Id),
  match: v.nullable(Id),
  points: v.nullable(Whole),
  bought: v.nullable(v.string()),
  /** Per cent of the field; null: there is nobody to compare with yet. */
  beaten: v.nullable(v.number()),
  above: v.nullable(v.number()),
  /** How many of the field have played it. */
  field: v.nullable(Count),
});

const DailyToday = v.object({
  day: Whole,
  endsAt: v.number(),
  game: v.string(),
  games: v.array(v.string()),
  /** false: a guest, who is on no board. */
  listed: v.boolean(),
  deals: v.array(DailyDeal),
  total: v.nullable(v.number()),
  players: Count,
  place: v.nullable(Count),
  of: Count,
  bars: v.nullable(v.array(Count)),
  bar: v.nullable(Count),
  squares: v.nullable(v.string()),
  streak: Count,
  week: v.array(v.boolean()),
  /** What the house has bound itself to: for today, and for tomorrow. */
  fair: v.object({ chain: Chain, hash: Hash, next: Hash }),
});

const PastDeal = v.object({
  deal: Count,
  points: v.nullable(Whole),
  beaten: v.nullable(v.number()),
  /** One's own, else the best of the field; null: nobody played it. */
  match: v.nullable(Id),
  isOwn: v.boolean(),
  field: Count,
  /** What the field bought, and what it came to. */
  calls: v.array(v.object({ bought: v.string(), people: Count, mean: v.number() })),
});

const DailyPast = v.object({
  day: Whole,
  game: v.string(),
  place: v.nullable(Count),
  of: Count,
  deals: v.array(PastDeal),
  fair: v.nullable(v.object({ chain: Chain, hash: Hash, secret: Hash })),
});

const BoardRow = v.object({
  place: Count,
  total: v.number(),
  days: Count,
  name: v.string(),
  username: v.nullable(v.string()),
  avatar: v.nullable(v.string()),
  isMe: v.boolean(),
});

const DailyBoard = v.object({
  scope: v.picklist(['day', 'yesterday', 'month']),
  of: Count,
  rows: v.array(BoardRow),
  own: v.nullable(BoardRow),
});

/** Answers about the deal of the day. */
export const DAILY_ANSWERS = { today: DailyToday, past: DailyPast, board: DailyBoard } as const;

export type DailyDeal = v.InferOutput<typeof DailyDeal>;
export type DailyToday = v.InferOutput<typeof DailyToday>;
export type PastDeal = v.InferOutput<typeof PastDeal>;
export type DailyPast = v.InferOutput<typeof DailyPast>;
export type DailyBoard = v.InferOutput<typeof DailyBoard>;
