import { seeded } from '@majlis/kernel';
import { nonceHash } from '@majlis/kernel/dice';
import { expect, test } from 'vitest';
import { create, type Input, type Room, step } from './index.ts';
import { hex, personOf } from './sim/person.ts';
import { nonceOf, setupWith, type Trial, trial } from './tests.ts';

const ranked = (options: object = {}): Trial => trial(setupWith(), 4, options, () => ({ kind: 'play' }), true);

/** Person n binds itself to a nonce. */
const bound = (n: number, { table }: Room): Input => ({
  kind: 'asked',
  conn: `c-${n}`,
  act: `bind ${n}`,
  request: { kind: 'bind', hash: nonceHash(table.commitment?.id ?? '', nonceOf(n)) },
});

/** These people bind themselves at 50 ms and open at 100 ms. */
const come = (table: Trial, people: readonly number[], openers: readonly number[] = people): Trial => {
  for (const n of people) table.house.at(50, ({ room }) => bound(n, room));
  for (const n of openers) table.ask(100, n, { kind: 'open', nonce: nonceOf(n) });
  return table;
};

const ALL = [0, 1, 2, 3];
const begun = (options: object = {}): Trial => {
  const table = come(ranked(options), ALL);
  for (const n of ALL) table.alive(n, 600_000);
  return table;
};
const kinds = (table: Trial) => table.events().map(({ kind }) => kind);

test('[CLUB-1.1] it is born with everybody seated and nobody host, and begins when all have come', () => {
  const table = begun();
  table.house.run(200);
  expect(table.events()[0]).toMatchObject({ kind: 'created', ranked: true, host: null, visibility: 'public' });
  expect(kinds(table).filter(kind => kind === 'sat')).toHaveLength(4);
  expect(table.house.room.table).toMatchObject({ phase: 'playing', ranked: true, host: null });
});

test.each([
  [{ kind: 'kick', seat: 1 }, 'not-the-host'],
  [{ kind: 'swap', seats: [0, 1] }, 'not-the-host'],
  [{ kind: 'drawSeats' }, 'not-the-host'],
  [{ kind: 'setOptions', options: {} }, 'not-the-host'],
  [{ kind: 'seatBot', seat: 1, level: 'steady' }, 'not-the-host'],
  [{ kind: 'start' }, 'not-the-host'],
  [{ kind: 'move', seat: 1 }, 'not-the-host'],
  [{ kind: 'ready', ready: true }, 'wrong-phase'],
] as const)('[CLUB-1.1] $kind is refused', (request, reason) => {
  const table = ranked();
  const act = table.ask(40, 0, request);
  table.house.run(45);
  expect(table.answer(act)).toBe(reason);
});

test('[CLUB-1.2] who has not come in 15 s stands up, and the table closes', () => {
  const table = come(ranked(), [0, 1, 2], []);
  table.house.run(20_000);
  expect(table.times('startAborted')[0]).toBeGreaterThanOrEqual(15_000);
  expect(table.events().slice(-3)).toEqual([
    { kind: 'startAborted', seats: [3] },
    { kind: 'stood', seat: 3, why: 'late' },
    { kind: 'closed' },
  ]);
});

test('[CLUB-1.2] [T48] time in which the house heard nobody is not taken from those who are on their way', () => {
  const table = ranked();
  table.house.at(14_000, () => ({ kind: 'stalled', ms: 13_000 }));
  for (const n of ALL) table.house.at(20_000, ({ room }) => bound(n, room));
  table.house.run(20_100);
  expect(kinds(table)).not.toContain('startAborted');
  expect(kinds(table)).toContain('starting');
});

test('[CLUB-1.2] [T48] nor is the time of an outage of the store', () => {
  const { house } = ranked();
  house.run(20);
  const seq = house.room.table.seq + 1;
  const setup = setupWith();
  const inputs: readonly (readonly [at: number, input: Input])[] = [
    [1_000, bound(0, house.room)],
    [3_000, { kind: 'unsure', seq }],
    [40_000, { kind: 'loaded', lines: house.log, secret: house.room.secret }],
    [40_010, { kind: 'stored', seq }],
    [41_000, bound(1, house.room)],
    [41_010, { kind: 'stored', seq: seq + 1 }],
  ];
  const end = inputs.reduce((room, [at, input]) => step(setup, room, input, at).room, house.room);
  expect([end.table.phase, end.table.seq]).toEqual(['lobby', seq + 1]);
});

test('[CLUB-1.2] who has come and does not open in 5 s too', () => {
  const table = come(ranked(), ALL, [0, 2, 3]);
  table.house.run(20_000);
  expect(table.events().slice(-3)[0]).toEqual({ kind: 'startAborted', seats: [1] });
  expect(table.times('closed')[0]).toBeLessThan(6_000);
});

test('[CLUB-1.2] who walks away before the start has not come', () => {
  const table = come(ranked(), [0, 1, 2], []);
  table.ask(60, 2, { kind: 'leave' });
  table.house.run(100);
  expect(table.events().slice(-3)[0]).toEqual({ kind: 'startAborted', seats: [2] });
  expect(table.house.room.table.phase).toBe('closed');
});

