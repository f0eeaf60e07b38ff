import { expect, test } from 'vitest';
import type { Effect, Input, Message, Person } from './index.ts';
import { step } from './index.ts';
import type { Room } from './room.ts';
import { begin, seat, setupWith, trial } from './tests.ts';

const setup = setupWith();
const personOf = (name: string): Person => ({ id: name, name });

interface Come {
  readonly home?: string;
  readonly invited?: boolean;
}

/** One more who looks on: what becomes of whom. */
const comes = (room: Room, name: string, { home, invited = false }: Come = {}) => {
  const input: Input = {
    kind: 'arrived',
    conn: name,
    person: personOf(name),
    mayTalk: false,
    home: home ?? name,
    invited,
  };
  const moved = step(setup, room, input, 1_000);
  const closed = moved.effects.flatMap(effect => (effect.kind === 'close' ? [`${effect.conn} ${effect.why}`] : []));
  return { room: moved.room, closed };
};

const crowd = (room: Room, names: readonly string[], come: Come = {}): Room =>
  names.reduce((now, name) => comes(now, name, come).room, room);

const many = (n: number, name: string): readonly string[] => Array.from({ length: n }, (_, i) => `${name} ${i}`);

/** All chairs are taken, and person 4 looks on. */
const playing = (): Room => {
  const table = begin(trial(setup), [0, 1, 2, 3]);
  table.house.run(200);
  return table.house.room;
};

/** One chair is free. */
const waiting = (): Room => {
  const table = seat(trial(setup), [0, 1, 2]);
  table.ask(90, 0, { kind: 'unseatBot', seat: 3 });
  table.house.run(200);
  return table.house.room;
};

test('[T41] five hundred may look on; the next is told that there is no room, and a player comes in all the same', () => {
  const full = crowd(playing(), many(499, 'watcher'));
  expect(full.guests.filter(({ viewer }) => viewer === 'rail')).toHaveLength(500);
  expect(comes(full, 'late').closed).toEqual(['late full']);
  const back = comes(full, 'p-0');
  expect(back.closed).toEqual(['c-0 elsewhere']);
  expect(back.room.guests.find(({ conn }) => conn === 'p-0')?.viewer).toBe(0);
});

test('[T41] eight of one address: a crowd from one place leaves room for the others', () => {
  const eight = crowd(playing(), many(8, 'crowd'), { home: 'one place' });
  expect(comes(eight, 'ninth', { home: 'one place' }).closed).toEqual(['ninth full']);
  expect(comes(eight, 'other', { home: 'another place' }).closed).toEqual([]);
});

test('[T41] on a full rail the guest who is asked to come goes before those who only look on', () => {
  const full = crowd(playing(), many(499, 'watcher'));
  expect(comes(full, 'friend', { invited: true }).closed).toEqual(['watcher 0 full']);
  const friends = crowd(playing(), many(499, 'friend'), { invited: true });
  expect(comes(crowd(friends, ['one more'], { invited: true }), 'last', { invited: true }).closed).toEqual([
    'last full',
  ]);
});

test('[T41] while a chair is free everybody reaches it, whoever fills the rail', () => {
  const filled = Array.from({ length: 62 }, (_, i) => `place ${i}`).reduce(
    (room, home) => crowd(room, many(8, home), { home }),
    crowd(waiting(), many(2, 'other')),
  );
  expect(filled.guests.filter(({ viewer }) => viewer === 'rail')).toHaveLength(500);
  const { room, closed } = comes(filled, 'player');
  expect(closed).toEqual(['place 0 0 full']);
  const ask: Input = {
    kind: 'asked',
    conn: 'player',
    act: 'sit',
    request: { kind: 'sit', seat: 3, hash: 'a'.repeat(64) },
  };
  const sat = step(setup, room, ask, 1_001);
  expect(sat.effects.find(({ kind }) => kind === 'append')).toMatchObject({
    lines: [{ event: { kind: 'sat', seat: 3 } }],
  });
  expect(comes(filled, 'ninth', { home: 'place 5' }).closed).toEqual(['place 5 0 full']);
});

test('[T41] what the rail is told is made once, however many look on', () => {
  const full = crowd(playing(), many(400, 'watcher'));
  const ask: Input = { kind: 'asked', conn: 'c-0', act: 'word', request: { kind: 'react', sign: 'hello' } };
  const asked = step(setup, full, ask, 1_001);
  const seq = asked.effects.flatMap((effect: Effect) => (effect.kind === 'append' ? [effect.seq] : []))[0]!;
  const { effects } = step(setup, asked.room, { kind: 'stored', seq }, 1_002);
  const told = effects.flatMap((effect): readonly Message[] =>
    effect.kind === 'send' && effect.message.kind === 'told' && !/^c-[0-3]$/.test(effect.to) ? [effect.message] : [],
  );
  expect(told).toHaveLength(401);
  expect(new Set(told).size).toBe(1);
});
