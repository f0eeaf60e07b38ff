import { seeded } from '@majlis/kernel';
import { randomMatch } from '@majlis/kernel/laws';
import { replay, writeRecord } from '@majlis/kernel/record';
import { expect, test } from 'vitest';
import { baloot } from './index.ts';
import { lawCase } from './proof/law-case.ts';
import { spelling } from './spelling.ts';

const WORDS = [
  ...[
    'pass',
    'hokum:S',
    'sun',
    'ashkal',
    'kawesh',
    'waive',
    'double',
    'double:locked',
    'triple',
    'four:locked',
    'gahwa',
  ],
  ...['open', 'locked', 'declare:sira', 'declare:hundred,sira', '9C', '10H+akka', 'sawa', 'accept', 'refuse', 'gavel'],
  ...['charge:revoke,10C', 'charge:falseAkka,9C', 'withdraw'],
];

test.each(WORDS)('%s is read and written again', word => {
  const action = spelling.read(word);
  if (!action || action.kind === 'rolled' || action.kind === 'left') throw new Error(`not read: ${word}`);
  expect(spelling.write(action)).toBe(word);
});

test.each([
  '',
  'Pass',
  'hokum',
  'hokum:X',
  'double:open',
  'declare:',
  'declare:sira,',
  'declare:big',
  '2C',
  '6S',
  '9C+',
  'charge:revoke',
  'charge:spite,9C',
  'charge:revoke,2C,9C',
  'dealer=4',
  '~',
  '.',
])('%j is no word', word => expect(spelling.read(word)).toBeUndefined());

test.each(Object.entries(baloot.options.presets))('a random match of %s replays to its own record', (_, options) => {
  const events = randomMatch(lawCase, options, 4, seeded(7));
  const text = writeRecord(
    { game: baloot, spelling },
    { options, seats: 4, entries: events.map(event => ({ kind: 'event', event }) as const) },
  );
  const again = replay({ game: baloot, spelling }, text);
  expect([again.text, again.events]).toEqual([text, events]);
});
