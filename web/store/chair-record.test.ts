import { writeRecord } from '@majlis/kernel/record';
import { tableAgain } from '@majlis/table';
import { expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import { type ReplayPace, replayOf, throughEyes } from '@/match/frames.ts';
import { type MatchFile, parseMatch } from '@/match/record.ts';
import { chairRecord } from '@/store/chair-record.ts';
import { castOf } from '@/store/loaded.ts';
import type { LogEntry } from '@/store/seen.ts';
import { playedMatch } from '@/test/played-match.ts';

const PACE: ReplayPace = { stop: () => 'step', score: () => [0, 0] };

/** What a page in the chair of seat 1 has in its log after a whole match. */
const satThrough = async (name: string) => {
  const rules = await GAMES.find(one => one.name === name)!.rules();
  const file = parseMatch(playedMatch(name, 4)) as MatchFile;
  const { frames } = replayOf(rules.game, PACE, file);
  const told = throughEyes(rules.game, file, frames, 1).flatMap(({ event, state }, at): readonly LogEntry[] =>
    event ? [{ n: at + 2, told: { kind: 'game', event } as LogEntry['told'], view: state, late: false }] : [],
  );
  const started = { n: 1, told: { kind: 'started', nonces: [] } as LogEntry['told'], view: null, late: false };
  const table = tableAgain(
    file.match.game,
    file.options,
    file.match.players.map(() => null),
  );
  const entries = frames.map(({ event }) => ({ kind: 'event', event }) as const);
  const seats = file.match.players.length;
  const wanted = writeRecord({ game: rules.game, spelling: rules.words }, { options: file.options, seats, entries }, 1);
  return { cast: castOf(rules), log: [started, ...told], table, wanted };
};

test.each(GAMES.map(({ name }) => name))(
  'REC-01 %s: a chair copies the record of what it was told, and no more',
  async name => {
    const { cast, log, table, wanted } = await satThrough(name);
    expect(chairRecord(cast, { log, table })).toBe(wanted);
  },
);

test('REC-01 whoever came back in the middle has the rest, and it says so', async () => {
  const { cast, log, table, wanted } = await satThrough('baloot');
  const rest = chairRecord(cast, { log: log.slice(120), table });
  expect(rest).toMatch(/^# begins in the middle/);
  const tail = (text: string): string => text.trim().split(/\s+/).slice(-60).join(' ');
  expect(tail(rest)).toBe(tail(wanted));
});
