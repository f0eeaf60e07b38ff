import type { AnySeatable } from '@majlis/bots';
import { seeded } from '@majlis/kernel';
import type { Cast } from '@majlis/table';
import type { Think } from '@/offline/thinker.ts';

/** The bots of a game. */
export interface Bots extends Required<Pick<Cast, 'levels' | 'pace' | 'chance'>> {
  readonly think: Think;
}

const draw = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** One chunk for each game's bots. */
const CHUNKS: { readonly [game: string]: () => Promise<AnySeatable> } = {
  baloot: async () => (await import('@majlis/bots/baloot')).baloot,
  dhappa: async () => (await import('@majlis/bots/dhappa')).dhappa,
  trunfo: async () => (await import('@majlis/bots/trunfo')).trunfo,
  turup: async () => (await import('@majlis/bots/turup')).turup,
};

/** undefined: a game without bots. */
export const loadThink = async (game: string): Promise<Bots | undefined> => {
  const player = await CHUNKS[game.split('/')[0] ?? '']?.();
  return (
    player && {
      levels: player.levels,
      pace: player.pace,
      chance: player.chances.at,
      think: ({ view, seat, level }) => player.answer(view, seat, level, player.budget, seeded(draw())) ?? null,
    }
  );
};
