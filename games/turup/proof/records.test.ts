import { join } from 'node:path';
import { seeded } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { replay, writeRecord } from '@majlis/kernel/record';
import { records } from '@majlis/kernel/record/tests';
import { expect, test } from 'vitest';
import { turup } from '../index.ts';
import { spelling } from '../spelling.ts';
import { lawCase } from './law-case.ts';

const scribe = { game: turup, spelling };

records(scribe, join(import.meta.dirname, 'records'));

test.each(Object.entries(turup.options.presets))('any match can be written and read again: %s', (_, options) => {
  for (let seed = 1; seed <= 5; seed++) {
    const events = randomMatch(lawCase, options, 4, seeded(seed));
    const entries = events.map(event => ({ kind: 'event', event }) as const);
    const written = writeRecord(scribe, { options, seats: 4, entries });
    expect(replay(scribe, written).text).toBe(written);
  }
});

test('a record of what one chair was told holds no other hand', () => {
  const options = turup.options.presets.quick ?? turup.options.presets.default;
  const entries = randomMatch(lawCase, options, 4, seeded(1)).map(event => ({ kind: 'event', event }) as const);
  const written = writeRecord(scribe, { options, seats: 4, entries }, 2);
  expect(written).toMatch(/^0 {7}\?13$/m);
  expect(written).toMatch(/^2 {7}(?:\w+ ){5}\?8$/m);
  expect(written).toMatch(/^\+0 {6}\?8$/m);
  expect(written).toMatch(/vote:cast@/);
});

test.each(['vote:X', 'bid:x', 'peek:x', 'jump:1S', 'hello', 'trump=X', 'dealer=x', 'steal'])(
  '%s is no word of Turup',
  word => {
    expect(spelling.read(word)).toBeUndefined();
  },
);

test('every action is read as it is written', () => {
  const words = 'vote:H redeal bid:9 pass 10H peek:1 jump:10H steal:AS ready'.split(' ');
  for (const word of words) {
    const action = spelling.read(word);
    if (!action || action.kind === 'rolled' || action.kind === 'left') throw new Error(word);
    expect(spelling.write(action)).toBe(word);
  }
  expect([spelling.write({ kind: 'lapse' }), spelling.write({ kind: 'proceed' })]).toEqual(['~', '.']);
});
