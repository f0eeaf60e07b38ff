import * as v from 'valibot';
import { Count, Id, PersonId, Seat, Time } from './word.ts';

const Kind = v.picklist(['dismiss', 'warn', 'mute', 'ranked', 'house', 'rename']);
const Ground = v.picklist(['left', 'stalling', 'abuse', 'collusion', 'cheating', 'name', 'other']);
const Note = v.pipe(v.string(), v.maxLength(500));
const Days = v.picklist([1, 7, 30]);

/** What a steward says: read only once it is known that a steward says it. */
export const DESK_BODIES = {
  '/api/desk/decide': v.strictObject({
    report: v.pipe(v.string(), v.maxLength(64)),
    kind: Kind,
    ground: Ground,
    days: v.optional(Days),
    note: v.optional(Note),
  }),
  /** A second steward agrees to what is to hold for long, or does not. */
  '/api/desk/second': v.strictObject({ decision: Id, yes: v.boolean() }),
  '/api/desk/undo': v.strictObject({ decision: Id }),
  /** Another steward answers an appeal. */
  '/api/desk/appeal': v.strictObject({ decision: Id, lift: v.boolean() }),
} as const;

export type DeskBodies = { readonly [P in keyof typeof DESK_BODIES]: v.InferOutput<(typeof DESK_BODIES)[P]> };

const known = { person: v.nullable(PersonId), name: v.nullable(v.string()) };

const Waiting = v.object({
  ...known,
  id: v.string(),
  match: v.string(),
  seat: Seat,
  reason: v.string(),
  at: Time,
  /** Whether its match replays; null: it is on, or nobody need look. */
  ok: v.nullable(v.boolean()),
  /** The house itself reports. */
  byHouse: v.boolean(),
  /** How many reports wait about this person. */
  about: Count,
});

/** Something that was decided, as a steward reads it. */
const Decided = v.object({
  ...known,
  id: Id,
  kind: Kind,
  ground: Ground,
  note: v.string(),
  days: v.nullable(Count),
  at: Time,
  until: v.nullable(Time),
  holds: v.boolean(),
  /** A second steward is asked. */
  asks: v.boolean(),
  /** It was this steward. */
  mine: v.boolean(),
  appeal: v.nullable(v.string()),
  /** null: there is no answer yet. */
  lifted: v.nullable(v.boolean()),
});

const Match = v.object({
  match: v.string(),
  pool: v.string(),
  at: Time,
  kind: v.string(),
  stood: v.nullable(v.string()),
});

export const DESK_ANSWERS = {
  desk: v.object({ now: Time, reports: v.array(Waiting), seconds: v.array(Decided), appeals: v.array(Decided) }),
  /** What goes with a report. */
  evidence: v.object({
    ...known,
    id: v.string(),
    username: v.nullable(v.string()),
    /** The match may be looked at. */
    isOver: v.boolean(),
    /** What does not fit in the log of the match. */
    faults: v.array(v.string()),
    talk: v.array(v.object({ seat: Seat, name: v.string(), text: v.string() })),
    matches: v.array(Match),
    completion: v.nullable(v.number()),
    pattern: v.boolean(),
    /** Reports about this person so far, and how many people made them. */
    reports: Count,
    reporters: Count,
    earlier: v.array(Decided),
    /** Others of the same address. */
    neighbours: v.array(v.object({ name: v.string(), username: v.nullable(v.string()) })),
    suggests: v.object({ kind: Kind, days: v.optional(Days) }),
    ground: Ground,
  }),
  done: v.object({ asks: v.boolean() }),
  /** What was decided about me. */
  decisions: v.object({
    now: Time,
    decisions: v.array(
      v.object({
        id: Id,
        kind: Kind,
        ground: Ground,
        at: Time,
        until: v.nullable(Time),
        holds: v.boolean(),
        appealed: v.boolean(),
        lifted: v.nullable(v.boolean()),
      }),
    ),
  }),
} as const;

export type Desk = v.InferOutput<typeof DESK_ANSWERS.desk>;
export type DeskWaiting = v.InferOutput<typeof Waiting>;
export type DeskDecided = v.InferOutput<typeof Decided>;
export type DeskEvidence = v.InferOutput<typeof DESK_ANSWERS.evidence>;
export type OwnDecision = v.InferOutput<typeof DESK_ANSWERS.decisions>['decisions'][number];
export type DecisionKind = v.InferOutput<typeof Kind>;
export type DecisionGround = v.InferOutput<typeof Ground>;
