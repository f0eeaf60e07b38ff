import { type AvatarPart, READY_AVATARS } from '@majlis/protocol';
import type { Chair, Table } from '@majlis/table';
import { expect, test } from 'vitest';
import '@/games.ts';
import { madeOf, onGround, PARTS, spelt } from '@/avatar/made.ts';
import { choicesOf, known, portrait } from '@/avatar/portraits.ts';
import { READY } from '@/avatar/ready.ts';
import { faceOf } from '@/table/faces.ts';

interface Someone {
  readonly id: string;
  readonly avatar?: string;
  readonly since: number;
}

const chair = (one: Someone | 'bot' | null, hand: Chair['hand'] = 'player'): Chair => {
  const person = one !== null &&
    one !== 'bot' && { id: one.id, name: one.id, ...(one.avatar && { avatar: one.avatar }) };
  const sitter: Chair['sitter'] =
    one === 'bot'
      ? { kind: 'bot', level: 'steady' }
      : person
        ? { kind: 'person', person, hash: null, since: (one as Someone).since }
        : null;
  return {
    sitter,
    ready: true,
    hand,
    dropped: false,
    droppedAt: null,
    excused: false,
    away: false,
    left: false,
    lapses: 0,
  };
};

const tableOf = (game: string, chairs: readonly Chair[]): Table => ({ game, chairs }) as unknown as Table;

const facesAt = (table: Table): readonly string[] => table.chairs.map((_, seat) => faceOf(table, seat));

test('AVA-05 no two at a table are alike: who sat down later with the same avatar has another ground', () => {
  const three = [3, 1, 2].map(since => chair({ id: `p${since}`, avatar: 'zoya', since }));
  const table = tableOf('turup/1', [...three, chair('bot')]);
  expect(facesAt(table).slice(0, 3)).toEqual(['zoya+2', 'zoya', 'zoya+1']);
  expect(new Set(facesAt(table).slice(0, 3).map(portrait)).size).toBe(3);
});

test('AVA-05 who is made of the parts of a ready one, or of one on another ground, is not alike either', () => {
  const zoya = madeOf('zoya');
  const worn = ['zoya', 'zoya', spelt(zoya), spelt(onGround(zoya, 1))];
  const faces = facesAt(
    tableOf(
      'turup/1',
      worn.map((avatar, since) => chair({ id: `p${since}`, avatar, since })),
    ),
  );
  expect(faces[0]).toBe('zoya');
  expect(new Set(faces.map(portrait)).size).toBe(4);
});

test.each(['baloot/1', 'turup/1', 'dhappa/1', 'trunfo/1'])('AVA-05 bots have faces of their own in %s', game => {
  const size = game === 'dhappa/1' ? 6 : game === 'trunfo/1' ? 2 : 4;
  const faces = facesAt(
    tableOf(
      game,
      Array.from({ length: size }, () => chair('bot')),
    ),
  );
  expect(new Set(faces).size).toBe(size);
  for (const face of faces) expect(face).toMatch(/^bot-/);
  expect(READY_AVATARS.filter(name => faces.includes(name))).toEqual([]);
});

test('AVA-05 a hand that a bot has taken over wears the bot’s face, and a free chair none', () => {
  const table = tableOf('baloot/1', [chair({ id: 'a', since: 1 }, 'bot'), chair(null)]);
  expect(facesAt(table)).toEqual(['bot-truck', '']);
});

test('AVA-01 every ready one is there and is drawn, no two alike, and can be taken apart', () => {
  expect(Object.keys(READY).sort()).toEqual([...READY_AVATARS].sort());
  const drawings = READY_AVATARS.map(portrait);
  expect(new Set(drawings).size).toBe(READY_AVATARS.length);
  for (const drawing of drawings) expect(drawing).not.toMatch(/undefined|\$[a-z]|""/);
  for (const name of READY_AVATARS) expect(portrait(spelt(madeOf(name)))).toBe(portrait(name));
});

test('AVA-01 of every part each look can be chosen once, the own one among them', () => {
  for (const name of READY_AVATARS)
    for (const part of PARTS) {
      const choices = choicesOf(name, part);
      expect(new Set(choices.map(portrait)).size).toBe(choices.length);
      expect(choices).toContain(spelt(madeOf(name)));
    }
  const asked = (name: string, part: AvatarPart): number => choicesOf(name, part).length;
  expect([asked('salem', 'robe'), asked('salem', 'cloth'), asked('dada', 'robe')]).toEqual([1, 1, 12]);
});

test('AVA-05 one look has one spelling, and who looks like a ready one is that one', () => {
  for (const name of READY_AVATARS) expect(known(spelt(madeOf(name)))).toBe(name);
  const hidden = { ...madeOf('salem'), robe: 'teal', cloth: 'indigo' };
  expect(known(spelt(hidden))).toBe('salem');
  const other = { ...madeOf('salem'), skin: 'deep' };
  expect(portrait(known(spelt({ ...other, robe: 'teal' })))).toBe(portrait(spelt(other)));
  expect(known(spelt({ ...other, robe: 'teal' }))).toBe(known(spelt(other)));
});
