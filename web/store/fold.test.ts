import { readFileSync } from 'node:fs';
import type { ServerMessage } from '@majlis/protocol';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { expect, test } from 'vitest';
import { folded } from '@/store/fold.ts';
import { type Pending, type Seen, UNSEEN } from '@/store/seen.ts';
import { after, courseOf, toldTo, welcomeAt } from '@/test/course.ts';
import { loadGame } from '@/test/loaded.ts';

const cast = await loadGame('trunfo/1');
const record = readFileSync(new URL('../../games/trunfo/proof/records/random-3.game', import.meta.url), 'utf8');
const course = courseOf(trunfo, spelling, record);
const DEALT = after(course, 'dealt');
const NOW = 1_000;

const hear = (seen: Seen, ...messages: readonly ServerMessage[]): Seen =>
  messages.reduce((before, message) => folded(cast, before, message, message.now).seen, seen);

const dealt = hear(UNSEEN, welcomeAt(course, DEALT, 0, NOW));

const reacted = (at: number, many: number): ServerMessage => {
  const events = Array.from({ length: many }, (_, n) => ({ kind: 'reacted', seat: 1, sign: `${at + n}` }));
  return { kind: 'told', now: NOW, you: 0, at, events, clocks: [] };
};

test('the log holds the last 600 events, and their numbers go on', () => {
  const { log } = hear(dealt, reacted(DEALT + 1, 500), reacted(DEALT + 501, 200));
  expect([log.length, log[0]?.n, log.at(-1)?.n]).toEqual([600, 101, 700]);
});

test('the log stays with its viewer, and begins anew with another', () => {
  const later = hear(dealt, toldTo(course, DEALT, DEALT + 3, 0, DEALT + 1, NOW));
  expect(later.log.length).toBeGreaterThan(0);
  const back = hear(later, welcomeAt(course, DEALT + 3, 0, NOW + 1));
  expect(back).toMatchObject({ log: later.log, recalled: dealt.recalled, epoch: 2 });
  const moved = hear(later, welcomeAt(course, DEALT + 3, 'rail', NOW + 1));
  expect(moved).toMatchObject({ log: [], recalled: moved.table?.state, you: 'rail' });
});

const refusal = (quiet: boolean): Seen => {
  const pending: Pending = { act: 'a', request: { kind: 'leave' }, askedAt: 0, sentAt: 0, quiet };
  return hear({ ...dealt, pending: [pending] }, { kind: 'refused', now: NOW, act: 'a', reason: 'busy' });
};

test('a refusal is news to whoever asked; what the app did by itself is not', () => {
  expect(refusal(false)).toMatchObject({ pending: [], refusal: { act: 'a', reason: 'busy' } });
  expect(refusal(true)).toMatchObject({ pending: [], refusal: null });
});

test('who sat down to a match is remembered until the next one', () => {
  const names = ({ players }: Seen) => players.map(one => one?.name ?? null);
  const table = (patch: object): ServerMessage => {
    const message = welcomeAt(course, DEALT, 0, NOW, patch);
    if (message.kind !== 'welcome') throw new Error('not a welcome');
    const chairs = message.table.chairs.map((chair, seat) => (seat === 1 ? { ...chair, sitter: null } : chair));
    return { ...message, table: { ...message.table, chairs } };
  };
  expect(names(dealt)).toEqual(['Salem', 'Inês']);
  expect(names(hear(dealt, table({})))).toEqual(['Salem', 'Inês']);
  expect(names(hear(dealt, table({ phase: 'lobby' })))).toEqual(['Salem', 'Inês']);
  expect(names(hear(dealt, table({ commitment: { id: 'b'.repeat(32), ctx: '', commitment: '' } })))).toEqual([
    'Salem',
    null,
  ]);
});

const locked = (now: number): ServerMessage => {
  const event = { kind: 'locked', seat: 0, card: '3H', lapsed: true };
  return { kind: 'told', now, you: 0, at: DEALT + 1, events: [{ kind: 'game', event }], clocks: [] };
};

test.each([
  [-1, false],
  [0, true],
])('a card that falls %i ms after the end of its time is the clock’s: %s', (ms, late) => {
  const until = dealt.clocks.find(({ on }) => on === 0)?.until ?? 0;
  expect(hear(dealt, locked(until + ms)).log.at(-1)?.late).toBe(late);
});

const timed = (ms: number, now = NOW + 100): ServerMessage => ({
  kind: 'clocks',
  now,
  clocks: [{ id: 'play/1', on: 0, ms, until: NOW + ms }],
});

test('time gained lets a watch stand still for as long; its span is what it had at first', () => {
  const begun = hear(dealt, timed(5_000));
  expect(begun).toMatchObject({ held: null, spans: { 'play/1': 5_000 } });
  const gained = hear(begun, timed(7_000));
  expect(gained).toMatchObject({
    held: { id: 'play/1', left: 4_900, until: NOW + 2_100 },
    spans: { 'play/1': 5_000 },
  });
  expect(hear(gained, timed(7_000, NOW + 2_099)).held).toEqual(gained.held);
  expect(hear(gained, timed(7_000, NOW + 2_100)).held).toBeNull();
  expect(hear(begun, timed(5_000)).held).toBeNull();
});
