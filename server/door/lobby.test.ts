import type { Listing } from '@majlis/protocol';
import { expect, test } from 'vitest';
import { listingOf } from '../store/directory.ts';
import { entryAfter } from '../store/table-entry.ts';
import { lobbyOf } from './lobby.ts';
import type { Sent } from './outbox.ts';
import type { Socket } from './socket.ts';

const person = { id: 'p', name: 'Sara' };
const born = entryAfter(null, {
  seq: 1,
  at: 5,
  event: {
    kind: 'created',
    game: 'trunfo/1',
    options: {},
    visibility: 'public',
    host: person,
    size: 2,
    reveal: 'match',
  },
} as Parameters<typeof entryAfter>[1]);
const entry = { ...born, seats: [{ person }, null] };
const gone = { ...entry, phase: 'closed' as const };

/** A lobby whose lists are read when the test says so, and one who looks at it. */
const looking = () => {
  const lists: ((tables: readonly Listing[]) => void)[] = [];
  const told: string[] = [];
  const time = { now: 0 };
  const lobby = lobbyOf(
    () => new Promise(resolve => lists.push(resolve)),
    () => time.now,
  );
  const tell = (message: Sent): void => {
    if (message.kind === 'lobby') told.push(`list ${message.tables.map(({ id }) => id)}`);
    else if (message.kind === 'listed') told.push(`+${message.table.id}`);
    else if (message.kind === 'unlisted') told.push(`-${message.id}`);
  };
  return { lobby, lists, told, time, socket: { tell } as Socket };
};

test('[T31] what changes while the list is read is told after it, once', async () => {
  const { lobby, lists, told, socket } = looking();
  const entering = lobby.enter(socket);
  lobby.changed('a', entry);
  lobby.changed('b', entry);
  lobby.changed('b', gone);
  lobby.changed('a', entry);
  expect(told).toEqual([]);
  lists[0]?.([listingOf('b', entry)]);
  await entering;
  expect(told).toEqual(['list b', '+a', '-b']);
  lobby.changed('a', gone);
  expect(told.at(-1)).toBe('-a');
});

test('[T31] a table that closes while the list is read is taken off it, though nobody here has ever seen it', async () => {
  const { lobby, lists, told, socket } = looking();
  const entering = lobby.enter(socket);
  lobby.changed('b', gone);
  lists[0]?.([listingOf('b', entry)]);
  await entering;
  expect(told).toEqual(['list b', '-b']);
  lobby.changed('c', gone);
  expect(told).toHaveLength(2);
});

test('[T31] an older list never comes after a newer one', async () => {
  const { lobby, lists, told, socket } = looking();
  const first = lobby.enter(socket);
  const second = lobby.enter(socket);
  lists[1]?.([listingOf('new', entry)]);
  await second;
  lists[0]?.([listingOf('old', entry)]);
  await first;
  expect(told).toEqual(['list new']);
});

test('[T31] who has left meanwhile is told nothing more', async () => {
  const { lobby, lists, told, socket } = looking();
  const entering = lobby.enter(socket);
  lobby.leave(socket);
  lists[0]?.([]);
  await entering;
  lobby.changed('a', entry);
  expect(told).toEqual([]);
});

test('[T58] however often the list changes, those who look are told so much in a second and the last of each table in the end', async () => {
  const { lobby, lists, told, time, socket } = looking();
  let messages = 0;
  const others = Array.from({ length: 999 }, () => ({ tell: () => void messages++ }) as unknown as Socket);
  for (const one of [socket, ...others]) {
    const entering = lobby.enter(one);
    lists.at(-1)?.([]);
    await entering;
  }
  messages = 0;
  for (let n = 0; n < 600; n++) lobby.changed(`t${n % 20}`, { ...entry, matches: n });
  lobby.changed('t19', gone);
  expect(messages).toBe(5 * 999);
  for (time.now = 100; time.now <= 2_000; time.now += 100) lobby.tick();
  expect(messages).toBe((5 + 20) * 999);
  expect(new Set(told.slice(-20)).size).toBe(20);
  expect(told.slice(-20)).toContain('-t19');
  lobby.changed('t1', entry);
  expect(told.at(-1)).toBe('+t1');
});
