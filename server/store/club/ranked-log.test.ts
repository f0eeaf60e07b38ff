import { seeded } from '@majlis/kernel';
import type { LogLine, SeatConduct, TableEvent } from '@majlis/table';
import { expect, test } from 'vitest';
import type { Store } from '../index.ts';
import { entryAfter, type TableEntry } from '../table-entry.ts';
import { onBothStores } from '../tests.ts';
import { opponentsOf } from './facts.ts';
import { queueOf } from './queue.ts';
import { rerate } from './rerate.ts';

const POOL = 'baloot/standard/rabbit';
const SECRET = 'cd'.repeat(32);
const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 29);

const person = (id: string) => ({ id, name: `Name of ${id}` });

/** A table whose log is written by hand. */
const tableIn = ({ log }: Store, id: string) => {
  let entry: TableEntry | null = null;
  let seq = 0;
  return async (at: number, ...events: readonly TableEvent[]): Promise<string> => {
    const lines = events.map((event, i): LogLine => ({ seq: seq + 1 + i, at, act: null, event }));
    const answer = await log.append({ table: id, epoch: 1, owner: 'me', entry }, lines, SECRET, null);
    if (answer.kind !== 'done') return answer.kind;
    entry = lines.reduce<TableEntry | null>(entryAfter, entry);
    seq += lines.length;
    return answer.kind;
  };
};

const birth = (match: string, people: readonly string[]): readonly TableEvent[] => [
  {
    ...{ kind: 'created', game: 'baloot/1', options: {}, visibility: 'public', reveal: 'match' },
    ...{ size: people.length, host: null, ranked: true, pool: POOL },
  },
  { kind: 'committed', id: match, ctx: 'baloot/1/1', commitment: SECRET },
  ...people.map((id, seat): TableEvent => ({ kind: 'sat', seat, person: person(id), hash: null })),
];

const STARTED: readonly TableEvent[] = [{ kind: 'starting' }, { kind: 'started', nonces: [] }];

const ended = (winner: 0 | 1 | null, conduct: readonly SeatConduct[], by: 'game' | 'voided' = 'game'): TableEvent => ({
  kind: 'ended',
  ending: { by, outcome: by === 'game' ? { winner, scores: [1, 0], by: 'target' } : null, conduct },
});

const PRESENT: readonly SeatConduct[] = ['present', 'present', 'present', 'present'];

const waits = async ({ engine }: Store, people: readonly string[], since: number): Promise<void> => {
  for (const id of people)
    await engine.db
      .insertInto('queue')
      .values({ person: id, entry: id, pool: POOL, since, beat: since, marks: '[]', table_id: null })
      .execute();
};

const waiting = async ({ engine }: Store): Promise<readonly string[]> =>
  (await engine.db.selectFrom('queue').select(['person', 'since', 'table_id']).orderBy('person').execute()).map(
    ({ person: id, since, table_id }) => `${id} ${since} ${table_id ?? ''}`.trim(),
  );

const points = async ({ engine }: Store, ...people: readonly string[]) => {
  const rows = await engine.db
    .selectFrom('ratings')
    .select(['person', 'points'])
    .where('person', 'in', people)
    .execute();
  return people.map(id => rows.find(row => row.person === id)?.points);
};

const births = (open: () => Store): void => {
  test('[CLUB-1.1] a ranked table is born if everybody still waits, and else not at all', async () => {
    const store = open();
    await waits(store, ['a1', 'a2', 'a3', 'a4'], 5);
    const table = tableIn(store, 'ta');
    expect(await table(10, ...birth('ma', ['a1', 'a2', 'a3', 'gone']))).toBe('missed');
    expect(await table(10, ...birth('ma', ['a1', 'a2', 'a3', 'a4']))).toBe('done');
    expect(await tableIn(store, 'tb')(10, ...birth('mb', ['a1', 'a2', 'a3', 'a4']))).toBe('missed');
    expect(await table(20, ...STARTED)).toBe('done');
    expect((await waiting(store)).filter(row => row.startsWith('a'))).toEqual([]);
  });
};

