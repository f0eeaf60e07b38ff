import * as v from 'valibot';
import { Avatar } from './avatar.ts';
import { Count, GameId, Id, PersonId, Time } from './word.ts';

/** A person as others see it. */
export const Person = v.object({ id: PersonId, name: v.string(), avatar: v.optional(Avatar) });

/** Who sits in a chair, as far as a list tells it; null = free. */
export const Sitting = v.nullable(v.union([v.object({ person: Person }), v.object({ bot: v.string() })]));

/** A table as lobby, share page and "my tables" show it. */
export const Listing = v.object({
  id: Id,
  game: GameId,
  options: v.record(v.string(), v.unknown()),
  visibility: v.picklist(['private', 'public']),
  phase: v.picklist(['lobby', 'starting', 'playing', 'closed']),
  host: v.nullable(PersonId),
  seats: v.array(Sitting),
  /** How many matches were finished here. */
  matches: Count,
  openedAt: Time,
});

export type Person = v.InferOutput<typeof Person>;
export type Sitting = v.InferOutput<typeof Sitting>;
export type Listing = v.InferOutput<typeof Listing>;
