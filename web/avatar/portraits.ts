import { AVATAR_PARTS, type AvatarPart } from '@majlis/protocol';
import { BOTS } from '@/avatar/bots.ts';
import { CLOTHS, GROUNDS, HAIRS, SKINS } from '@/avatar/colours.ts';
import { type Made, madeOf, onGround, PARTS, spelt } from '@/avatar/made.ts';
import { backdrop, beard, dress, ears, face, glasses, head } from '@/avatar/parts.ts';
import { READY } from '@/avatar/ready.ts';

const NONE = ['', '', ''] as const;

const put = (text: string, colours: { readonly [name: string]: string }): string =>
  text.replace(/\$(\w+)/g, (whole, name: string) => colours[name] ?? whole);

/** Ids differ from drawing to drawing: several may stand on one page. */
const keyOf = (text: string): string => {
  const sum = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return `a${(sum >>> 0).toString(36)}`;
};

const coloursOf = (made: Made) => {
  const [hair, hair2, young] = HAIRS[made.hair] ?? NONE;
  const [skin, shade, lip] = SKINS[made.skin] ?? NONE;
  const [bg, bg2, bg3] = GROUNDS[made.backdrop]?.[Number(made.light)] ?? NONE;
  const [cloth, cloth2, trim] = CLOTHS[made.cloth] ?? NONE;
  const brow = made.face === 'elder' || made.face === 'grandmother' ? '#8f867d' : young;
  return { skin, shade, lip, hair, hair2, beard: hair, brow, rim: '#2a1510', bg, bg2, bg3, cloth, cloth2, trim };
};

/** Back to front: ground, what hangs behind, dress, drape, ears, skin, beard, traits, glasses, what is on top. */
const layersOf = (made: Made): string => {
  const [worn, who] = [head[made.head], face[made.face]];
  if (!worn || !who) return '';
  const colours = coloursOf(made);
  const [cloth, cloth2, trim] = CLOTHS[made.robe] ?? NONE;
  const skin = `${worn.covers ? '' : ears}${who.skin}${beard[made.beard]}${who.traits}${glasses[made.glasses]}`;
  return [
    put(`${backdrop[made.backdrop]}${worn.back}`, colours),
    put(dress[made.dress] ?? '', { ...colours, cloth, cloth2, trim }),
    put(`${worn.drape}${skin}${worn.front}`, colours),
  ].join('');
};

/** A bot's face, `salem`, `woman.brown.…`, or one of these two with `+1` where it is worn a second time. */
export const portrait = (avatar: string): string => BOTS[avatar] ?? person(avatar);

const person = (avatar: string): string => {
  const [who = '', steps = '0'] = avatar.split('+');
  const inside = layersOf(onGround(madeOf(who), Number(steps)));
  const key = keyOf(inside);
  const drawn = inside.replaceAll('av-', key);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><clipPath id="${key}o"><circle cx="48" cy="48" r="48"/></clipPath><g clip-path="url(#${key}o)">${drawn}</g></svg>`;
};

const lookOf = (avatar: string): string => layersOf(madeOf(avatar));

/** What can be chosen of a part: each look once. Under a shemagh hair has no colour, and a thobe is always white. */
export const choicesOf = (avatar: string, part: AvatarPart): readonly string[] => {
  const made = madeOf(avatar);
  const choices = AVATAR_PARTS[part].map(value => spelt({ ...made, [part]: value }));
  const looks = new Map(choices.map(one => [lookOf(one), one]));
  return [...looks.set(lookOf(avatar), spelt(made)).values()];
};

/** One spelling for each look: a ready one by its name; of the others, what cannot be seen is the first of its kind. */
export const known = (avatar: string): string => {
  const look = lookOf(avatar);
  let made = madeOf(avatar);
  for (const part of PARTS) {
    const simpler = { ...made, [part]: AVATAR_PARTS[part][0] };
    if (layersOf(simpler) === look) made = simpler;
  }
  return Object.keys(READY).find(name => lookOf(name) === look) ?? spelt(made);
};
