import * as v from 'valibot';
import { expect, test } from 'vitest';
import { avatarFor, BODIES, cleanName, parseClient, parseServer, READY_AVATARS } from './index.ts';

const id = '0123456789abcdef0123456789abcdef';
const digest = id + id;
const ask = (request: unknown): string => JSON.stringify({ kind: 'ask', act: id, request });

test.each([
  ['hello to the lobby', { kind: 'hello', ticket: digest, place: 'lobby' }],
  ['hello to a table', { kind: 'hello', ticket: digest, place: id }],
  ['a pong', { kind: 'pong', n: 3 }],
  ['a gap', { kind: 'missed', you: 'rail', at: 0 }],
  ['a card', { kind: 'ask', act: id, request: { kind: 'act', word: 'lock:AS' } }],
  ['a chair', { kind: 'ask', act: id, request: { kind: 'sit', seat: 5, hash: digest } }],
  ['rules', { kind: 'ask', act: id, request: { kind: 'setOptions', options: { target: 152 } } }],
])('%s is a message', (_, message) => {
  expect(parseClient(JSON.stringify(message))).toEqual(message);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no kind', '{}'],
  ['an unknown kind', '{"kind":"toString"}'],
  ['a prototype', '{"kind":"pong","n":1,"__proto__":{"polluted":1}}'],
  ['a constructor', '{"kind":"pong","n":1,"constructor":1}'],
  ['one field too many', `{"kind":"pong","n":1,"seat":2}`],
  ['a short ticket', `{"kind":"hello","ticket":"${id}","place":"lobby"}`],
  ['another place', `{"kind":"hello","ticket":"${digest}","place":"/etc/passwd"}`],
  ['a negative number', '{"kind":"missed","you":0,"at":-1}'],
  ['a broken number', '{"kind":"missed","you":0,"at":1.5}'],
  ['a forged seat', ask({ kind: 'act', word: 'lock:AS', seat: 1 })],
  ['a seat beside the request', JSON.stringify({ kind: 'ask', act: id, seat: 1, request: { kind: 'leave' } })],
  ['a word with a space', ask({ kind: 'act', word: 'lock AS' })],
  ['an endless word', ask({ kind: 'act', word: 'x'.repeat(1001) })],
  ['a seventh chair', ask({ kind: 'move', seat: 6 })],
  ['three chairs to swap', ask({ kind: 'swap', seats: [0, 1, 2] })],
  ['options that are a list', ask({ kind: 'setOptions', options: [] })],
  ['an option called prototype', ask(JSON.parse('{"kind":"setOptions","options":{"__proto__":{}}}'))],
])('[T7] [T21] %s is none', (_, text) => {
  expect(parseClient(text)).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('what the server says is read, and what it does not say is not', () => {
  expect(parseServer('{"kind":"done","now":1.5,"act":"a"}')).toEqual({ kind: 'done', now: 1.5, act: 'a' });
  expect(parseServer('{"kind":"done","act":"a"}')).toBeUndefined();
  expect(parseServer('{"kind":"hidden","now":1}')).toBeUndefined();
});

test.each([
  ['سارة', 'سارة'],
  ['  Zé  Maria ', 'Zé Maria'],
  ['ad\u202Emin', 'admin'],
  ['a\u200Bd\u2060m\uFEFFin', 'admin'],
  ['ａｄｍｉｎ', 'admin'],
  ['x\u061Cy\u2066z', 'xyz'],
])('[T18] %j is written %s', (input, name) => {
  expect(cleanName(input)).toBe(name);
});

test.each(['', 'a', ' \u200B\u200B ', '\u202E\u202E', '!!!', 'x'.repeat(21), 'e\u0316\u0317\u0318\u0319\u0320x'])(
  '%j is no name',
  input => {
    expect(cleanName(input)).toBeUndefined();
  },
);

const MADE = 'woman.brown.braid.rose.black.none.round.gown.teal.arch.1';

test.each(['ꓢꓮꓣꓮ', 'ꭺꭰꮇꮖꮑ', 'Ⲁⲇⲙⲓⲛ', 'ᗩᗪᗰIᑎ', '𐊠dmin', 'Saraᚠ', 'ᱥᱟᱨᱟ'])(
  '[T46] %s is of a script that no name here is written in',
  input => {
    expect(cleanName(input)).toBeUndefined();
  },
);

test.each([
  'نور',
  'عليّ ٧',
  'ज़ारा',
  'ناظمہ',
  'João',
  'Łukasz',
  'Андрей',
  'Ελένη',
  'שרה',
  'সারা',
  'சாரா',
  '李小龙',
  'さくら',
  'サクラ',
  '김민수',
  'สมชาย',
  'Sara 🦅',
  "D'Souza-7",
])('%s is a name', input => {
  expect(cleanName(input)).toBe(input.normalize('NFKC'));
});

test.each([
  ['a ready one', 'abu-saud', true],
  ['one that was made', MADE, true],
  ['nobody', 'mona-lisa', false],
  ['nothing', '', false],
  ['a part too few', MADE.slice(0, -2), false],
  ['a part too many', `${MADE}.1`, false],
  ['a part of another kind', MADE.replace('braid', 'woman'), false],
  ['a part of the prototype', MADE.replace('braid', 'toString'), false],
  ['a picture from elsewhere', 'https://example.org/me.svg', false],
])('AVA-02 an avatar is %s: %j %s', (_, avatar, isOne) => {
  expect(v.safeParse(BODIES['/api/avatar'], { avatar }).success).toBe(isOne);
});

test('AVA-03 who never chose has one of the ready ones, always the same', () => {
  const people = Array.from({ length: 500 }, (_, n) => `person-${n}`);
  const worn = people.map(avatarFor);
  expect(worn).toEqual(people.map(avatarFor));
  expect(new Set(worn)).toEqual(new Set(READY_AVATARS));
});
