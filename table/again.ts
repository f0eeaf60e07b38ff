import type { LogLine } from './event.ts';
import { afterLine } from './evolve.ts';
import type { GameSetup } from './game-setup.ts';
import { FREE, type Sitter, type Table, UNBORN } from './table.ts';

/** A table as the first lines of its log tell it. */
export const tableAfter = (setup: GameSetup, lines: readonly LogLine[]): Table =>
  lines.reduce((table, line) => afterLine(setup, table, line), UNBORN);

/** A table in the middle of a match that is long over, for whoever looks at it again. */
export const tableAgain = (game: string, options: object, sitters: readonly (Sitter | null)[]): Table => ({
  ...UNBORN,
  phase: 'playing',
  game,
  options,
  chairs: sitters.map(sitter => ({ ...FREE, sitter })),
});
