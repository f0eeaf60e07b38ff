import { nonceHash } from '@majlis/kernel/dice';
import { expect, test } from 'vitest';
import { create, type Request } from './index.ts';
import { personOf } from './sim/person.ts';
import { begin, castOf, nonceOf, seat, type Trial, trial } from './tests.ts';

const phase = (table: Trial) => table.house.room.table.phase;

const bind = (table: Trial, at: number, n: number): void =>
  table.house.at(at, ({ room }) => ({
    kind: 'asked',
    conn: `c-${n}`,
    act: `bind ${at} ${n}`,
    request: { kind: 'bind', hash: nonceHash(room.table.mark!.id, nonceOf(n)) },
  }));

test('the commitment is logged and told before anyone sits', () => {
  const table = seat(trial(), [0, 1, 2, 3]);
  table.house.run(100);
  expect(
    table
      .events()
      .map(({ kind }) => kind)
      .slice(0, 3),
  ).toEqual(['created', 'committed', 'sat']);
  const { message } = table.messages('welcome')[0]!;
  expect(message.table.mark?.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test('whoever does not open within 5 s stands up; the next try has new dice, and is the last but one', () => {
  const table = seat(trial(), [0, 1, 2, 3]);
  for (const n of [0, 1, 2, 3]) table.ask(80, n, { kind: 'ready', ready: true });
  for (const n of [0, 1, 2]) table.ask(100, n, { kind: 'open', nonce: nonceOf(n) });
  table.house.run(6_000);
  const { table: now } = table.house.room;
  expect(table.events().filter(({ kind }) => kind === 'startAborted')).toEqual([{ kind: 'startAborted', seats: [3] }]);
  expect(now.chairs.map(({ sitter }) => sitter?.kind ?? null)).toEqual(['person', 'person', 'person', null]);
  expect(now.chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.hash : null))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(new Set(table.events().flatMap(event => (event.kind === 'committed' ? [event.id] : []))).size).toBe(2);
  expect([now.phase, now.aborts]).toEqual(['lobby', 1]);
});

test('a second aborted start closes the table: every new try would be another deck to choose from', () => {
  const table = seat(trial(), [0, 1]);
  for (const n of [0, 1]) table.ask(80, n, { kind: 'ready', ready: true });
  table.ask(100, 0, { kind: 'open', nonce: nonceOf(0) });
  table.house.run(6_000);
  bind(table, 6_100, 0);
  table.house.at(6_150, ({ room }) => ({
    kind: 'asked',
    conn: 'c-1',
    act: 'again',
    request: { kind: 'sit', seat: 1, hash: nonceHash(room.table.mark!.id, nonceOf(1)) },
  }));
  for (const n of [0, 1]) table.ask(6_200, n, { kind: 'ready', ready: true });
  table.house.run(12_000);
  expect(phase(table)).toBe('closed');
});

test('a stall in the opening is nobody’s fault', () => {
  const table = seat(trial(), [0, 1, 2, 3]);
  for (const n of [0, 1, 2, 3]) table.ask(80, n, { kind: 'ready', ready: true });
  table.house.at(4_000, () => ({ kind: 'stalled', ms: 4_000 }));
  for (const n of [0, 1, 2, 3]) table.ask(7_000, n, { kind: 'open', nonce: nonceOf(n) });
  table.house.run(7_100);
  expect(phase(table)).toBe('playing');
});

test('another nonce than the one bound is refused', () => {
  const table = seat(trial(), [0, 1, 2, 3]);
  for (const n of [0, 1, 2, 3]) table.ask(80, n, { kind: 'ready', ready: true });
  const wrong = table.ask(100, 0, { kind: 'open', nonce: nonceOf(3) });
  const odd = table.ask(101, 0, { kind: 'open', nonce: '' });
  table.house.run(200);
  expect([table.answer(wrong), table.answer(odd)]).toEqual(['bad-nonce', 'bad-nonce']);
});

test('a bot’s nonce is zero, and the log says so', () => {
  const table = begin(trial(), [0]);
  table.house.run(200);
  const started = table.events().find(event => event.kind === 'started');
  expect(started).toMatchObject({ nonces: [nonceOf(0), '00'.repeat(32), '00'.repeat(32), '00'.repeat(32)] });
});

test('the host may call the start before everybody is ready, but not for a second match', () => {
  const table = seat(trial(), [0, 1]);
  table.ask(80, 0, { kind: 'start' });
  for (const n of [0, 1]) table.ask(100, n, { kind: 'open', nonce: nonceOf(n) });
  for (const n of [0, 1]) table.alive(n, 80_000);
  table.house.run(60_000);
  expect(table.house.room.table.ending?.by).toBe('game');
  for (const n of [0, 1]) bind(table, 60_100, n);
  const again = table.ask(60_200, 0, { kind: 'start' });
  table.house.run(60_300);
  expect(table.answer(again)).toBe('not-agreed');
});

test('a rematch: everybody’s consent, the same chairs, new dice', () => {
  const table = begin(trial(), [0, 1, 2, 3]);
  for (const n of [0, 1, 2, 3]) table.alive(n, 200_000);
  table.house.run(100_000);
  const chairs = table.house.room.table.chairs.map(({ sitter }) => sitter?.kind === 'person' && sitter.person.id);
  for (const n of [0, 1, 2, 3]) bind(table, 100_100, n);
  for (const n of [0, 1, 2]) table.ask(100_200, n, { kind: 'ready', ready: true });
  table.house.run(100_300);
  expect(phase(table)).toBe('lobby');
  table.ask(100_400, 3, { kind: 'ready', ready: true });
  for (const n of [0, 1, 2, 3]) table.ask(100_500, n, { kind: 'open', nonce: nonceOf(n) });
  table.house.run(100_600);
  expect(phase(table)).toBe('playing');
  expect(table.house.room.table.chairs.map(({ sitter }) => sitter?.kind === 'person' && sitter.person.id)).toEqual(
    chairs,
  );
  const throws = table.events().flatMap(event => (event.kind === 'thrown' ? [`${event.value}`] : []));
  expect(throws.length).toBe(2);
});

const plan = { options: {}, size: 4, visibility: 'public', reveal: 'match', host: personOf(0) } as const;

test.each([
  ['a game without clocks at a public table', { ...plan, options: { speed: 'infinite' } }, 'private-only'],
  ['odd options', { ...plan, options: { speed: 'warp' } }, 'bad-options'],
  ['a size the game does not have', { ...plan, size: 3 }, 'bad-options'],
] as const)('no table is opened with %s', (_, given, reason) => {
  expect(create(castOf(), given, nonceOf(9), 0)).toEqual({ ok: false, reason });
});

test('a game without clocks is for private tables', () => {
  expect(create(castOf(), { ...plan, visibility: 'private', options: { speed: 'infinite' } }, nonceOf(9), 0).ok).toBe(
    true,
  );
});

const rows: readonly (readonly [name: string, by: number, request: Request, answer: string])[] = [
  ['kicks', 0, { kind: 'kick', seat: 1 }, 'done'],
  ['does not kick the host', 0, { kind: 'kick', seat: 0 }, 'nobody-there'],
  ['passes on the chair', 0, { kind: 'passHost', seat: 1 }, 'done'],
  ['passes it to no bot', 0, { kind: 'passHost', seat: 2 }, 'nobody-there'],
  ['swaps two chairs', 0, { kind: 'swap', seats: [0, 1] }, 'done'],
  ['swaps no chair that is not there', 0, { kind: 'swap', seats: [0, 7] }, 'no-such-seat'],
  ['sets options', 0, { kind: 'setOptions', options: { turnMs: 2_000 } }, 'done'],
  ['sets no odd options', 0, { kind: 'setOptions', options: { turnMs: 2 } }, 'bad-options'],
  ['takes a bot away', 0, { kind: 'unseatBot', seat: 3 }, 'done'],
  ['takes away no person', 0, { kind: 'unseatBot', seat: 1 }, 'no-bot-there'],
  ['seats no bot on a person', 0, { kind: 'seatBot', seat: 1, level: 'steady' }, 'taken'],
  ['cannot hurry what has not begun', 0, { kind: 'hurry' }, 'wrong-phase'],
  ['is the host, and nobody else', 1, { kind: 'kick', seat: 0 }, 'not-the-host'],
  ['… not even to start', 1, { kind: 'start' }, 'not-the-host'],
];

test.each(rows)('the host %s', (_, by, request, answer) => {
  const table = seat(trial(), [0, 1]);
  const act = table.ask(100, by, request);
  table.house.run(200);
  expect(table.answer(act)).toBe(answer);
});

test.each([
  ['a free chair is taken', 3, 'done'],
  ['a taken one is not', 1, 'taken'],
  ['one that is not there is not', 9, 'no-such-seat'],
] as const)('moving about: %s', (_, to, answer) => {
  const table = seat(trial(), [0, 1, 2]);
  table.ask(90, 0, { kind: 'unseatBot', seat: 3 });
  const act = table.ask(100, 0, { kind: 'move', seat: to });
  table.house.run(200);
  expect(table.answer(act)).toBe(answer);
  if (answer === 'done') expect(table.house.room.table.chairs[3]!.sitter).toMatchObject({ person: { id: 'p-0' } });
});

test('bots act now when the host says so', () => {
  const table = begin(trial({ ...castOf(), pace: [2_000, 2_000] }), [0]);
  table.ask(500, 0, { kind: 'act', word: 'play' });
  table.ask(1_000, 0, { kind: 'hurry' });
  table.house.run(1_100);
  const plays = table.house.log.filter(({ event }) => event.kind === 'game' && event.cause === 'bot');
  expect(plays.map(({ at }) => at)).toEqual([1_002]);
});
