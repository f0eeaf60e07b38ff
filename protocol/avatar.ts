import * as v from 'valibot';

/** The ready ones. */
export const READY_AVATARS = [
  'salem',
  'fahd',
  'noura',
  'layan',
  'abu-saud',
  'turki',
  'um-khalid',
  'rakan',
  'badr',
  'harpreet',
  'dada',
  'farah',
  'zoya',
  'amma',
  'sachal',
  'meera',
  'arjun',
  'joaquim',
  'tiago',
  'ines',
  'dandara',
  'avo-rosa',
  'caetano',
  'bia',
] as const;

const COLOURS = [
  'crimson',
  'saffron',
  'indigo',
  'rose',
  'teal',
  'mustard',
  'sand',
  'sky',
  'olive',
  'plum',
  'earth',
  'coal',
] as const;

/** What the others are made of, in this order. */
export const AVATAR_PARTS = {
  face: ['man', 'woman', 'elder', 'grandmother', 'youth', 'girl'],
  skin: ['light', 'wheat', 'brown', 'deep'],
  head: [
    'shemagh',
    'shemagh-gold',
    'ghutra',
    'taqiyah',
    'shayla',
    'hijab',
    'turban',
    'turban-jewel',
    'dupatta',
    'sindhi',
    'braid',
    'flatcap',
    'curls',
    'afro',
    'bun',
    'kerchief',
    'panama',
    'crop',
    'sidepart',
    'receding',
    'long',
    'bob',
  ],
  cloth: COLOURS,
  hair: ['black', 'brown', 'chestnut', 'grey', 'white'],
  beard: ['none', 'stubble', 'moustache', 'handlebar', 'goatee', 'short', 'full', 'long'],
  glasses: ['none', 'round', 'square', 'half', 'shades'],
  dress: ['thobe', 'bisht', 'abaya', 'kurta', 'jewelled', 'waistcoat', 'shirt', 'stripes', 'gown'],
  robe: COLOURS,
  backdrop: ['sadu', 'arch', 'boteh', 'azulejo', 'dunes', 'wave'],
  light: ['0', '1'],
} as const;

export type AvatarPart = keyof typeof AVATAR_PARTS;

const LISTS: readonly (readonly string[])[] = Object.values(AVATAR_PARTS);

/** A ready one by its name, or the parts of one that was made, with dots between them. */
const isAvatar = (text: string): boolean => {
  if ((READY_AVATARS as readonly string[]).includes(text)) return true;
  const parts = text.split('.');
  return parts.length === LISTS.length && parts.every((part, n) => LISTS[n]?.includes(part));
};

export const Avatar = v.pipe(v.string(), v.maxLength(200), v.check(isAvatar));

/** Who has never chosen has one all the same, always the same. */
export const avatarFor = (person: string): string => {
  const sum = [...person].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
  return READY_AVATARS[sum % READY_AVATARS.length] ?? READY_AVATARS[0];
};
