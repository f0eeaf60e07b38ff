import type { LogLine } from './event.ts';
import { afterLine } from './evolve.ts';
import type { GameSetup } from './game-setup.ts';
import { FREE, type Sitter, type Table, UNBORN } from './table.ts';

/** A table as the first lines of its log tell it. */
export const tableAfter = (setup: GameSetup, lines: readonly LogLine[]): Table =>
  lines.reduce((table, line) => afterLine(setup, table, line), UNBORN);

/** A table just before the dice of its next match were fixed, as far as that match is looked at again: who they were makes no difference. */
export const tableAtCommitment = (
  game: string,
  { seq, options, seats }: { readonly seq: number; readonly options: object; readonly seats: readonly SeatKind[] },
): Table => ({
  ...UNBORN,
  seq: seq - 1,
  phase: 'lobby',
  game,
  options,
  chairs: seats.map(kind => ({ ...FREE, sitter: kind && SITTERS[kind] })),
});

type SeatKind = Sitter['kind'] | null;

const SITTERS: { readonly [K in Sitter['kind']]: Sitter } = {
  person: { kind: 'person', person: { id: '', name: '' }, hash: null, since: 0 },
  bot: { kind: 'bot', level: '' },
};

/** A table in the middle of a match that is long over, for whoever looks at it again. */
export const tableAgain = (game: string, options: object, sitters: readonly (Sitter | null)[]): Table => ({
  ...UNBORN,
  phase: 'playing',
  game,
  options,
  chairs: sitters.map(sitter => ({ ...FREE, sitter })),
});
