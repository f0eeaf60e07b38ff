import bot from '@/art/avatar-bot.svg';
import bun from '@/art/avatar-bun.svg';
import crop from '@/art/avatar-crop.svg';
import dupatta from '@/art/avatar-dupatta.svg';
import grey from '@/art/avatar-grey.svg';
import jackClubs from '@/art/avatar-jack-clubs.svg';
import jackDiamonds from '@/art/avatar-jack-diamonds.svg';
import kingHearts from '@/art/avatar-king-hearts.svg';
import queenSpades from '@/art/avatar-queen-spades.svg';
import turban from '@/art/avatar-turban.svg';

/** The busts; `bot` is for bots and stand-ins only. */
export const AVATARS = {
  'jack-clubs': jackClubs,
  'jack-diamonds': jackDiamonds,
  'king-hearts': kingHearts,
  'queen-spades': queenSpades,
  turban,
  dupatta,
  crop,
  bun,
  grey,
  bot,
} as const;

export type AvatarName = keyof typeof AVATARS;
