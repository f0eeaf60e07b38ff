import * as v from 'valibot';
import { Avatar } from './avatar.ts';
import { Count, GameId, Id, PersonId, Time } from './word.ts';

/** A person as others see it. */
export const PublicPerson = v.object({ id: PersonId, name: v.string(), avatar: v.optional(Avatar) });

/** Who sits in a chair, as far as a list tells it; null = free. */
export const ListedSeat = v.nullable(v.union([v.object({ person: PublicPerson }), v.object({ bot: v.string() })]));

/** A table as lobby, share page and "my tables" show it. */
export const Listing = v.object({
  id: Id,
  game: GameId,
  options: v.record(v.string(), v.unknown()),
  visibility: v.picklist(['private', 'public']),
  phase: v.picklist(['lobby', 'starting', 'playing', 'closed']),
  host: v.nullable(PersonId),
  seats: v.array(ListedSeat),
  /** How many matches were finished here. */
  matches: Count,
  openedAt: Time,
  /** The deal of the day that is played there. */
  daily: v.optional(v.object({ day: Count, deal: Count })),
});

export type PublicPerson = v.InferOutput<typeof PublicPerson>;
export type ListedSeat = v.InferOutput<typeof ListedSeat>;
export type Listing = v.InferOutput<typeof Listing>;
