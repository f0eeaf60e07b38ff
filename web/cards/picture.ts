import type { Card } from '@majlis/kernel';
import { type DeckLook, face, mini } from '@/cards/face.ts';

/** A whole face (large: as a fan or a trick shows it), or the small one of a card in a run, where 2s are wild. */
export type Size = 'face' | 'large' | 'mini';

const pictures = new Map<string, string>();

const address = (key: string, draw: () => string): string => {
  const known = pictures.get(key);
  if (known) return known;
  const made = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
  pictures.set(key, made);
  return made;
};

/** Copies of a card share one picture. */
const keyOf = (card: Card, { index, colours, golden = false }: DeckLook, size: Size): string =>
  `${size} ${card.replace(/#\d+$/, '')}/${index}/${colours}/${golden}`;

/** Where the picture of a face is; drawn when first asked for. */
export const pictureOf = (card: Card, deck: DeckLook, size: Size = 'face'): string =>
  address(keyOf(card, deck, size), () => (size === 'mini' ? mini(card, deck, true) : face(card, deck)));

const listeners = new Set<() => void>();
let edition = 0;

/** Counts how often pictures were replaced by better ones. */
export const pictureEdition = (): number => edition;

export const onPictures = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** From now on this picture is elsewhere. */
export const replacePicture = (card: Card, deck: DeckLook, size: Size, url: string): void => {
  pictures.set(keyOf(card, deck, size), url);
};

/** Whoever shows pictures that were replaced is told once. */
export const tellPictures = (): void => {
  edition += 1;
  for (const listener of listeners) listener();
};
