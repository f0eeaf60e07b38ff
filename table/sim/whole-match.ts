import { pick, seeded } from '@majlis/kernel';
import { evening } from './evening.ts';
import { type Parlour, type ParlourSetup, parlour } from './parlour.ts';
import { botPlay, type SimGame } from './sim-game.ts';

/** A match is never longer, even if everybody lets every clock run out. */
const LONGEST_MS = 24 * 3_600_000;

interface WholeMatch {
  readonly house: Parlour;
  readonly isOver: boolean;
}

/** Who listens is told how many sit there. */
type Listening = (size: number, house: () => Parlour) => Pick<ParlourSetup, 'stored' | 'sent'>;

/** One match from the first guest to its end, by people and bots, as the seed will have it. */
export const wholeMatch = (simGame: SimGame, seed: number, listening: Listening): WholeMatch => {
  const random = seeded(seed);
  const size = pick(simGame.setup.game.sizes, random);
  const seats = Array.from({ length: size }, (_, seat) => seat);
  const bots = seats.filter(seat => seat > 0 && random.below(3) === 0);
  const house: Parlour = parlour({
    setup: simGame.setup,
    seed,
    size,
    options: simGame.options,
    think: (seat, view) => botPlay(simGame, view, seat, simGame.setup.levels[0], random),
    ...listening(size, () => house),
  });
  evening(house, simGame, { seed, size, bots, mischief: seats });
  house.run(LONGEST_MS);
  return { house, isOver: house.room.table.ending !== null };
};
