import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgresHere, newPostgres, type Postgres } from '../../trial/postgres.ts';
import { openStore, type Store } from '../index.ts';
import { changed, type DecisionRow, decided, decisionOf, forgottenAtDesk, sanctionsAt } from './decisions.ts';
import { HOUSE, reportPattern, waitingReports } from './reports.ts';

const KEY = 'ab'.repeat(32);
const NOW = Date.UTC(2026, 10, 19);
const DAY = 86_400_000;
const NONE = { second: null, undone_by: null, appeal: null, appealed_at: null, appeal_by: null, lifted: null };

const rowOf = (report: string, more: Partial<DecisionRow> = {}): DecisionRow => ({
  ...{ id: `about ${report}`, report, person: 'pest', steward: 'boss', kind: 'mute', ground: 'abuse', note: '' },
  ...{ days: 1, at: NOW, until: NOW + DAY, holds: 1, ...NONE, ...more },
});

const filed = ({ engine }: Store, id: string, reporter = 'sara'): Promise<unknown> => {
  const row = { id, match_id: id, reporter, seat: 1, reason: 'abuse', seq: null, lines: '[]', ok: 1, verdict: '{}' };
  return engine.db
    .insertInto('reports')
    .values({ ...row, at: NOW, about: 'pest', answered_at: null })
    .execute();
};

const suite = (store: () => Store): void => {
  test('[CLUB-7.2] however many decide at once, a report is answered once', async () => {
    await filed(store(), 'one');
    const jobs = [1, 2, 3].map(n => store().engine.job(decided(store().engine, rowOf('one', { id: `try ${n}` }))));
    const kinds = (await Promise.all(jobs)).map(answer => answer.kind);
    expect(kinds.sort()).toEqual(['done', 'missed', 'missed']);
    expect((await waitingReports(store().engine.db)).map(({ id }) => id)).toEqual([]);
    expect(await sanctionsAt(store().engine.db, NOW)).toEqual([{ person: 'pest', kind: 'mute', until: NOW + DAY }]);
    expect(await sanctionsAt(store().engine.db, NOW + DAY)).toEqual([]);
  });

  test('[CLUB-7.4] [CLUB-7.7] who reported what was dismissed is known for it; a change holds only over what it saw', async () => {
    const { engine } = store();
    for (const id of ['a', 'b', 'c', 'd']) await filed(store(), id, 'wolf');
    for (const id of ['a', 'b', 'c'])
      await engine.job(decided(engine, rowOf(id, { kind: 'dismiss', until: null, days: null })));
    expect(await waitingReports(engine.db)).toMatchObject([
      { id: 'd', reporter: { answered: 3, dismissed: 3 }, ok: true },
    ]);
    await engine.job(decided(engine, rowOf('d')));
    const undo = () => changed(engine, 'about d', { holds: 1, undone_by: null }, { holds: 0, undone_by: 'other' });
    expect([await undo(), await undo()]).toEqual([true, false]);
    expect(await decisionOf(engine.db, 'about d')).toMatchObject({ holds: 0, undone_by: 'other' });
  });

  test('[CLUB-7.1] the house reports a pattern, once while it waits; and who goes leaves nothing at the desk', async () => {
    const { engine } = store();
    for (const match of ['f'.repeat(32), 'e'.repeat(32)]) await reportPattern(engine.db, match, 2, 'leaver', NOW);
    const waits = await waitingReports(engine.db);
    expect(waits.filter(({ by }) => by === HOUSE)).toMatchObject([{ about: 'leaver', isGrave: true, reason: 'left' }]);
    for (const person of ['leaver', 'pest']) await engine.job(forgottenAtDesk(engine, person));
    const left = await engine.db.selectFrom('decisions').select('id').where('person', '=', 'pest').execute();
    expect(left).toEqual([]);
    expect((await waitingReports(engine.db)).filter(({ about }) => about !== null)).toEqual([]);
  });
};

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-desk-'));
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ url: undefined, folder, key: KEY, use: 'serve' });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  suite(() => store);
});

describe.runIf(isPostgresHere)('PostgreSQL', () => {
  let postgres: Postgres;
  let store: Store;
  beforeAll(async () => {
    postgres = await newPostgres();
    const url = await postgres.database('desk');
    store = await openStore({ url, folder: '', key: KEY, use: 'serve' });
  });
  afterAll(async () => {
    await store.close();
    postgres.remove();
  });
  suite(() => store);
});
