import type { Hex } from '@majlis/kernel/dice';
import type { LogLine } from './event.ts';
import { afterLine } from './evolve.ts';
import type { GameSetup } from './game-setup.ts';
import { matchIdOf } from './secret.ts';
import { type Table, UNBORN } from './table.ts';

/** The log alone rebuilds the table. What is not a whole log of this game throws: nobody guesses. */
export const rebuildTable = (setup: GameSetup, lines: readonly LogLine[], secret: Hex): Table => {
  lines.forEach((line, i) => {
    if (line.seq !== i + 1) throw new Error(`line ${line.seq} stands where line ${i + 1} must`);
  });
  const table = lines.reduce((now, line) => afterLine(setup, now, line), UNBORN);
  if (table.game !== setup.game.id) throw new Error(`a log of ${table.game}, not of ${setup.game.id}`);
  if (table.phase !== 'closed' && table.commitment?.id !== matchIdOf(secret))
    throw new Error('the kept secret is of another match');
  return table;
};
