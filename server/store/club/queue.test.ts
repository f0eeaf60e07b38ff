import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate, openEngine } from '../open.ts';
import { type QueueRow, queueOf } from './queue.ts';

test('[T54] how many wait is counted by pool, without those who are on their way to a table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-queue-'));
  const engine = await openEngine({ url: undefined, folder, use: 'serve' });
  await migrate(engine);
  const queue = queueOf(engine);
  const row = (person: string, pool: string, table: string | null): QueueRow => ({
    ...{ person, entry: person, pool, since: 0, beat: 0, marks: [], table },
  });
  await queue.join([row('a', 'one', null), row('b', 'one', null), row('c', 'one', 't1'), row('d', 'two', null)]);
  const counts = await queue.waiting();
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
  expect([...counts]).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
});
