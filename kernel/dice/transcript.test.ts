import { expect, test } from 'vitest';
import { DEALS } from './chain.ts';
import { parseTranscript } from './transcript.ts';
import { verify } from './verify.ts';

const hash = 'ab'.repeat(32);
const sound = {
  alg: 'cg1',
  id: 'cd'.repeat(16),
  ctx: 'toy/1/32',
  commitment: hash,
  seats: [
    { hash, nonce: hash },
    { hash: null, nonce: hash },
  ],
  deals: [
    {
      k: 1,
      secret: null,
      rolls: [
        { label: 'dealer', attempt: 0, accepted: true, value: 3 },
        { label: 'shuffle', attempt: 0, accepted: false, value: ['AS', '7C#2', 'JK#1'] },
      ],
    },
    { k: 2, secret: hash, rolls: [{ label: 'peek/1', attempt: 7, accepted: true, value: 0 }] },
  ],
};

const put = (path: readonly (string | number)[], value: unknown): unknown => {
  const copy = structuredClone(sound);
  const holder = path.slice(0, -1).reduce<object>((inner, step) => Reflect.get(inner, step), copy);
  Reflect.set(holder, path.at(-1)!, value);
  return copy;
};

test('a well-formed transcript is taken as it is', () => {
  expect(parseTranscript(sound)).toEqual({ ok: true, transcript: sound });
});

test.each<[string, unknown, string]>([
  ['nothing', undefined, 'match: alg is cg1'],
  ['null', null, 'match: alg is cg1'],
  ['a text', 'cg1', 'match: alg is cg1'],
  ['a list', [sound], 'match: alg is cg1'],
  ['an empty object', {}, 'match: seats is a list of at least one'],
  ['inherited fields', Object.create(sound), 'match: id is 32 lowercase hex digits'],
  ['no deals', { ...sound, deals: [] }, 'match: deals is a list of at least one'],
  ['deals of nothing', { ...sound, deals: [null, 7] }, 'entry 1 of deals: k is'],
  ['holes', { ...sound, deals: new Array(2) }, 'entry 0 of deals: k is'],
  ['no rolls', put(['deals', 1, 'rolls'], []), 'entry 1 of deals: rolls is'],
  ['deal 0', put(['deals', 1, 'k'], 0), 'k is a whole number from 1 to 1024'],
  ['too many deals', put(['deals', 1, 'k'], DEALS + 1), 'k is a whole number from 1 to 1024'],
  ['half a deal', put(['deals', 1, 'k'], 1.5), 'k is a whole number'],
  ['a missing secret', put(['deals', 1, 'secret'], undefined), 'secret is'],
  ['capitals', { ...sound, commitment: 'AB'.repeat(32) }, 'commitment is 64 lowercase hex digits'],
  ['a short id', { ...sound, id: 'ab' }, 'id is 32 lowercase hex digits'],
  ['a context of two parts', { ...sound, ctx: 'toy/1' }, 'ctx is game/rulesVersion/deckVersion'],
  ['a seat without a nonce', { ...sound, seats: [{ hash: null }] }, 'seat 0: nonce is'],
  ['an empty label', put(['deals', 0, 'rolls', 0, 'label'], ''), 'roll 0: label is a word'],
  ['a negative attempt', put(['deals', 0, 'rolls', 0, 'attempt'], -1), 'roll 0: attempt is'],
  ['a verdict in words', put(['deals', 0, 'rolls', 0, 'accepted'], 'yes'), 'roll 0: accepted is'],
  ['no card', put(['deals', 0, 'rolls', 1, 'value'], ['1S']), 'roll 1: value is'],
  ['a fraction', put(['deals', 0, 'rolls', 0, 'value'], 0.5), 'roll 0: value is'],
])('never throws, says what is wrong: %s', (_, input, words) => {
  const { ok, checks } = verify(input, { asked: () => undefined });
  expect(ok).toBe(false);
  expect(checks.filter(check => !check.ok).map(check => check.what)).toContainEqual(expect.stringContaining(words));
});
