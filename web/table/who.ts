import type { Seat } from '@majlis/kernel';
import type { Chair } from '@majlis/table';
import type { AvatarName } from '@/art/avatars.ts';
import { avatarOf } from '@/shell/avatar.ts';
import { say } from '@/words/say.ts';

/** Each face goes with its name: Salem, Fahad, Abu Saud, Noura, Hessa, Turki. */
const BOTS = ['jack-diamonds', 'jack-clubs', 'king-hearts', 'queen-spades', 'dupatta', 'turban'] as const;

/** A bot has a name too; that it is one, its badge tells. */
const botName = (seat: Seat): string => say(`table.bot.${NAMED[seat] ?? 'a'}`);
const NAMED = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** What a chair is called at the table. */
export const nameOf = (chair: Chair | undefined, seat: Seat): string => {
  if (chair?.sitter?.kind === 'person') return chair.sitter.person.name;
  return chair?.sitter ? botName(seat) : say('table.nobody');
};

/** A hand that a bot has taken over wears the mask; the name stays. */
export const faceOf = (chair: Chair | undefined, seat: Seat): AvatarName => {
  if (chair?.sitter?.kind === 'person') return chair.hand === 'bot' ? 'bot' : avatarOf(chair.sitter.person.id);
  return BOTS[seat] ?? 'grey';
};
