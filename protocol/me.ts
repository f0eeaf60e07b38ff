import * as v from 'valibot';
import { Avatar } from './avatar.ts';
import { PersonId } from './word.ts';

/** Who I am to the house. Guests talk in signs, accounts may write. */
export const Me = v.object({
  id: PersonId,
  name: v.string(),
  kind: v.picklist(['guest', 'account']),
  username: v.nullable(v.string()),
  /** Absent: never chosen. */
  avatar: v.optional(Avatar),
  /** Whom I do not want to hear, and whom I do not want to meet. */
  muted: v.array(PersonId),
  blocked: v.array(PersonId),
});

export type Me = v.InferOutput<typeof Me>;

/** Myself as others at a table see me. */
export const personOf = ({ id, name, avatar }: Me) => ({ id, name, ...(avatar !== undefined && { avatar }) });
