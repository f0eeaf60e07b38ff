import { pick, type Random } from '@majlis/kernel';
import { parseClient } from '@majlis/protocol';

/** A frame of a stranger, and how it came about. */
export interface Frame {
  readonly data: string | Buffer;
  /** `mutated`: changed, still a message in form. `spoilt`: changed until it is none. `whole`: not changed, wrong in sense. */
  readonly kind: 'mutated' | 'spoilt' | 'whole' | 'noise';
}

const hex = (random: Random, digits: number): string =>
  Array.from({ length: digits }, () => random.below(16).toString(16)).join('');

const WORDS = [
  ...['lock', 'lock:AS', 'select:10H', '~', '.', 'rematch', 'left@1'],
  ...['pass', 'hokum', 'sun', 'ashkal', 'double', 'AS', '7D', 'sawa', 'accept', 'gavel', 'charge:revoke,KC', 'akka'],
  ...['vote:S', 'bid:8', '5D', 'peek:1', 'jump:3C', 'trump=S'],
  ...[
    'draw',
    'take:2',
    'open:7C,8C,9C',
    'add:r1:high:10C#1',
    'swap:r1:8C#2',
    'shift:r2',
    'merge:r1:r2',
    'drop:4D#1',
    'undo',
  ],
];

/** Well-formed messages, to be changed. */
const wellFormed = (random: Random): object => {
  const seat = random.below(6);
  const hash = hex(random, 64);
  const requests = [
    { kind: 'sit', seat, hash },
    { kind: 'bind', hash },
    { kind: 'move', seat },
    { kind: 'leave' },
    { kind: 'ready', ready: random.below(2) === 0 },
    { kind: 'open', nonce: hash },
    { kind: 'act', word: pick(WORDS, random) },
    { kind: 'act', word: pick(WORDS, random) },
    { kind: 'say', text: 'hello' },
    { kind: 'react', sign: 'coffee' },
    { kind: 'swap', seats: [seat, random.below(6)] },
    { kind: 'drawSeats' },
    { kind: 'kick', seat },
    { kind: 'passHost', seat },
    { kind: 'setOptions', options: { playMs: random.below(200_000) } },
    { kind: 'seatBot', seat, level: 'steady' },
    { kind: 'unseatBot', seat },
    { kind: 'start' },
    { kind: 'hurry' },
  ];
  return pick(
    [
      ...Array.from({ length: 5 }, () => ({ kind: 'ask', act: hex(random, 32), request: pick(requests, random) })),
      { kind: 'missed', you: pick([0, 1, 'rail', null], random), at: random.below(1000) },
      { kind: 'pong', n: random.below(100) },
    ],
    random,
  );
};

const ODD = [
  'null',
  '-1',
  '1e999',
  '[]',
  '{}',
  '""',
  'true',
  '"\\u202e"',
  '{"__proto__":{"x":1}}',
  '9007199254740993',
  '"\\ud800"',
  '[[[[[[[[]]]]]]]]',
];

const char = (random: Random): string =>
  String.fromCharCode(random.below(2) === 0 ? 33 + random.below(94) : random.below(0x2100));

/** A word with a letter more, less, other, twice or in another place. */
const misspelt = (text: string, random: Random): string => {
  const at = random.below(text.length + 1);
  const rest = text.slice(at);
  switch (random.below(6)) {
    case 0:
      return text.slice(0, at) + char(random) + rest;
    case 1:
      return text.slice(0, at) + rest.slice(1);
    case 2:
      return text.slice(0, at) + char(random) + rest.slice(1);
    case 3:
      return text.repeat(1 + random.below(20));
    case 4:
      return rest + text.slice(0, at);
    default:
      return /^[0-9a-f]+$/.test(text) ? hex(random, text.length) : pick(WORDS, random);
  }
};

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 255, 1_000, 65_536, Number.MAX_SAFE_INTEGER];

/** One value of it changed, somewhere; its kind too, now and then. */
const changed = (value: unknown, random: Random): unknown => {
  if (typeof value === 'string') return misspelt(value, random);
  if (typeof value === 'number') return pick(NUMBERS, random);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.with(random.below(value.length), changed(pick(value, random), random));
  if (typeof value !== 'object' || value === null) return pick(NUMBERS, random);
  const keys = Object.keys(value).filter(key => key !== 'kind');
  if (keys.length === 0) return { kind: misspelt('leave', random) };
  const key = pick(keys, random);
  const other = key === 'options' ? oddOptions(random) : changed(Reflect.get(value, key), random);
  return { ...value, [key]: other };
};

const oddOptions = (random: Random): object => ({
  [pick(['playMs', 'target', 'speed', 'mode', 'lockMinLength', 'enforcement', 'nothing', 'constructor'], random)]:
    JSON.parse(pick([...ODD.filter(one => one !== '1e999'), '7', '"classic"', '152'], random)),
});

/** Tries until it is another message and still one in form. */
const mutated = (message: object, random: Random): Frame => {
  const whole = JSON.stringify(message);
  for (let tries = 0; tries < 20; tries++) {
    const data = JSON.stringify(changed(message, random));
    if (data !== whole && parseClient(data)) return { data, kind: 'mutated' };
  }
  return { data: whole, kind: 'whole' };
};

const broken = (text: string, random: Random): string => {
  const at = random.below(text.length);
  switch (random.below(5)) {
    case 0:
      return text.slice(0, at) + String.fromCharCode(random.below(0x2100)) + text.slice(at + 1);
    case 1:
      return text.slice(0, at);
    case 2:
      return text.replace(/:("[^"]*"|\d+|true|false)/, `:${pick(ODD, random)}`);
    case 3:
      return text.replace(
        '{',
        `{"${pick(['__proto__', 'constructor', 'seat', 'kind'], random)}":${pick(ODD, random)},`,
      );
    default:
      return text + text.slice(0, at);
  }
};

/** The last one of a socket, for the house closes after the first that is malformed: spoilt, or mere noise. */
const last = (random: Random): Frame => {
  if (random.below(4) > 0) return { data: broken(JSON.stringify(wellFormed(random)), random), kind: 'spoilt' };
  const noise = Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
  return { data: random.below(2) === 0 ? noise : noise.toString('latin1'), kind: 'noise' };
};

const MOST_PER_SOCKET = 30;

/** In form, so that the house reads on. `overheard`: what people really sent. */
export const mutantOf = (overheard: readonly object[], random: Random): Frame => {
  const message = random.below(3) === 0 && overheard.length > 0 ? pick(overheard, random) : wellFormed(random);
  return random.below(5) === 0 ? { data: JSON.stringify(message), kind: 'whole' } : mutated(message, random);
};

/** What one socket sends. */
export const framesOf = (place: string, overheard: readonly object[], random: Random): readonly Frame[] => {
  const many = place === 'lobby' ? 0 : random.below(MOST_PER_SOCKET);
  return [...Array.from({ length: many }, () => mutantOf(overheard, random)), last(random)];
};
