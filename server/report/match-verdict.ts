import type { Check, Transcript } from '@majlis/kernel/dice';
import type { FinishedMatch } from '@majlis/protocol';
import { type LogLine, type TableEvent, transcripts, verifyLog } from '@majlis/table';
import { gameOf, type OfferedGame } from '../host/games.ts';
import type { Store } from '../store/index.ts';
import { decideAgain } from './replay.ts';

/** A finished match with everything that can be checked about it. */
export interface StoredMatch {
  readonly match: FinishedMatch;
  readonly setup: OfferedGame;
  readonly options: object;
  readonly transcript: Transcript | null;
  /** What happened in it, without what was said. */
  readonly events: readonly TableEvent[];
  /** The table's log up to the end of the match. */
  readonly lines: readonly LogLine[];
  readonly first: number;
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
  const { first, last, ...match } = found;
  const lines = await log.upTo(found.table, last);
  if (lines.length === 0) return undefined;
  const played = lines.filter(({ seq }) => seq >= first);
  return {
    match,
    setup,
    options: optionsAt(lines, first),
    transcript: transcripts(setup, lines).find(transcript => transcript.id === id) ?? null,
    events: played.map(({ event }) => event).filter(({ kind }) => TOLD.includes(kind)),
    lines,
    first,
  };
};

const optionsAt = (lines: readonly LogLine[], first: number): object =>
  lines
    .filter(({ seq }) => seq < first)
    .reduce<object>(
      (now, { event }) => (event.kind === 'created' || event.kind === 'optionsSet' ? event.options : now),
      {},
    );

/** The stored match judged again: every action re-decided, every deal checked against the dice. */
export const judgeMatch = ({ setup, options, match, lines, first }: StoredMatch): MatchVerdict => {
  const dice = verifyLog(setup, lines).checks;
  const played = decideAgain(
    setup,
    options,
    match.players.length,
    lines.filter(({ seq }) => seq >= first),
  );
  const checks = [...dice, ...played];
  return { ok: checks.every(({ ok }) => ok), checks };
};
