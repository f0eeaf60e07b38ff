import { expect, test } from 'vitest';
import { type Effect, type Input, type LogLine, type Room, rebuildTable, recover, step, verifyLog } from './index.ts';
import { begin, seat, setupWith, type Trial, trial } from './tests.ts';

const setup = setupWith();

/** A table in play, taken out of its house: from here on the test is the store. */
const inHand = (table: Trial, at: number): Room => {
  table.house.run(at);
  return table.house.room;
};

const playing = (): { room: Room; table: Trial } => {
  const table = begin(trial(setup), [0, 1, 2, 3]);
  return { room: inHand(table, 200), table };
};

const asked = (n: number, act: string, word = 'play'): Input => ({
  kind: 'asked',
  conn: `c-${n}`,
  act,
  request: { kind: 'act', word },
});

const kinds = (effects: readonly Effect[]): readonly string[] =>
  effects.map(effect => (effect.kind === 'send' ? effect.message.kind : effect.kind));

const appended = (effects: readonly Effect[]) =>
  effects.flatMap(effect => (effect.kind === 'append' ? [effect] : []))[0]!;

test('nothing is told before it is stored, and everything after', () => {
  const { room } = playing();
  const first = step(setup, room, asked(0, 'x'), 300);
  expect(kinds(first.effects)).toEqual(['append', 'wake']);
  const second = step(setup, first.room, { kind: 'stored', seq: appended(first.effects).seq }, 310);
  expect(kinds(second.effects)).toEqual(['told', 'told', 'told', 'told', 'told', 'done', 'wake']);
});

test('one append is under way at a time; the rest waits its turn', () => {
  const { room } = playing();
  const first = step(setup, room, asked(0, 'x'), 300);
  const second = step(setup, first.room, asked(1, 'y'), 301);
  expect(kinds(second.effects)).toEqual(['wake']);
  const third = step(setup, second.room, { kind: 'stored', seq: appended(first.effects).seq }, 310);
  expect(kinds(third.effects)).toContain('append');
  expect(appended(third.effects).lines[0]!.act).toBe('y');
});

test.each([
  ['the store had it: it is done, once', true, 1],
  ['the store had it not: it is judged again', false, 0],
] as const)('no answer is no answer: %s', (_, had, lines) => {
  const { room, table } = playing();
  const first = step(setup, room, asked(0, 'x'), 300);
  const { seq, lines: sent } = appended(first.effects);
  const second = step(setup, first.room, { kind: 'unsure', seq }, 3_300);
  expect(kinds(second.effects)).toEqual(['load', 'wake']);
  const log = [...table.house.log, ...(had ? sent : [])];
  const third = step(setup, second.room, { kind: 'loaded', lines: log, secret: room.secret }, 3_400);
  expect(kinds(third.effects).includes('done')).toBe(had);
  expect(kinds(third.effects).includes('append')).toBe(!had);
  expect(third.room.table.acts.filter(act => act === 'x').length).toBe(lines);
});

test('the time of an outage is given back', () => {
  const { room, table } = playing();
  const first = step(
    setup,
    room,
    { kind: 'asked', conn: 'c-1', act: 'x', request: { kind: 'say', text: 'slow today' } },
    300,
  );
  const { seq } = appended(first.effects);
  const told = step(setup, first.room, { kind: 'woke' }, 1_300);
  expect(kinds(told.effects)).toEqual(['paused', 'paused', 'paused', 'paused', 'paused']);
  const second = step(
    setup,
    step(setup, told.room, { kind: 'unsure', seq }, 3_300).room,
    { kind: 'unloadable' },
    3_310,
  );
  const third = step(setup, second.room, { kind: 'woke' }, 3_810);
  expect(kinds(third.effects)).toContain('load');
  const back = step(setup, third.room, { kind: 'loaded', lines: table.house.log, secret: room.secret }, 10_300);
  const clocks = back.effects.flatMap(effect =>
    effect.kind === 'send' && effect.message.kind === 'welcome' ? effect.message.clocks : [],
  );
  expect(clocks[0]!.until).toBe(104 + 5_000 + 10_000);
});

