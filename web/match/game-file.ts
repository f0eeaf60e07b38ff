import type { OfKind } from '@majlis/kernel';
import { type RecordEntry, replay, writeRecord } from '@majlis/kernel/record';
import { gameWithId } from '@/games.ts';
import type { ReplayFrame } from '@/match/frames.ts';
import type { MatchFile, MatchPlayer } from '@/match/record.ts';
import type { LoadedRules } from '@/store/loaded.ts';

/** Who sat where, as a remark: `# seat 0 Noura`, `# bot 1 steady`. */
const seatLine = ({ seat, person, name }: MatchPlayer): string =>
  `# ${person === null ? 'bot' : 'seat'} ${seat} ${name}`;

const SEAT = /^# (seat|bot) (\d) (.*)$/;

/** A match as text: for people, for other programs, and to be opened here again. */
export const gameText = ({ game, words }: LoadedRules, file: MatchFile, frames: readonly ReplayFrame[]): string => {
  const { match, options } = file;
  const remarks = [
    `# match ${match.id}`,
    `# ended ${new Date(match.endedAt).toISOString()}`,
    ...match.players.map(seatLine),
  ];
  const entries: readonly RecordEntry<OfKind>[] = [
    ...remarks.map(text => ({ kind: 'remark', text }) as const),
    ...frames.map(({ event }) => ({ kind: 'event', event }) as const),
  ];
  return writeRecord({ game, spelling: words }, { options, seats: match.players.length, entries });
};

const playersIn = (lines: readonly string[], seats: number): readonly MatchPlayer[] =>
  Array.from({ length: seats }, (_, seat): MatchPlayer => {
    const found = lines.map(line => SEAT.exec(line)).find(line => line?.[2] === String(seat));
    const [, kind = 'bot', , name = ''] = found ?? [];
    return { seat, person: kind === 'seat' ? `file/${seat}` : null, name: name.slice(0, 40) };
  });

/** undefined: not the record of a game that is played here. */
export const parseGameText = async (text: string): Promise<MatchFile | undefined> => {
  const lines = text.split('\n');
  const heading = lines.find(line => line !== '' && !line.startsWith('#')) ?? '';
  const game = gameWithId(heading.split(' ')[0] ?? '');
  const seats = Number(/ seats=(\d)/.exec(heading)?.[1]);
  if (!game || !seats) return undefined;
  const { game: rules, words } = await game.rules();
  try {
    const { events, options } = replay({ game: rules, spelling: words }, text);
    const ended = Date.parse(/^# ended (.*)$/m.exec(text)?.[1] ?? '') || 0;
    const id = /^# match ([\w-]+)$/m.exec(text)?.[1] ?? 'file';
    return {
      match: { id, game: game.id, startedAt: ended, endedAt: ended, players: [...playersIn(lines, seats)] },
      options: { ...options },
      transcript: null,
      events: events.map(event => ({ kind: 'game', event })),
      times: [],
      talk: [],
      avatars: [],
      isOpen: false,
    };
  } catch {
    return undefined;
  }
};
