import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nonceHash } from '@majlis/kernel/dice';
import { type LogLine, type Request, transcripts } from '@majlis/table';
import { type Parlour, parlour, personOf } from '@majlis/table/sim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf, type OfferedGame } from '../host/games.ts';
import { openStore, type Store } from '../store/index.ts';
import { entryAfter, type TableEntry } from '../store/table-entry.ts';
import { finishedMatch } from './finished.ts';
import { judgeMatch, storedMatch } from './match-verdict.ts';

const setup = gameOf('trunfo/1') as OfferedGame;
const SECRET = 'ab'.repeat(32);
const NONCE = 'cd'.repeat(32);
const PEOPLE = [0, 1] as const;
const LONG = 20_000_000;

const ask = (house: Parlour, at: number, n: number, request: (id: string) => Request): void =>
  house.at(at, ({ room }) => ({
    kind: 'asked',
    conn: `c-${n}`,
    act: `a-${n}-${at}`,
    request: request(room.table.commitment?.id ?? ''),
  }));

const agree = (house: Parlour, at: number): void => {
  for (const n of PEOPLE) {
    ask(house, at + 20, n, () => ({ kind: 'ready', ready: true }));
    ask(house, at + 40, n, () => ({ kind: 'open', nonce: NONCE }));
  }
};

const beat = (house: Parlour, n: number, at: number): void =>
  house.at(at, () => {
    if (at < LONG) beat(house, n, at + 2_000);
    return { kind: 'heard', conn: `c-${n}`, rtt: 30 };
  });

/** Two people play three matches; whatever they do not choose in time is chosen for them. */
const threeMatches = (): readonly LogLine[] => {
  const think = (): undefined => undefined;
  const house = parlour({ setup, seed: 3, size: 2, options: { playMs: 3000, resultMs: 1000 }, think });
  for (const n of PEOPLE) {
    const person = { ...personOf(n), avatar: `av-${n}` };
    house.at(10, () => ({ kind: 'arrived', conn: `c-${n}`, person, mayTalk: true }));
    ask(house, 20, n, id => ({ kind: 'sit', seat: n, hash: nonceHash(id, NONCE) }));
    beat(house, n, 1_000);
  }
  agree(house, 30);
  const over = (): number => house.log.filter(({ event }) => event.kind === 'ended').length;
  for (let [at, had] = [0, 0]; had < 3 && at < LONG; ) {
    at += 10_000;
    house.run(at);
    if (over() === had) continue;
    had = over();
    for (const n of PEOPLE) ask(house, at + 10, n, id => ({ kind: 'bind', hash: nonceHash(id, NONCE) }));
    if (had < 3) agree(house, at + 20);
  }
  return house.log;
};

let [folder, store, log]: [string, Store, readonly LogLine[]] = ['', undefined as never, []];

/** Each part of the log ends where dice are fixed. */
const partsOf = (lines: readonly LogLine[]): readonly (readonly LogLine[])[] => {
  const ends = lines.flatMap(({ event }, i) => (event.kind === 'committed' ? [i + 1] : []));
  return [...ends, lines.length].map((end, i) => lines.slice(ends[i - 1] ?? 0, end)).filter(({ length }) => length > 0);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-verdict-'));
  store = await openStore({ url: undefined, folder, key: SECRET, use: 'serve' });
  log = threeMatches();
  let entry: TableEntry | null = null;
  for (const lines of partsOf(log)) {
    const answer = await store.log.append({ table: 't', epoch: 1, owner: 'me', entry }, lines, SECRET, null);
    expect(answer.kind).toBe('done');
    entry = lines.reduce<TableEntry | null>(entryAfter, entry);
  }
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[T50] a match is read from where its dice were fixed, however long the table was there before it', async () => {
  const all = transcripts(setup, log);
  expect(all).toHaveLength(3);
  for (const transcript of all) {
    const found = await storedMatch(store, transcript.id);
    expect(found?.transcript).toEqual(transcript);
    expect(found?.lines[0]?.event).toMatchObject({ kind: 'committed', id: transcript.id });
    expect(found?.options).toMatchObject({ playMs: 3000 });
    expect(found && judgeMatch(found).checks.filter(({ ok }) => !ok)).toEqual([]);
    expect((await finishedMatch(store, transcript.id))?.avatars).toEqual(['av-0', 'av-1']);
  }
});

test('a match that was kept before that was noted is read as it always was', async () => {
  const id = transcripts(setup, log)[2]?.id ?? '';
  const [now, record] = [await storedMatch(store, id), await finishedMatch(store, id)];
  await store.engine.db.updateTable('matches').set({ opening: null }).execute();
  const then = await storedMatch(store, id);
  expect(then?.lines[0]?.seq).toBe(1);
  expect(await finishedMatch(store, id)).toEqual(record);
  expect(then && { ...then, lines: [], opening: null }).toEqual(now && { ...now, lines: [], opening: null });
  expect(then && judgeMatch(then)).toEqual(now && judgeMatch(now));
});
