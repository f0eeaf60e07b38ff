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
  const lobby = lobbyOf(
    () => new Promise(resolve => lists.push(resolve)),
    () => 0,
  );
  const tell = (message: Sent): void => {
    if (message.kind === 'lobby') told.push(`list ${message.tables.map(({ id }) => id)}`);
    else if (message.kind === 'listed') told.push(`+${message.table.id}`);
    else if (message.kind === 'unlisted') told.push(`-${message.id}`);
  };
  return { lobby, lists, told, socket: { tell } as Socket };
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
