import type { Check, Transcript } from '@majlis/kernel/dice';
import type { Match } from '@majlis/protocol';
import { type LogLine, type TableEvent, transcripts, verifyLog } from '@majlis/table';
import { gameOf, type Offered } from '../host/games.ts';
import type { Store } from '../store/index.ts';
import { redecided } from './replay.ts';

/** A finished match with everything that can be checked about it. */
export interface StoredMatch {
  readonly match: Match;
  readonly cast: Offered;
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
  const cast = found && gameOf(found.game);
  if (!found || !cast) return undefined;
  const { first, last, ...match } = found;
  const lines = await log.upTo(found.table, last);
  if (lines.length === 0) return undefined;
  const played = lines.filter(({ seq }) => seq >= first);
  return {
    match,
    cast,
    options: optionsAt(lines, first),
    transcript: transcripts(cast, lines).find(transcript => transcript.id === id) ?? null,
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
export const judged = ({ cast, options, match, lines, first }: StoredMatch): MatchVerdict => {
  const dice = verifyLog(cast, lines).checks;
  const played = redecided(
    cast,
    options,
    match.players.length,
    lines.filter(({ seq }) => seq >= first),
  );
  const checks = [...dice, ...played];
  return { ok: checks.every(({ ok }) => ok), checks };
};
