import { expect, test } from 'vitest';
import { personOf } from './sim/person.ts';
import { trial } from './tests.ts';

const HASH = '0'.repeat(64);

/** Person n comes in once more, looking like this. */
const comes = (table: ReturnType<typeof trial>, at: number, n: number, avatar: string): void =>
  table.house.at(at, () => ({
    kind: 'arrived',
    conn: `c-${n}-${at}`,
    person: { ...personOf(n), avatar },
    mayTalk: true,
  }));

const seated = (): ReturnType<typeof trial> => {
  const table = trial();
  table.ask(100, 1, { kind: 'sit', seat: 2, hash: HASH });
  return table;
};

test('AVA-04 who sits down with an avatar wears it at the table', () => {
  const table = trial();
  comes(table, 50, 1, 'zoya');
  table.house.at(100, () => ({
    kind: 'asked',
    conn: 'c-1-50',
    act: 'a',
    request: { kind: 'sit', seat: 2, hash: HASH },
  }));
  table.house.run(1_000);
  expect(table.house.room.table.chairs[2]?.sitter).toMatchObject({ person: { id: 'p-1', avatar: 'zoya' } });
});

test('AVA-04 who comes back to a chair looking different is told to everybody, once', () => {
  const table = seated();
  comes(table, 500, 1, 'salem');
  comes(table, 900, 1, 'salem');
  table.house.run(2_000);
  const dressed = { kind: 'dressed', seat: 2, avatar: 'salem' };
  expect(table.events().filter(({ kind }) => kind === 'dressed')).toEqual([dressed]);
  const heard = table.messages('told').filter(({ message }) => message.events.some(({ kind }) => kind === 'dressed'));
  expect(new Set(heard.map(({ to }) => to)).size).toBe(5);
  expect(table.house.room.table.chairs[2]?.sitter).toMatchObject({ person: { avatar: 'salem' } });
});

test('AVA-04 at the rail nobody minds what one wears', () => {
  const table = seated();
  comes(table, 500, 3, 'salem');
  table.house.run(2_000);
  expect(table.times('dressed')).toEqual([]);
});
