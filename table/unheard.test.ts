import { expect, test } from 'vitest';
import { type Input, type Message, step } from './index.ts';
import type { Room } from './room.ts';
import { begin, setupWith, trial } from './tests.ts';

const setup = setupWith();

/** Four play, and each of them hears the others; `watcher` looks on. */
const playing = (): Room => {
  const table = begin(trial(setup), [0, 1, 2, 3]);
  table.house.run(200);
  const person = { id: 'watcher', name: 'Watcher' };
  return step(setup, table.house.room, { kind: 'arrived', conn: 'watcher', person, mayTalk: false }, 1_000).room;
};

const idAt = (room: Room, seat: number): string => {
  const sitter = room.table.chairs[seat]?.sitter;
  return sitter?.kind === 'person' ? sitter.person.id : '';
};

/** Seat 0 gives a sign, and it is stored: who is told what of it. */
const signed = (room: Room, at: number, unheardBy?: readonly string[]) => {
  const request = { kind: 'react', sign: at % 2 === 0 ? 'hello' : 'thanks' } as const;
  const ask: Input = { kind: 'asked', conn: 'c-0', act: `sign ${at}`, request, ...(unheardBy && { unheardBy }) };
  const asked = step(setup, room, ask, at);
  const seq = asked.effects.flatMap(effect => (effect.kind === 'append' ? [effect.seq] : []))[0] ?? 0;
  const { room: after, effects } = step(setup, asked.room, { kind: 'stored', seq }, at + 1);
  const told = effects.flatMap((effect): readonly (readonly [string, Message])[] =>
    effect.kind === 'send' ? [[effect.to, effect.message]] : [],
  );
  const heard = told.flatMap(([to, message]) => (message.kind === 'told' ? [to] : []));
  return { room: after, told, heard: heard.sort() };
};

test('[T79] [CLUB-6.10] who is apart from the speaker is told nothing, and no number of the stream is missing', () => {
  const room = playing();
  const first = signed(room, 2_000, [idAt(room, 2)]);
  expect(first.heard).toEqual(['c-0', 'c-1', 'c-3', 'c-4', 'watcher']);
  expect(JSON.stringify(first.told)).not.toContain('unheard');
  const second = signed(first.room, 4_001, []);
  expect(second.heard).toEqual(['c-0', 'c-1', 'c-2', 'c-3', 'c-4', 'watcher']);
  const at = (to: string): number => {
    const [, message] = second.told.find(([conn, { kind }]) => conn === to && kind === 'told') ?? [];
    return message?.kind === 'told' ? message.at : -1;
  };
  expect(at('c-1') - at('c-2')).toBe(1);
  const again = step(setup, second.room, { kind: 'missed', conn: 'c-2', you: 2, at: at('c-2') }, 4_100);
  expect(again.effects[0]).toMatchObject({ kind: 'send', to: 'c-2', message: { kind: 'clocks' } });
});

test('[T79] [CLUB-6.10] what somebody at the rail must not hear the whole rail does not: it is told alike', () => {
  const { heard } = signed(playing(), 2_000, ['watcher']);
  expect(heard).toEqual(['c-0', 'c-1', 'c-2', 'c-3']);
});

test('[T79] who was apart last time is apart where nothing is said of it', () => {
  const room = playing();
  const first = signed(room, 2_000, [idAt(room, 2)]);
  expect(signed(first.room, 4_001).heard).not.toContain('c-2');
});
