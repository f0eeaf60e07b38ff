import type { Hex } from '@majlis/kernel/dice';
import type { Cast } from './cast.ts';
import type { Line } from './event.ts';
import { written } from './evolve.ts';
import { matchIdOf } from './secret.ts';
import { type Table, UNBORN } from './table.ts';

/** The log alone rebuilds the table. What is not a whole log of this game throws: nobody guesses. */
export const rebuilt = (cast: Cast, lines: readonly Line[], secret: Hex): Table => {
  lines.forEach((line, i) => {
    if (line.seq !== i + 1) throw new Error(`line ${line.seq} stands where line ${i + 1} must`);
  });
  const table = lines.reduce((now, line) => written(cast, now, line), UNBORN);
  if (table.game !== cast.game.id) throw new Error(`a log of ${table.game}, not of ${cast.game.id}`);
  if (table.phase !== 'closed' && table.mark?.id !== matchIdOf(secret))
    throw new Error('the kept secret is of another match');
  return table;
};
