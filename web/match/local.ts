import { type LogLine, tableAfter, transcripts } from '@majlis/table';
import { gameWithId } from '@/games.ts';
import type { MatchFile } from '@/match/record.ts';
import { indexedJournal } from '@/offline/journal.ts';
import { castOf } from '@/store/loaded.ts';

const isKind = (kind: string) => (line: LogLine) => line.event.kind === kind;

/** The last match that was played to its end at a table in this browser. */
export const localMatch = async (table: string): Promise<MatchFile | undefined> => {
  const journal = await indexedJournal().catch(() => undefined);
  const read = await journal?.read(table);
  const game = read && gameWithId(read.page.game);
  if (!read || !game) return undefined;
  const setup = castOf(await game.rules());
  const ended = read.lines.findLastIndex(isKind('ended'));
  const first = read.lines.slice(0, Math.max(0, ended)).findLastIndex(isKind('started'));
  if (first < 0) return undefined;
  const revealed = read.lines.findIndex((line, i) => i > ended && line.event.kind === 'revealed');
  const lines = read.lines.slice(0, Math.max(ended, revealed) + 1);
  const { commitment, options, chairs } = tableAfter(setup, read.lines.slice(0, first + 1));
  const [started, over] = [lines[first]?.at ?? 0, lines[ended]?.at ?? 0];
  const played = lines.slice(first);
  return {
    match: {
      id: commitment?.id ?? table,
      game: game.id,
      startedAt: started,
      endedAt: over,
      players: chairs.map(({ sitter }, seat) => ({
        seat,
        person: sitter?.kind === 'person' ? sitter.person.id : null,
        name: sitter?.kind === 'person' ? sitter.person.name : (sitter?.level ?? ''),
      })),
    },
    options: { ...options },
    transcript: transcripts(setup, lines).find(({ id }) => id === commitment?.id) ?? null,
    events: played.map(({ event }) => ({ ...event })),
    times: played.map(({ at }) => Math.max(0, at - started)),
    talk: [],
    avatars: chairs.map(({ sitter }) => (sitter?.kind === 'person' ? (sitter.person.avatar ?? null) : null)),
    isOpen: false,
  };
};
