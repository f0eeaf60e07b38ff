import type { AvatarName } from '@/art/avatars.ts';

const BUSTS: readonly AvatarName[] = [
  'jack-diamonds',
  'king-hearts',
  'queen-spades',
  'jack-clubs',
  'turban',
  'dupatta',
  'crop',
  'bun',
  'grey',
];

/** The same person has the same bust everywhere. */
export const avatarOf = (person: string): AvatarName => {
  const sum = [...person].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
  return BUSTS[sum % BUSTS.length] ?? 'jack-diamonds';
};
