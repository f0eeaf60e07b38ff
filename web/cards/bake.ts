import { pack, RANKS } from '@majlis/kernel';
import type { DeckLook } from '@/cards/face.ts';
import { pictureOf, replacePicture, type Size, tellPictures } from '@/cards/picture.ts';

/** One copy of every card there is. */
const CARDS = pack(RANKS, 1, 1);

/** Twice the width at which a card of this size is usually seen. */
const WIDTH: Readonly<Record<Size, number>> = { face: 176, large: 300, mini: 96 };

const idle = (): Promise<void> =>
  new Promise(done => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 400 });
    else setTimeout(done, 16);
  });

/** Pictures that are held are there at once wherever they are shown. */
const held = new Set<HTMLImageElement>();

const loaded = async (source: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
};

const bitmapOf = async (drawing: string, width: number): Promise<string> => {
  const image = await loaded(drawing);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width * 1.4;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  // PNG: WebP is smaller and takes three times as long to make, and these never leave the device.
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (!blob) return drawing;
  const url = URL.createObjectURL(blob);
  held.add(await loaded(url));
  return url;
};

const baking = new Map<string, Promise<void>>();

/** Whatever is shown anew takes its bitmap at once; what is shown already changes when all are there. */
const baked = async (deck: DeckLook, size: Size): Promise<void> => {
  const dense = Math.max(0.75, Math.min(2, window.devicePixelRatio) / 2);
  for (const card of CARDS) {
    await idle();
    replacePicture(card, deck, size, await bitmapOf(pictureOf(card, deck, size), Math.round(WIDTH[size] * dense)));
  }
  tellPictures();
};

/** Drawings are slow to load and to paint: each is painted once, in idle time, and shown as it was until then. */
export const bake = (deck: DeckLook, size: Size): Promise<void> => {
  const key = `${size}/${deck.index}/${deck.colours}/${deck.golden ?? false}`;
  const known = baking.get(key);
  if (known) return known;
  const promise = baked(deck, size).catch(() => undefined);
  baking.set(key, promise);
  return promise;
};
