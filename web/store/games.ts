import type { Spelling } from '@majlis/kernel/record';
import { type Cast, fairDice, type Kind } from '@majlis/table';

/** A game as this app plays it; the rest of a cast is the house's business. */
export interface Loaded extends Cast {
  readonly words: Spelling<unknown, Kind, Kind>;
}

type Parts = Pick<Loaded, 'game' | 'words'>;

/** One chunk for each game. */
const CHUNKS: { readonly [id: string]: () => Promise<Parts> } = {
  'baloot/1': async () => {
    const [{ baloot }, { spelling }] = await Promise.all([import('@majlis/baloot'), import('@majlis/baloot/spelling')]);
    return { game: baloot, words: spelling };
  },
  'dhappa/1': async () => {
    const [{ dhappa }, { spelling }] = await Promise.all([import('@majlis/dhappa'), import('@majlis/dhappa/spelling')]);
    return { game: dhappa, words: spelling };
  },
  'trunfo/1': async () => {
    const [{ trunfo }, { spelling }] = await Promise.all([import('@majlis/trunfo'), import('@majlis/trunfo/spelling')]);
    return { game: trunfo, words: spelling };
  },
  'turup/1': async () => {
    const [{ turup }, { spelling }] = await Promise.all([import('@majlis/turup'), import('@majlis/turup/spelling')]);
    return { game: turup, words: spelling };
  },
};

export const PLAYABLE = Object.keys(CHUNKS);

/** undefined: a game this app does not have. */
export const loadGame = async (id: string): Promise<Loaded | undefined> => {
  const parts = await CHUNKS[id]?.();
  return parts && { ...parts, dice: fairDice, levels: ['steady'], pace: [600, 1_800] };
};
