import type { Check, Transcript } from '@majlis/kernel/dice';
import type { FinishedMatch } from '@majlis/protocol';
import { type LogLine, type Table, type TableEvent, tableAtCommitment, transcriptIn, verifyMatch } from '@majlis/table';
import { gameOf, type OfferedGame } from '../host/games.ts';
import type { MatchOpening } from '../store/directory.ts';
import type { Store } from '../store/index.ts';
import { addedUp } from '../store/unreadable.ts';
import { decideAgain } from './replay.ts';

/** A finished match with everything that can be checked about it. */
export interface StoredMatch {
  readonly match: FinishedMatch;
  readonly setup: OfferedGame;
  readonly options: object;
  readonly transcript: Transcript | null;
  /** What happened in it, without what was said. */
  readonly events: readonly TableEvent[];
  /** The table's log up to the end of the match: from where its dice were fixed, or from the first line if nobody noted where that was. */
  readonly lines: readonly LogLine[];
  readonly first: number;
  readonly opening: MatchOpening | null;
}

export interface MatchVerdict {
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

const TOLD: readonly TableEvent['kind'][] = ['started', 'dealStarted', 'thrown', 'game', 'revealed', 'ended'];

export const storedMatch = async (
  { directory, log }: Pick<Store, 'directory' | 'log'>,
  id: string,
): Promise<StoredMatch | undefined> => {
  const found = await directory.match(id);
  const setup = found && gameOf(found.game);
  if (!found || !setup) return undefined;
  const { first, last, opening, visibility: _, ...match } = found;
  const lines = await log.between(found.table, opening?.seq ?? 1, last);
  if (lines.length === 0) return undefined;
  const played = lines.filter(({ seq }) => seq >= first);
  return {
    match,
    setup,
    options: optionsAt(lines, first, opening),
    transcript: addedUp(() => transcriptIn(setup, lines, id, before(setup, opening))) ?? null,
    events: played.map(({ event }) => event).filter(({ kind }) => TOLD.includes(kind)),
    lines,
    first,
    opening,
  };
};

const before = ({ game }: OfferedGame, opening: MatchOpening | null): Table | undefined =>
  opening ? tableAtCommitment(game.id, opening) : undefined;

const optionsAt = (lines: readonly LogLine[], first: number, opening: MatchOpening | null): object =>
  lines
    .filter(({ seq }) => seq < first)
    .reduce<object>(
      (now, { event }) => (event.kind === 'created' || event.kind === 'optionsSet' ? event.options : now),
      opening?.options ?? {},
    );

/** The stored match judged again: every action re-decided, every deal checked against the dice. */
export const judgeMatch = ({ setup, options, match, lines, first, opening }: StoredMatch): MatchVerdict => {
  const dice = verifyMatch(setup, lines, match.id, before(setup, opening)).checks;
  const played = decideAgain(
    setup,
    options,
    match.players.length,
    lines.filter(({ seq }) => seq >= first),
  );
  const checks = [...dice, ...played];
  return { ok: checks.every(({ ok }) => ok), checks };
};
