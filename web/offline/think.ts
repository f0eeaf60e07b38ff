import { seeded } from '@majlis/kernel';
import type { Cast } from '@majlis/table';
import type { Think } from '@/offline/thinker.ts';

/** The bots of a game. */
export interface Bots extends Pick<Cast, 'levels' | 'pace'> {
  readonly think: Think;
}

const draw = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** undefined: a game without bots. */
export const loadThink = async (game: string): Promise<Bots | undefined> => {
  const { SEATABLES } = await import('@majlis/bots');
  const player = SEATABLES[game.split('/')[0] ?? ''];
  return (
    player && {
      levels: player.levels,
      pace: player.pace,
      think: ({ view, seat, level }) => player.think(view, seat, level, player.budget, seeded(draw())),
    }
  );
};
