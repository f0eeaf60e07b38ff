import { type Card, pack, RANKS } from '@majlis/kernel';
import type { Deck } from '@/cards/face.ts';
import { pictureOf, replacePictures, type Size } from '@/cards/picture.ts';

/** One copy of every card there is. */
const CARDS = pack(RANKS, 1, 1);

/** Twice the width at which a card of this size is usually seen. */
const WIDTH: Readonly<Record<Size, number>> = { face: 176, mini: 96 };

const idle = (): Promise<void> =>
  new Promise(done => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 400 });
    else setTimeout(done, 16);
  });

const bitmapOf = async (drawing: string, width: number): Promise<string> => {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width * 1.4;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/webp', 0.92));
  return blob ? URL.createObjectURL(blob) : drawing;
};

const baking = new Map<string, Promise<void>>();

const baked = async (deck: Deck, size: Size): Promise<void> => {
  const dense = Math.min(2, window.devicePixelRatio) / 2;
  const made: [Card, string][] = [];
  for (const card of CARDS) {
    await idle();
    made.push([card, await bitmapOf(pictureOf(card, deck, size), Math.round(WIDTH[size] * Math.max(0.75, dense)))]);
  }
  replacePictures(made, deck, size);
};

/** Where many cards lie open, drawings are slow to paint: each is painted once, in idle time, and shown as it was until then. */
export const bake = (deck: Deck, size: Size): Promise<void> => {
  const key = `${size}/${deck.index}/${deck.colours}`;
  const known = baking.get(key);
  if (known) return known;
  const promise = baked(deck, size).catch(() => undefined);
  baking.set(key, promise);
  return promise;
};
