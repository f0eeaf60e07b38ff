import * as v from 'valibot';

const Record = v.looseObject({
  match: v.looseObject({
    id: v.string(),
    game: v.string(),
    players: v.array(v.looseObject({ person: v.nullable(v.string()) })),
  }),
  transcript: v.unknown(),
  options: v.record(v.string(), v.unknown()),
  events: v.array(v.looseObject({ kind: v.string() })),
});

export type MatchRecord = v.InferOutput<typeof Record>;

/** A finished match as the house gives it out; undefined: something else. */
export const parseRecord = (input: unknown): MatchRecord | undefined => {
  const parsed = v.safeParse(Record, input);
  return parsed.success ? parsed.output : undefined;
};

export const parseRecordText = (text: string): MatchRecord | undefined => {
  try {
    return parseRecord(JSON.parse(text));
  } catch {
    return undefined;
  }
};