test('[CLUB-1.3] free text before the first deal and after the end, and not in between', () => {
  const table = begun();
  const before = table.ask(40, 0, { kind: 'say', text: 'salaam' });
  const between = table.ask(3_000, 0, { kind: 'say', text: 'hearts' });
  table.house.run(400_000);
  expect(kinds(table)).toContain('ended');
  const after = table.ask(table.house.now + 10, 0, { kind: 'say', text: 'well played' });
  table.house.run(table.house.now + 100);
  expect([before, between, after].map(table.answer)).toEqual(['done', 'may-not-talk', 'done']);
});

test('[CLUB-1.4] each sign once a trick', () => {
  const table = begun({ turnMs: 10_000 });
  const first = table.ask(1_000, 1, { kind: 'react', sign: 'hello' });
  const again = table.ask(3_000, 1, { kind: 'react', sign: 'hello' });
  const other = table.ask(5_000, 1, { kind: 'react', sign: 'thanks' });
  table.ask(6_000, 0, { kind: 'act', word: 'play' });
  table.ask(7_000, 1, { kind: 'act', word: 'play' });
  table.ask(8_000, 2, { kind: 'act', word: 'play' });
  table.ask(9_000, 3, { kind: 'act', word: 'play' });
  const next = table.ask(11_000, 1, { kind: 'react', sign: 'hello' });
  table.house.run(12_000);
  expect([first, again, other, next].map(table.answer)).toEqual(['done', 'said-before', 'done', 'done']);
});

test('[CLUB-1.4] while the partner is awaited a sign waits until the partner has acted', () => {
  const table = begun({ turnMs: 10_000 });
  const act = table.ask(1_000, 2, { kind: 'react', sign: 'clap' }); // seat 0 is awaited
  table.ask(4_000, 0, { kind: 'act', word: 'play' });
  table.house.run(3_900);
  expect(table.answer(act)).toBe('done');
  expect(kinds(table)).not.toContain('reacted');
  table.house.run(4_100);
  expect(table.events().filter(({ kind }) => kind === 'reacted')).toEqual([{ kind: 'reacted', seat: 2, sign: 'clap' }]);
  expect(table.times('reacted')[0]).toBeGreaterThanOrEqual(4_000);
});

test('[CLUB-1.5] a bot after 15 s whatever the game says, and the match ends though only one is left', () => {
  const slow = trial(setupWith({ botAfterMs: 90_000, away: null }), 4, {}, () => ({ kind: 'play' }), true);
  come(slow, ALL);
  slow.alive(0, 4_000);
  for (const n of [1, 2, 3]) slow.ask(500, n, { kind: 'leave' });
  slow.house.run(300_000);
  const took = slow.house.log.find(({ event }) => event.kind === 'botTook' && event.seat === 0);
  expect(took?.at).toBeLessThan(20_000);
  const ended = slow.events().find(({ kind }) => kind === 'ended');
  expect(ended).toMatchObject({ ending: { by: 'game', conduct: ['absent', 'left', 'left', 'left'] } });
});

test('[CLUB-1.6] no second match by Ready, and who goes after the end is gone', () => {
  const table = begun();
  table.house.run(400_000);
  const now = table.house.now;
  const again = table.ask(now + 10, 0, { kind: 'ready', ready: true });
  const chair = table.ask(now + 20, 4, { kind: 'sit', seat: 0, hash: 'a'.repeat(64) });
  table.house.run(now + 700_000);
  expect([again, chair].map(table.answer)).toEqual(['wrong-phase', 'full']);
  expect(table.house.room.table.phase).toBe('closed');
});

test('[CLUB-1.7] a table without a clock is never ranked, nor a private one, nor one with a free chair', () => {
  const plan = { options: {}, size: 2, visibility: 'public', reveal: 'match', host: null } as const;
  const open = (more: object) => create(setupWith(), { ...plan, ...more }, hex(seeded(1), 32), 0);
  const pool = 'rounds/usual/usual';
  const two = [personOf(0), personOf(1)];
  expect(open({ ranked: { pool, seated: two } }).ok).toBe(true);
  expect(open({ ranked: { pool, seated: two }, options: { speed: 'infinite' } })).toEqual({
    ok: false,
    reason: 'private-only',
  });
  expect(open({ ranked: { pool, seated: two }, visibility: 'private' }).ok).toBe(false);
  expect(open({ ranked: { pool, seated: two.slice(1) } }).ok).toBe(false);
});

test('[T46] no ranked table is opened for two who can be taken for each other', () => {
  const seated = [
    { ...personOf(0), name: 'Sami' },
    { ...personOf(1), name: 'Ѕаmі' },
  ];
  const ranked = { pool: 'rounds/usual/usual', seated };
  const plan = { options: {}, size: 2, visibility: 'public', reveal: 'match', host: null, ranked } as const;
  expect(create(setupWith(), plan, hex(seeded(1), 32), 0)).toEqual({ ok: false, reason: 'name-taken' });
});