test('[T8] the same id twice is one action, however late', () => {
  const { room } = playing();
  const first = step(setup, room, asked(0, 'x'), 300);
  const second = step(setup, first.room, { kind: 'stored', seq: appended(first.effects).seq }, 310);
  const again = step(setup, second.room, asked(0, 'x'), 400);
  expect(kinds(again.effects)).toEqual(['done', 'wake']);
  expect(again.room.table.seq).toBe(second.room.table.seq);
});

test('an id that the table has forgotten is found in the log, and is not judged again for ever', () => {
  const { room, table } = playing();
  const seq = table.house.log.length;
  const acts = ['x', ...Array.from({ length: 300 }, (_, n) => `later ${n}`)];
  const log: readonly LogLine[] = [
    ...table.house.log,
    ...acts.map(
      (act, n): LogLine => ({ seq: seq + 1 + n, at: 300, act, event: { kind: 'reacted', seat: 1, sign: 'coffee' } }),
    ),
  ];
  const late = { ...room, table: rebuildTable(setup, log, room.secret) };
  expect(late.table.acts).not.toContain('x');
  const first = step(
    setup,
    late,
    { kind: 'asked', conn: 'c-1', act: 'x', request: { kind: 'react', sign: 'coffee' } },
    400,
  );
  const second = step(setup, first.room, { kind: 'unsure', seq: appended(first.effects).seq }, 410);
  const third = step(setup, second.room, { kind: 'loaded', lines: log, secret: room.secret }, 420);
  expect(kinds(third.effects)).toContain('done');
  expect(kinds(third.effects)).not.toContain('append');
});

test('a refusal goes to its sender only', () => {
  const { room } = playing();
  const { effects } = step(setup, room, asked(2, 'x'), 300);
  expect(effects.flatMap(effect => (effect.kind === 'send' ? [[effect.to, effect.message.kind]] : []))).toEqual([
    ['c-2', 'refused'],
  ]);
});

test.each(['~', '.', 'nonsense', '__proto__', ''])('the word %j is nobody’s to say', word => {
  const { room } = playing();
  const { effects } = step(setup, room, asked(0, 'x', word), 300);
  expect(kinds(effects)).toEqual(['refused', 'wake']);
});

test('more than the house can hold is sent away', () => {
  let { room } = playing();
  room = step(setup, room, asked(0, 'x'), 300).room;
  const answers = Array.from({ length: 80 }, (_, i) => {
    const next = step(setup, room, asked(1, `y${i}`), 301);
    room = next.room;
    return kinds(next.effects).includes('refused');
  });
  expect(answers.filter(busy => busy).length).toBe(80 - 64);
});

test('another owner: the table goes silent, and sends on whoever still comes', () => {
  const { room } = playing();
  const first = step(setup, room, asked(0, 'x'), 300);
  const second = step(setup, first.room, { kind: 'fenced' }, 310);
  expect(kinds(second.effects)).toEqual(['close', 'close', 'close', 'close', 'close']);
  expect(step(setup, second.room, asked(1, 'y'), 400).effects).toEqual([{ kind: 'close', conn: 'c-1', why: 'moved' }]);
  expect(step(setup, second.room, { kind: 'woke' }, 9_000).effects).toEqual([]);
});

test('two tabs: the newest acts, the older is closed', () => {
  const { room } = playing();
  const next = step(
    setup,
    room,
    { kind: 'arrived', conn: 'tab 2', person: { id: 'p-0', name: 'again' }, mayTalk: true },
    300,
  );
  expect(next.effects.slice(0, 2)).toMatchObject([
    { kind: 'close', conn: 'c-0', why: 'elsewhere' },
    { kind: 'send', to: 'tab 2', message: { kind: 'welcome', you: 0 } },
  ]);
  expect(step(setup, next.room, asked(0, 'x'), 310).effects.filter(({ kind }) => kind !== 'wake')).toEqual([]);
});

