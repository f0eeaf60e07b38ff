import type { Card } from '@majlis/kernel';
import { type Deck, face } from '@/cards/face.ts';

const pictures = new Map<string, string>();

const address = (key: string, draw: () => string): string => {
  const known = pictures.get(key);
  if (known) return known;
  const made = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
  pictures.set(key, made);
  return made;
};

/** Copies of a card share one picture. */
const name = (card: Card): string => card.replace(/#\d+$/, '');

/** Where the picture of a face is; drawn when first asked for. */
export const pictureOf = (card: Card, deck: Deck): string =>
  address(`${name(card)}/${deck.index}/${deck.colours}`, () => face(card, deck));
