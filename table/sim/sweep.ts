import { pick, seeded } from '@majlis/kernel';
import { evening } from './evening.ts';
import { botPlay, type Lot } from './lot.ts';
import { parlour } from './parlour.ts';
import { type Leak, scanner } from './scan.ts';

export interface Sweep {
  readonly leaks: readonly Leak[];
  readonly messages: number;
  readonly bytes: number;
  readonly isOver: boolean;
}

/** A match is never longer, even if everybody lets every clock run out. */
const LONGEST = 24 * 3_600_000;

/** One whole match, every byte to every seat and to the rail held against what may be known. */
export const sweep = (lot: Lot, seed: number): Sweep => {
  const random = seeded(seed);
  const size = pick(lot.cast.game.sizes, random);
  const seats = Array.from({ length: size }, (_, seat) => seat);
  const bots = seats.filter(seat => seat > 0 && random.below(3) === 0);
  const scan = scanner(lot.oracle, size);
  const leaks: Leak[] = [];
  let messages = 0;
  const house = parlour({
    cast: lot.cast,
    seed,
    size,
    options: lot.options,
    think: (seat, view) => botPlay(lot, view, seat, lot.cast.levels[0], random),
    stored: line => scan.logged(line),
    sent: ({ viewer, message }) => {
      messages += 1;
      leaks.push(...scan.sent(viewer, message, house.room.table.seq));
    },
  });
  evening(house, lot, { seed, size, bots, mischief: seats });
  house.run(LONGEST);
  return { leaks, messages, bytes: scan.bytes, isOver: house.room.table.ending !== null };
};