test('a bug goes back to the log; the third one voids the match, shows the dice and blames nobody', () => {
  const table = begin(trial(setup), [0, 1, 2, 3]);
  const acts = [200, 300, 400].map(at => table.ask(at, 2, { kind: 'act', word: 'boom' }));
  table.house.run(350);
  expect(table.house.room.table).toMatchObject({ phase: 'playing', strikes: 2 });
  table.house.run(500);
  expect(acts.map(table.answer)).toEqual(['fault', 'fault', 'fault']);
  expect(table.alarms.length).toBe(3);
  expect(table.house.room.table.ending).toMatchObject({ by: 'voided', outcome: null });
  expect(table.times('revealed').length).toBe(1);
  expect(verifyLog(setup, table.house.log).ok).toBe(true);
});

test('a log that cannot be read locks the table, and nobody guesses', () => {
  const { room, table } = playing();
  const first = step(setup, room, asked(0, 'x'), 300);
  const second = step(setup, first.room, { kind: 'unsure', seq: appended(first.effects).seq }, 310);
  const gap = table.house.log.filter(({ seq }) => seq !== 5);
  const third = step(setup, second.room, { kind: 'loaded', lines: gap, secret: room.secret }, 320);
  expect(kinds(third.effects)).toEqual(['alarm']);
  expect(kinds(step(setup, third.room, asked(1, 'y'), 400).effects)).toEqual(['refused']);
});

test('[T13] a restart after any line deals the same deck and gives a full turn', () => {
  const table = begin(trial(setup), [0, 1, 2, 3]);
  for (const n of [0, 1, 2, 3]) table.alive(n, 90_000);
  table.house.run(90_000);
  const { log, room } = table.house;
  const end = log.findIndex(({ event }) => event.kind === 'ended');
  const secret = trialSecret();
  const thrown = log.find(({ event }) => event.kind === 'thrown')!;
  expect(room.table.ending?.by).toBe('game');
  for (let cut = log.findIndex(({ event }) => event.kind === 'started') + 1; cut < end; cut++) {
    const back = recover(setup, log.slice(0, cut), secret, 500_000);
    const [first] = back.effects.flatMap(effect => (effect.kind === 'append' ? [effect.lines[0]!.event] : []));
    expect(first).toEqual({ kind: 'recovered' });
    const stored = step(setup, back.room, { kind: 'stored', seq: cut + 1 }, 500_002);
    const again = stored.effects
      .flatMap(effect => (effect.kind === 'append' ? effect.lines : []))
      .find(({ event }) => event.kind === 'thrown');
    if (cut < thrown.seq - 1) expect(again?.event).toEqual(thrown.event);
    for (const { ms, spent, since } of stored.room.watches)
      expect([spent, since]).toEqual([0, ms === 0 ? since : 500_000]);
  }
});

/** The first secret of every trial. */
const trialSecret = (): string => {
  const table = seat(trial(setup), [0]);
  table.house.run(20);
  return table.house.room.secret;
};

test.each([
  ['has everything', 0, ['clocks']],
  ['missed the last three', -3, ['told']],
  ['has a number that never was', 5, ['welcome']],
] as const)('a client that %s', (_, behind, answer) => {
  const { room } = playing();
  const at = room.streams.get(1)!.length + behind;
  const { effects } = step(setup, room, { kind: 'missed', conn: 'c-1', you: 1, at }, 300);
  expect(kinds(effects)).toEqual([...answer, 'wake']);
  const [told] = effects.flatMap(effect =>
    effect.kind === 'send' && effect.message.kind === 'told' ? [effect.message] : [],
  );
  if (told) expect([told.at, told.events.length]).toEqual([at + 1, 3]);
});

test('a client that takes itself for another begins afresh', () => {
  const { room } = playing();
  const { effects } = step(
    setup,
    room,
    { kind: 'missed', conn: 'c-1', you: 'rail', at: room.streams.get('rail')!.length },
    300,
  );
  expect(kinds(effects)).toEqual(['welcome', 'wake']);
});