const lastOpponents = (open: () => Store): void => {
  test('[T55] [CLUB-2.8] whom those who wait played against last is found by two questions, however many wait', async () => {
    const store = open();
    const people = ['o1', 'o2', 'o3', 'o4'];
    await waits(store, people, 5);
    const rated = ['m1', 'm2', 'm3'].flatMap((match, n) =>
      people.map((id, i) => ({
        match_id: `o${match}`,
        person: id,
        seat: (i + n) % 4,
        pool: POOL,
        at: n,
        season: 's',
        kind: 'clean',
        nth: n,
      })),
    );
    await store.engine.db.insertInto('rated').values(rated).execute();
    let asked = 0;
    const counted = store.engine.db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const found = await opponentsOf(counted, POOL, [...people, 'nobody']);
    expect(asked).toBe(2);
    expect([...found].map(([id, both]) => [id, both.map(one => one.toSorted().join())])).toEqual([
      ['o1', ['o2,o4', 'o2,o4']],
      ['o2', ['o1,o3', 'o1,o3']],
      ['o3', ['o2,o4', 'o2,o4']],
      ['o4', ['o1,o3', 'o1,o3']],
      ['nobody', []],
    ]);
    await store.engine.db.deleteFrom('rated').where('person', 'in', people).execute();
    await store.engine.db.deleteFrom('queue').where('person', 'in', people).execute();
  });
};

const leaving = (open: () => Store): void => {
  test('[T24] who left a match that is still on is not free for another, and sits nowhere', async () => {
    const store = open();
    const people = ['l1', 'l2', 'l3', 'l4'];
    await waits(store, people, 5);
    const table = tableIn(store, 'tl');
    await table(10, ...birth('ml', people), ...STARTED);
    await table(20, { kind: 'left', seat: 1 });
    const busy = async () => [...(await queueOf(store.engine).playing(people))].toSorted();
    expect(await busy()).toEqual(people);
    expect(await store.directory.mine('l2')).toEqual([]);
    expect(await store.directory.mine('l1')).toHaveLength(1);
    await table(30, ended(0, ['present', 'left', 'present', 'present']), { kind: 'closed' });
    expect(await busy()).toEqual([]);
  });

  test('[CLUB-1.2] whoever did not come has a no-show, the others wait as long as before', async () => {
    const store = open();
    await waits(store, ['b1', 'b2', 'b3', 'b4'], 7);
    const table = tableIn(store, 'tc');
    await table(10, ...birth('mc', ['b1', 'b2', 'b3', 'b4']));
    expect((await waiting(store)).filter(row => row.startsWith('b'))[0]).toBe('b1 7 tc');
    const late: readonly TableEvent[] = [
      { kind: 'startAborted', seats: [2] },
      { kind: 'stood', seat: 2, why: 'late' },
    ];
    expect(await table(20, ...late, { kind: 'closed' })).toBe('done');
    expect((await waiting(store)).filter(row => row.startsWith('b'))).toEqual(['b1 7', 'b2 7', 'b4 7']);
    const facts = await store.engine.db.selectFrom('rated').selectAll().where('person', 'like', 'b%').execute();
    expect(facts.map(({ person: id, kind, pool }) => [id, kind, pool])).toEqual([['b3', 'no-show', POOL]]);
  });
};

