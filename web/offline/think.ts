import { pick, seeded } from '@majlis/kernel';
import type { Cast } from '@majlis/table';
import type { Think } from '@/offline/thinker.ts';

/** The bots of a game. */
export interface Bots extends Pick<Cast, 'levels' | 'pace'> {
  readonly think: Think;
}

const INTERRUPTS = ['kawesh', 'sawa', 'gavel', 'charge'];

/** Any of the plain offers. */
const think: Think = ({ game, seat, view }) => {
  const offers = game.offers(view, seat).filter(({ kind }) => !INTERRUPTS.includes(kind));
  return offers.length > 0 ? pick(offers, seeded(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)) : null;
};

export const loadThink = async (_: string): Promise<Bots | undefined> => ({
  levels: ['steady', 'novice'],
  pace: [600, 1_800],
  think,
});
