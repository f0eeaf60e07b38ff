import type { Seating } from '@majlis/kernel';
import { nonceHash } from '@majlis/kernel/dice';
import { expect, test } from 'vitest';
import { create, type Request, recover } from './index.ts';
import { personOf } from './sim/person.ts';
import { begin, nonceOf, seat, setupWith, type Trial, trial } from './tests.ts';

const phase = (table: Trial) => table.house.room.table.phase;

const bind = (table: Trial, at: number, n: number): void =>
  table.house.at(at, ({ room }) => ({
    kind: 'asked',
    conn: `c-${n}`,
    act: `bind ${at} ${n}`,
    request: { kind: 'bind', hash: nonceHash(room.table.commitment!.id, nonceOf(n)) },
  }));

const sitAgain = (table: Trial, at: number, n: number): void =>
  table.house.at(at, ({ room }) => ({
    kind: 'asked',
    conn: `c-${n}`,
    act: `sit ${at} ${n}`,
    request: { kind: 'sit', seat: n, hash: nonceHash(room.table.commitment!.id, nonceOf(n)) },
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
  expect(message.table.commitment?.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test('whoever does not open within 5 s stands up; the next try has new dice, and nobody is ready before they are bound to them', () => {
  const table = seat(trial(), [0, 1, 2, 3]);
  const unbound = table.ask(5_900, 0, { kind: 'ready', ready: true });
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
  expect([now.phase, now.refusers]).toEqual(['lobby', ['p-3']]);
  expect(table.answer(unbound)).toBe('not-bound');
});

test('[T40] who lets a second start fail is turned away for good: every new try would be another deck to choose from', () => {
  const table = seat(trial(), [0, 1]);
  for (const n of [0, 1]) table.ask(80, n, { kind: 'ready', ready: true });
  table.ask(100, 0, { kind: 'open', nonce: nonceOf(0) });
  table.house.run(6_000);
  bind(table, 6_100, 0);
  sitAgain(table, 6_150, 1);
  for (const n of [0, 1]) table.ask(6_200, n, { kind: 'ready', ready: true });
  table.ask(6_300, 0, { kind: 'open', nonce: nonceOf(0) });
  table.house.run(12_000);
  const again = table.ask(12_100, 1, { kind: 'sit', seat: 1, hash: 'a'.repeat(64) });
  const other = table.ask(12_200, 4, { kind: 'sit', seat: 1, hash: 'a'.repeat(64) });
  table.house.run(12_300);
  expect([table.answer(again), table.answer(other), phase(table)]).toEqual(['turned-away', 'done', 'lobby']);
  const { chairs, host } = table.house.room.table;
  expect([0, 1].map(at => chairs[at]?.sitter)).toMatchObject([{ person: { id: 'p-0' } }, { person: { id: 'p-4' } }]);
  expect(host).toBe('p-0');
});

test('[T40] the table that comes back from its log has not forgotten', () => {
  const table = seat(trial(), [0, 1]);
  for (const at of [80, 6_080]) {
    if (at > 80) for (const n of [0, 1]) (n === 0 ? bind : sitAgain)(table, at - 50, n);
    for (const n of [0, 1]) table.ask(at, n, { kind: 'ready', ready: true });
    table.ask(at + 20, 0, { kind: 'open', nonce: nonceOf(0) });
    table.house.run(at + 5_900);
  }
  const { room } = recover(setupWith(), table.house.log, table.house.room.secret, 20_000);
  expect(room.table.refusers).toEqual(['p-1', 'p-1']);
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
  expect(create(setupWith(), given, nonceOf(9), 0)).toEqual({ ok: false, reason });
});

test('a game without clocks is for private tables', () => {
  expect(
    create(setupWith(), { ...plan, visibility: 'private', options: { speed: 'infinite' } }, nonceOf(9), 0).ok,
  ).toBe(true);
});

const rows: readonly (readonly [name: string, by: number, request: Request, answer: string])[] = [
  ['kicks', 0, { kind: 'kick', seat: 1 }, 'done'],
  ['does not kick the host', 0, { kind: 'kick', seat: 0 }, 'nobody-there'],
  ['passes on the chair', 0, { kind: 'passHost', seat: 1 }, 'done'],
  ['passes it to no bot', 0, { kind: 'passHost', seat: 2 }, 'nobody-there'],
  ['swaps two chairs', 0, { kind: 'swap', seats: [0, 1] }, 'done'],
  ['swaps no chair that is not there', 0, { kind: 'swap', seats: [0, 7] }, 'no-such-seat'],
  ['draws the seats by lot', 0, { kind: 'drawSeats' }, 'done'],
  ['… and only the host does', 1, { kind: 'drawSeats' }, 'not-the-host'],
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

test('[T46] no two at a table whose names can be taken for each other', () => {
  const table = seat(trial(), [0, 1]);
  table.ask(70, 0, { kind: 'unseatBot', seat: 3 });
  const person = { id: 'p-9', name: 'p\u00ADlауеr 0' }; // Cyrillic а, у and е
  table.house.at(80, () => ({ kind: 'arrived', conn: 'c-9', person, mayTalk: true }));
  table.house.at(90, () => ({ kind: 'arrived', conn: 'c-8', person: { id: 'p-8', name: 'Noor' }, mayTalk: true }));
  const twin = table.ask(100, 9, { kind: 'sit', seat: 3, hash: 'a'.repeat(64) });
  const other = table.ask(110, 8, { kind: 'sit', seat: 3, hash: 'a'.repeat(64) });
  table.house.run(200);
  expect([table.answer(twin), table.answer(other)]).toEqual(['name-taken', 'done']);
});

test('bots act now when the host says so', () => {
  const table = begin(trial({ ...setupWith(), pace: [2_000, 2_000] }), [0]);
  table.ask(500, 0, { kind: 'act', word: 'play' });
  table.ask(1_000, 0, { kind: 'hurry' });
  table.house.run(1_100);
  const plays = table.house.log.filter(({ event }) => event.kind === 'game' && event.cause === 'bot');
  expect(plays.map(({ at }) => at)).toEqual([1_002]);
});

const sitters = ({ house }: ReturnType<typeof trial>): string[] =>
  house.room.table.chairs.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.person.id : (sitter?.level ?? '–')));

test('seats drawn by simGame: everybody is told, nobody is lost, all say Ready again, and the nonces still open', () => {
  const table = seat(trial(), [0, 1]);
  table.house.run(80);
  const before = sitters(table);
  table.ask(90, 1, { kind: 'ready', ready: true });
  table.ask(100, 0, { kind: 'drawSeats' });
  table.house.run(200);
  const drawn = table.events().findLast(event => event.kind === 'seatsDrawn');
  expect(sitters(table)).toEqual(drawn?.from.map(at => before[at]));
  expect(sitters(table).toSorted()).toEqual(before.toSorted());
  expect(table.house.room.table.chairs.some(({ ready }) => ready)).toBe(false);
  table.ask(300, 0, { kind: 'start' });
  for (const n of [0, 1]) table.ask(400, n, { kind: 'open', nonce: nonceOf(n) });
  table.house.run(500);
  expect(phase(table)).toBe('playing');
});

/** A game whose house gives out the chairs like this. */
const giving = (seating: Seating) => {
  const setup = setupWith();
  return { ...setup, game: { ...setup.game, seating: () => seating } };
};

test.each<[Seating, readonly string[]]>([
  ['auto', ['starting']],
  ['host', ['starting']],
  ['random', ['seatsDrawn', 'starting']],
])('[TUR-1.6] seating %s: the first match begins with %j, a rematch keeps the chairs', (seating, first) => {
  const table = begin(trial(giving(seating)), [0, 1, 2, 3]);
  table.house.run(400);
  const beginning = () =>
    table.events().flatMap(({ kind }) => (kind === 'seatsDrawn' || kind === 'starting' ? kind : []));
  expect([phase(table), beginning()]).toEqual(['playing', first]);
  const chairs = sitters(table);
  expect(chairs.toSorted()).toEqual(['p-0', 'p-1', 'p-2', 'p-3']);
  expect(chairs.join() === 'p-0,p-1,p-2,p-3').toBe(seating !== 'random');
  table.house.run(60_000);
  expect(table.house.room.table.ending).not.toBeNull();
  for (const n of [0, 1, 2, 3]) bind(table, 61_000, n);
  for (const n of [0, 1, 2, 3]) table.ask(61_100, n, { kind: 'ready', ready: true });
  for (const n of [0, 1, 2, 3]) table.ask(61_200, n, { kind: 'open', nonce: nonceOf(n) });
  table.house.run(61_300);
  expect([phase(table), beginning(), sitters(table)]).toEqual(['playing', [...first, 'starting'], chairs]);
});

test.each<[Seating, number, string]>([
  ['auto', 1, 'done'],
  ['random', 1, 'done'],
  ['host', 1, 'not-the-host'],
  ['host', 0, 'done'],
])('[TUR-1.6] seating %s: seat %i asks to move to a free chair: %s', (seating, n, answer) => {
  const table = trial(giving(seating));
  for (const one of [0, 1]) sitAgain(table, 50, one);
  const act = table.ask(100, n, { kind: 'move', seat: 3 });
  table.house.run(200);
  expect(table.answer(act)).toBe(answer);
});

test('every arrangement of the seats can fall, none of them twice as often as another', () => {
  const table = seat(trial(), [0, 1]);
  for (let n = 0; n < 960; n++) table.ask(100 + 10 * n, 0, { kind: 'drawSeats' });
  table.house.run(10_000);
  const counts = new Map<string, number>();
  for (const event of table.events()) {
    if (event.kind === 'seatsDrawn') counts.set(`${event.from}`, (counts.get(`${event.from}`) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(Math.max(...counts.values())).toBeLessThan(80);
});