const ratings = (open: () => Store): void => {
  test('[CLUB-3.5] [T23] a match is rated once, in the stroke that stores its end', async () => {
    const store = open();
    await waits(store, ['c1', 'c2', 'c3', 'c4'], 7);
    const table = tableIn(store, 'td');
    await table(10, ...birth('md', ['c1', 'c2', 'c3', 'c4']));
    await table(20, ...STARTED);
    const again = tableIn(store, 'td');
    expect(await table(START, ended(0, PRESENT))).toBe('done');
    expect(await points(store, 'c1', 'c2', 'c3', 'c4')).toEqual([1_340, 1_260, 1_340, 1_260]);
    expect(await again(START, ended(0, PRESENT))).not.toBe('done');
    const rows = await store.engine.db.selectFrom('rated').selectAll().where('match_id', '=', 'md').execute();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({ kind: 'clean', result: 'win', points_before: 1_300, points_after: 1_340, nth: 1 });
  });

  test('[CLUB-3.7] [T24] whoever has gone loses double; a match that the house spoilt counts for nobody', async () => {
    const store = open();
    const four = ['d1', 'd2', 'd3', 'd4'];
    await waits(store, four, 7);
    const table = tableIn(store, 'te');
    await table(10, ...birth('me', four));
    await table(20, ...STARTED);
    await table(START, ended(1, ['absent', 'present', 'present', 'excused']));
    expect(await points(store, ...four)).toEqual([1_220, 1_340, 1_280, undefined]);
    await waits(store, four, 7);
    const spoilt = tableIn(store, 'tf');
    await spoilt(10, ...birth('mf', four));
    await spoilt(20, ...STARTED);
    expect(await spoilt(START + 1, ended(null, PRESENT, 'voided'))).toBe('done');
    expect(await points(store, ...four)).toEqual([1_220, 1_340, 1_280, undefined]);
  });
};

const seasons = (open: () => Store): void => {
  test('[CLUB-3.12] two matches of one person that end at once are both rated, and a season later points are pulled', async () => {
    const store = open();
    const tables: ReturnType<typeof tableIn>[] = [];
    for (const n of [0, 1]) {
      const four = ['e0', `e${n}a`, `e${n}b`, `e${n}c`];
      await waits(store, four, 7);
      const table = tableIn(store, `tg${n}`);
      await table(10, ...birth(`mg${n}`, four));
      await table(20, ...STARTED);
      tables.push(table);
    }
    const conduct: readonly SeatConduct[] = ['left', 'present', 'present', 'present'];
    expect(await Promise.all(tables.map(table => table(START, ended(0, conduct))))).toEqual(['done', 'done']);
    expect(await points(store, 'e0')).toEqual([1_152]); // 80, then 68: the second was expected to be lost;
    const later = ['e0', 'e0a', 'e0b', 'e0c'];
    await waits(store, later, 9);
    const table = tableIn(store, 'th');
    await table(10, ...birth('mh', later));
    await table(20, ...STARTED);
    await table(START + 10 * DAY, ended(0, PRESENT));
    const badges = await store.engine.db.selectFrom('badges').selectAll().where('person', '=', 'e0').execute();
    expect(badges).toEqual([{ person: 'e0', pool: POOL, season: '2026-3', points: 1_152 }]);
    expect((await points(store, 'e0'))[0]).toBeGreaterThan(1_230);
  });

  test('[CLUB-3.8] a season rated again is the season that is stored, to the last digit', async () => {
    const store = open();
    const random = seeded(11);
    const people = Array.from({ length: 12 }, (_, i) => `s${i}`);
    const conducts: readonly SeatConduct[] = ['present', 'present', 'present', 'present', 'absent', 'left', 'excused'];
    for (let n = 0; n < 40; n++) {
      const four = [...people].sort(() => random.below(3) - 1).slice(0, 4);
      await waits(store, four, n);
      const table = tableIn(store, `season-${n}`);
      await table(10, ...birth(`season-match-${n}`, four));
      await table(20, ...STARTED);
      const winner = ([0, 1, null] as const)[random.below(3)] ?? null;
      const conduct = four.map(() => conducts[random.below(conducts.length)] ?? 'present');
      expect(await table(START + n * DAY * 3, ended(winner, conduct))).toBe('done');
    }
    const { matches, differences } = await rerate(store.engine);
    expect(differences).toEqual([]);
    expect(matches).toBeGreaterThanOrEqual(40);
    await store.engine.db.updateTable('ratings').set({ mu: 25.000001 }).where('person', '=', 's0').execute();
    expect((await rerate(store.engine)).differences).toHaveLength(1);
  });
};

onBothStores('club', open => {
  births(open);
  lastOpponents(open);
  leaving(open);
  ratings(open);
  seasons(open);
});
