import { pick, seeded } from '@majlis/kernel';
import { evening } from './evening.ts';
import { parlour } from './parlour.ts';
import { type Leak, scanner } from './scan.ts';
import { botPlay, type SimGame } from './sim-game.ts';

export interface Sweep {
  readonly leaks: readonly Leak[];
  readonly messages: number;
  readonly bytes: number;
  readonly isOver: boolean;
}

/** A match is never longer, even if everybody lets every clock run out. */
const LONGEST_MS = 24 * 3_600_000;

/** One whole match, every byte to every seat and to the rail held against what may be known. */
export const sweep = (simGame: SimGame, seed: number): Sweep => {
  const random = seeded(seed);
  const size = pick(simGame.setup.game.sizes, random);
  const seats = Array.from({ length: size }, (_, seat) => seat);
  const bots = seats.filter(seat => seat > 0 && random.below(3) === 0);
  const scan = scanner(simGame.oracle, size);
  const leaks: Leak[] = [];
  let messages = 0;
  const house = parlour({
    setup: simGame.setup,
    seed,
    size,
    options: simGame.options,
    think: (seat, view) => botPlay(simGame, view, seat, simGame.setup.levels[0], random),
    stored: line => scan.logged(line),
    sent: ({ viewer, message }) => {
      messages += 1;
      leaks.push(...scan.sent(viewer, message, house.room.table.seq));
    },
  });
  evening(house, simGame, { seed, size, bots, mischief: seats });
  house.run(LONGEST_MS);
  return { leaks, messages, bytes: scan.bytes, isOver: house.room.table.ending !== null };
};
