import * as v from 'valibot';

const Talk = v.object({
  after: v.number(),
  ms: v.number(),
  seat: v.number(),
  text: v.optional(v.string()),
  sign: v.optional(v.string()),
});

const Player = v.object({ seat: v.number(), person: v.nullable(v.string()), name: v.string() });

const MatchFile = v.object({
  match: v.object({
    id: v.string(),
    game: v.string(),
    startedAt: v.number(),
    endedAt: v.number(),
    players: v.array(Player),
  }),
  options: v.record(v.string(), v.unknown()),
  /** What the dice are checked by; null: a file that was written down for people. */
  transcript: v.unknown(),
  events: v.array(v.looseObject({ kind: v.string() })),
  /** When each event was, in ms since the start. */
  times: v.optional(v.array(v.number()), []),
  talk: v.optional(v.array(Talk), []),
  avatars: v.optional(v.array(v.nullable(v.string())), []),
  /** Whether everybody with the link may look at it. */
  isOpen: v.optional(v.boolean(), false),
});

/** A finished match as it is looked at again: from the house, from this browser, or from a file. */
export type MatchFile = v.InferOutput<typeof MatchFile>;

export type MatchPlayer = v.InferOutput<typeof Player>;

export const parseMatch = (input: unknown): MatchFile | undefined => {
  const parsed = v.safeParse(MatchFile, input);
  return parsed.success ? parsed.output : undefined;
};

const Refusal = v.object({ reason: v.string() });

/** Why a match is not told, where the house said so in its answer. */
export const refusalIn = (input: unknown): string | undefined => {
  const parsed = v.safeParse(Refusal, input);
  return parsed.success ? parsed.output.reason : undefined;
};
