import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLine } from '@majlis/table';
import { afterEach, expect, test } from 'vitest';
import { backUp } from './backup.ts';
import type { Engine } from './engine.ts';
import { leasesOf } from './lease.ts';
import { type Lease, type Log, logOf } from './log.ts';
import { migrate, openEngine } from './open.ts';
import { sealWith } from './seal.ts';
import { talliesOf } from './tallies.ts';

const folders: string[] = [];
const engines: Engine[] = [];

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'majlis-store-'));
  folders.push(made);
  return made;
};

const opened = async (at: string, pages?: number): Promise<Engine> => {
  const engine = await openEngine({ url: undefined, folder: at, use: 'serve', ...(pages ? { pages } : {}) });
  engines.push(engine);
  await migrate(engine);
  return engine;
};

const shut = async (): Promise<void> => {
  await Promise.all(engines.splice(0).map(engine => engine.close()));
};

afterEach(async () => {
  await shut();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const seal = sealWith(Buffer.alloc(32, 7));
const secret = 'ab'.repeat(32);
const host = { id: 'p1', name: 'Sara' };

const birth: readonly LogLine[] = [
  {
    seq: 1,
    at: 5,
    act: null,
    event: { kind: 'created', game: 'trunfo/1', options: {}, visibility: 'public', reveal: 'match', size: 2, host },
  },
  {
    seq: 2,
    at: 5,
    act: null,
    event: { kind: 'committed', id: '0f'.repeat(16), ctx: 'trunfo/1/1', commitment: secret },
  },
];

const said = (seq: number, act: string | null = null, text = 'x'): LogLine => ({
  seq,
  at: 10,
  act,
  event: { kind: 'said', seat: 0, text },
});

const begun = async (log: Log): Promise<Lease> => {
  const lease: Lease = { table: 't1', epoch: 1, owner: 'n1', entry: null };
  expect((await log.append(lease, birth, secret, 'CODE22')).kind).toBe('done');
  const page = await log.read('t1');
  return { ...lease, entry: page!.entry };
};

const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('[T44] the database, its journal and a copy are for the house alone, also where they lay open before', async () => {
  const at = folder();
  chmodSync(at, 0o755);
  writeFileSync(join(at, 'majlis.db'), '', { mode: 0o644 });
  const engine = await opened(at);
  await begun(logOf(engine, seal));
  const copy = join(at, 'copies', 'one.db');
  await backUp(engine, undefined, copy);
  expect(rightsOf(at)).toBe('700');
  for (const name of ['majlis.db', 'majlis.db-wal', 'majlis.db-shm', 'lock'])
    expect([name, rightsOf(join(at, name))]).toEqual([name, '600']);
  expect([rightsOf(copy), rightsOf(join(at, 'copies'))]).toEqual(['600', '700']);
  await expect(backUp(engine, undefined, copy)).rejects.toThrow('there already');
});

test('what was stored is read again, also after closing and opening', async () => {
  const at = folder();
  const first = logOf(await opened(at), seal);
  const lease = await begun(first);
  expect((await first.append(lease, [said(3, 'a1')], null, null)).kind).toBe('done');
  await shut();
  const page = await logOf(await opened(at), seal).read('t1');
  expect(page?.lines).toEqual([...birth, said(3, 'a1')]);
  expect(page?.secret).toBe(secret);
  expect(page?.code).toBe('CODE22');
});

test.each([
  ['a line that is there already', 1, [said(2)], 'missed'],
  ['a gap', 1, [said(4)], 'missed'],
  ['another epoch', 2, [said(3)], 'missed'],
  ['an action that is there already', 1, [said(4, 'a1')], 'duplicate'],
])('%s is not written, and nothing of it is', async (_, epoch, lines, kind) => {
  const log = logOf(await opened(folder()), seal);
  const lease = await begun(log);
  const written = kind === 'duplicate' ? [said(3, 'a1')] : [];
  if (written.length > 0) await log.append(lease, written, null, null);
  expect((await log.append({ ...lease, epoch }, lines, 'cd'.repeat(32), null)).kind).toBe(kind);
  const page = await log.read('t1');
  expect(page?.lines).toEqual([...birth, ...written]);
  expect(page?.secret).toBe(secret);
});

test('[T50] of several at once each stands or falls by itself, all go to the disk together, and are read up to any of them', async () => {
  const engine = await opened(folder());
  const log = logOf(engine, seal);
  const lease = await begun(log);
  const answers = await Promise.all([
    log.append(lease, [said(3, 'a')], null, null),
    log.append(lease, [said(3, 'b')], null, null),
    log.append(lease, [said(4, 'a')], null, null),
    log.append(lease, [said(4, 'c')], null, null),
  ]);
  expect(answers.map(({ kind }) => kind)).toEqual(['done', 'missed', 'duplicate', 'done']);
  expect((await log.read('t1'))?.lines.map(({ act }) => act)).toEqual([null, null, 'a', 'c']);
  expect((await log.between('t1', 1, 3)).map(({ act }) => act)).toEqual([null, null, 'a']);
});

test('a disk that is full is an unknown answer; with room again everything goes on, and nothing is lost', async () => {
  const at = folder();
  const engine = await opened(at, 120);
  const log = logOf(engine, seal);
  const lease = await begun(log);
  const stored: number[] = [];
  let answer = await log.append(lease, [said(3, null, 'y'.repeat(3000))], null, null);
  for (let seq = 3; answer.kind === 'done' && seq < 500; seq++) {
    stored.push(seq);
    answer = await log.append(lease, [said(seq + 1, null, 'y'.repeat(3000))], null, null);
  }
  expect(answer).toMatchObject({ kind: 'unknown', full: true });
  expect((await log.read('t1'))?.lines.slice(2).map(({ seq }) => seq)).toEqual(stored);
  await engine.job([{ sql: 'PRAGMA max_page_count = 10000', parameters: [], rows: null }]);
  expect((await log.append(lease, [said(stored.length + 3)], null, null)).kind).toBe('done');
});

test('[T23] a match has one result, however often it is told', async () => {
  const engine = await opened(folder());
  const log = logOf(engine, seal);
  const lease = await begun(log);
  const ending = { by: 'game', outcome: null, conduct: ['present', 'left'] } as const;
  const ended = (seq: number): LogLine => ({ seq, at: 20, act: null, event: { kind: 'ended', ending } });
  expect((await log.append(lease, [ended(3)], null, null)).kind).toBe('done');
  const { entry } = (await log.read('t1'))!;
  expect((await log.append({ ...lease, entry }, [ended(4)], null, null)).kind).toBe('duplicate');
  expect(await engine.db.selectFrom('matches').select(['id', 'last']).execute()).toEqual([
    { id: '0f'.repeat(16), last: 3 },
  ]);
});

test('tallies go on after a restart, and end with their time', async () => {
  const at = folder();
  const key = Buffer.alloc(32, 7);
  const count = (engine: Engine, now: number) => talliesOf(engine, key).count('few', 'a', 1_000, now);
  const first = await opened(at);
  expect([await count(first, 0), await count(first, 10)]).toEqual([
    { used: 1, until: 1_000 },
    { used: 2, until: 1_000 },
  ]);
  await shut();
  const second = await opened(at);
  expect([await count(second, 999), await count(second, 1_000)]).toEqual([
    { used: 3, until: 1_000 },
    { used: 1, until: 2_000 },
  ]);
  expect(JSON.stringify(await second.db.selectFrom('tallies').selectAll().execute())).not.toContain('few');
});

test('a data folder serves one process at a time', async () => {
  const at = folder();
  await opened(at);
  await expect(opened(at)).rejects.toThrow('in use by another process');
});

test('a disk that is full before there is a database is said in one line, with the folder', async () => {
  const at = folder();
  await expect(opened(at, 5)).rejects.toThrow(`The database in ${at} could not be brought up to date: Error: database`);
});

test('a database of a newer program is left alone', async () => {
  const at = folder();
  const engine = await opened(at);
  await engine.db.insertInto('kysely_migration').values({ name: '9999-later', timestamp: 'x' }).execute();
  await expect(migrate(engine)).rejects.toThrow('newer than this program');
});

test('[T12] a secret opens only under its key and at its table', () => {
  const sealed = seal.close('t1', secret);
  expect(seal.open('t1', sealed)).toBe(secret);
  expect(() => seal.open('t2', sealed)).toThrow();
  expect(() => sealWith(Buffer.alloc(32, 8)).open('t1', sealed)).toThrow();
  expect(sealed).not.toContain(secret);
});

test('a table that is taken over is lost to its old owner', async () => {
  const engine = await opened(folder());
  const log = logOf(engine, seal);
  const lease = await begun(log);
  const leases = await leasesOf(engine);
  expect(await leases.claim('t1')).toEqual({ epoch: 2 });
  expect(await leases.claim('t2')).toBe('no-such-table');
  expect((await log.append(lease, [said(3)], null, null)).kind).toBe('missed');
  expect((await log.append({ ...lease, epoch: 2 }, [said(3)], null, null)).kind).toBe('done');
  await leases.stop();
});

test('a table is given back by its owner alone, and of two who want it one gets it', async () => {
  const engine = await opened(folder());
  await begun(logOf(engine, seal));
  const [one, two] = [await leasesOf(engine), await leasesOf(engine)];
  const owner = async () => (await engine.db.selectFrom('tables').select('owner').executeTakeFirst())?.owner;
  const claims = await Promise.all([one.claim('t1'), two.claim('t1')]);
  expect(claims).toContainEqual({ epoch: 2 });
  expect(claims).toContain('elsewhere');
  const [first, second] = claims[0] === 'elsewhere' ? [two, one] : [one, two];
  await second.release(['t1']);
  expect(await owner()).toBe(first.node);
  await first.release(['t1']);
  expect(await owner()).toBeNull();
  await Promise.all([one.stop(), two.stop()]);
});

test('a table that plays has no code any more, and one that is closed no secret', async () => {
  const log = logOf(await opened(folder()), seal);
  const lease = await begun(log);
  const line = (seq: number, event: LogLine['event']): LogLine => ({ seq, at: 20, act: null, event });
  const after = async (...lines: readonly LogLine[]) => {
    const { entry } = (await log.read('t1'))!;
    expect((await log.append({ ...lease, entry }, lines, null, null)).kind).toBe('done');
    const page = await log.read('t1');
    return [page?.entry.phase, page?.code, page?.secret];
  };
  expect(await after(line(3, { kind: 'starting' }))).toEqual(['starting', 'CODE22', secret]);
  expect(await after(line(4, { kind: 'started', nonces: [] }))).toEqual(['playing', null, secret]);
  expect(await after(line(5, { kind: 'closed' }))).toEqual(['closed', null, null]);
});

test('guests of an address are counted since a time, until they have played', async () => {
  const tallies = talliesOf(await opened(folder()), Buffer.alloc(32, 7));
  for (const [at, person] of ['a', 'b', 'c'].entries()) await tallies.came(person, 'here', at * 10);
  await tallies.came('d', 'there', 20);
  expect([await tallies.unplayed('here', -1), await tallies.unplayed('here', 0)]).toEqual([3, 2]);
  await tallies.played(['b', 'd']);
  expect([await tallies.unplayed('here', 0), await tallies.unplayed('there', 0)]).toEqual([1, 0]);
});
