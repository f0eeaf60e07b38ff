import { pick, type Random, same, seeded } from '@majlis/kernel';
import { rebuilt, sighted, verifyLog } from '@majlis/table';
import { gameOf } from '../host/games.ts';
import { type Log, logOf } from '../store/log.ts';
import { openEngine } from '../store/open.ts';
import { houseKey, sealWith } from '../store/seal.ts';
import { crowd, until } from './load.ts';
import type { Player } from './player.ts';
import { freePort, pause, type Spawned, spawnHouse, trialEnv } from './process.ts';
import { guestOf, type Visitor } from './visitor.ts';

export interface FuzzWish {
  readonly frames: number;
  readonly tables: number;
  readonly folder: string;
  readonly seed: number;
  say(line: string): void;
}

export interface FuzzReport {
  /** All that were sent and read. */
  readonly frames: number;
  /** Of those, right in form and wrong in sense. */
  readonly senseless: number;
  /** Of those, well-formed messages that were spoilt. The rest is noise. */
  readonly spoilt: number;
  readonly closes: ReadonlyMap<string, number>;
  readonly exits: number;
  readonly honestMoves: number;
  readonly faults: readonly string[];
}

const hex = (random: Random, digits: number): string =>
  Array.from({ length: digits }, () => random.below(16).toString(16)).join('');

/** Well-formed messages, to be spoiled. */
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
    { kind: 'act', word: pick(['lock', 'lock:AS', 'select:10H', '~', '.', 'rematch', 'trump=S', 'left@1'], random) },
    { kind: 'say', text: 'hello' },
    { kind: 'react', sign: '👍' },
    { kind: 'swap', seats: [seat, random.below(6)] },
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
      { kind: 'ask', act: hex(random, 32), request: pick(requests, random) },
      { kind: 'ask', act: hex(random, 32), request: pick(requests, random) },
      { kind: 'missed', you: pick([0, 1, 'rail', null], random), at: random.below(1000) },
      { kind: 'pong', n: random.below(100) },
      { kind: 'hello', ticket: hash, place: 'lobby' },
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

const spoilt = (text: string, random: Random): string => {
  const at = random.below(text.length);
  switch (random.below(6)) {
    case 0:
      return text.slice(0, at) + String.fromCharCode(random.below(0x2100)) + text.slice(at + 1);
    case 1:
      return text.slice(0, at);
    case 2:
      return text.replace(/:("[^"]*"|\d+|true|false)/, `:${pick(ODD, random)}`);
    case 3:
      return text.replace(
        '{',
        `{"${pick(['__proto__', 'constructor', 'seat', 'kind', 'toString'], random)}":${pick(ODD, random)},`,
      );
    case 4:
      return text + text.slice(0, at);
    default:
      return text;
  }
};

/** Half and more are well-formed messages spoilt, or right in form and wrong in sense; the rest is noise. */
const frame = (random: Random): Frame => {
  if (random.below(4) > 0) {
    const whole = JSON.stringify(wellFormed(random));
    const data = spoilt(whole, random);
    return { data, kind: data === whole ? 'senseless' : 'spoilt' };
  }
  const noise = Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)));
  return { data: random.below(2) === 0 ? noise : noise.toString('latin1'), kind: 'noise' };
};

const MOST_PER_SOCKET = 30;
/** So often a stranger comes: fewer times than an address may in a minute. */
const VISITS = 50;

/**
 * What one socket sends: right in form and wrong in sense until the last, which is spoilt or noise. The house closes after the first that is
 * malformed, so that whatever came behind it would not be read.
 */
const framesOf = (place: string, random: Random): readonly Frame[] => {
  const frames = Array.from({ length: place === 'lobby' ? 0 : random.below(MOST_PER_SOCKET) }, () => ({
    data: JSON.stringify(wellFormed(random)),
    kind: 'senseless' as const,
  }));
  return [...frames.filter(({ data }) => !data.includes('"hello"')), frame(random)];
};

interface Frame {
  readonly data: string | Buffer;
  readonly kind: 'senseless' | 'spoilt' | 'noise';
}

interface Tally {
  frames: number;
  senseless: number;
  spoilt: number;
  readonly closes: Map<string, number>;
}

/** One stranger, again and again, each time with a socket of its own. */
const stranger = async (visitor: Visitor, tables: readonly string[], random: Random, tally: Tally): Promise<void> => {
  let ticket: string | null = null;
  for (let visit = 0; visit < VISITS; visit++) {
    ticket ??= await visitor.ticket().catch(() => null);
    if (ticket === null) {
      await pause(500);
      continue;
    }
    const place = random.below(10) === 0 ? 'lobby' : pick(tables, random);
    const frames = framesOf(place, random);
    ticket = await intruded(visitor, ticket, place, frames, tally.closes);
    if (ticket === null) continue;
    tally.frames += frames.length;
    tally.senseless += frames.filter(({ kind }) => kind === 'senseless').length;
    tally.spoilt += frames.filter(({ kind }) => kind === 'spoilt').length;
  }
};

/** The ticket for the next time, if one was given. */
const intruded = (
  visitor: Visitor,
  ticket: string,
  place: string,
  frames: readonly Frame[],
  closes: Map<string, number>,
) =>
  new Promise<string | null>(resolve => {
    const socket = visitor.socket();
    let next: string | null = null;
    socket.on('error', () => {});
    socket.once('open', () => socket.send(JSON.stringify({ kind: 'hello', ticket, place })));
    socket.on('message', data => {
      const message = JSON.parse(data.toString());
      if (message.kind !== 'hello') return;
      next = message.ticket;
      for (const { data: bytes } of frames) if (socket.readyState === socket.OPEN) socket.send(bytes);
      const last = setTimeout(() => socket.close(), 250);
      socket.once('close', () => clearTimeout(last));
    });
    socket.once('close', (code, reason) => {
      const why = `${code} ${reason}`;
      closes.set(why, (closes.get(why) ?? 0) + 1);
      resolve(next);
    });
  });

/** Strangers send nonsense while honest people play; afterwards every log must replay, and everybody know what the log says. */
export const fuzz = async (wish: FuzzWish): Promise<FuzzReport> => {
  const house = await spawnHouse(trialEnv(await freePort(), wish.folder));
  const honest = await crowd(house, wish.tables, { playMs: 20_000, resultMs: 1_000 });
  for (const player of honest) player.play(400);
  await until(() => honest.every(({ known }) => known?.phase === 'playing'), 60_000);
  const tally = await stormed(house, wish, honest);
  const exits = house.child.exitCode === null ? 0 : 1;
  const honestMoves = honest.flatMap(({ sent }) => sent.filter(({ state }) => state === 'done')).length;
  const faults = exits === 0 ? await compared(wish, honest) : ['the house is gone'];
  for (const player of honest) player.stop();
  house.kill('SIGTERM');
  await house.ended;
  return { ...tally, exits, honestMoves, faults };
};

const CROWD = 48;

/** Crowds of strangers, one after another, until the frames are used up. */
const stormed = async (house: Spawned, wish: FuzzWish, honest: readonly Player[]): Promise<Tally> => {
  const tables = [...new Set(honest.map(({ table }) => table))];
  const tally: Tally = { frames: 0, senseless: 0, spoilt: 0, closes: new Map() };
  for (let n = 0; tally.frames < wish.frames; n++) {
    const size = Math.min(CROWD, Math.ceil((wish.frames - tally.frames) / VISITS / 4));
    const guests = await Promise.all(Array.from({ length: size }, () => guestOf(house.port)));
    const each = guests.map((guest, i) => stranger(guest, tables, seeded(wish.seed + n * CROWD + i), tally));
    await Promise.all(each);
    wish.say(`${tally.frames} frames`);
  }
  return tally;
};

/** The honest players stop; when all is still, the fold of the log and what each of them knows must be the same. */
const compared = async (wish: FuzzWish, players: readonly Player[]): Promise<readonly string[]> => {
  for (const player of players) player.rest();
  await pause(3_000);
  const engine = await openEngine({ url: undefined, folder: wish.folder, use: 'read' });
  const log = logOf(engine, sealWith(houseKey(undefined, wish.folder)));
  const faults: string[] = [];
  for (const player of players) faults.push(...(await differences(log, player)));
  await engine.close();
  return faults;
};

const differences = async (log: Log, { table, known, you }: Player): Promise<readonly string[]> => {
  const page = await log.read(table);
  const cast = page && gameOf(page.entry.game);
  if (!page || !cast || !known || you === null) return [`${table}: nothing to compare`];
  const fold = sighted(cast, rebuilt(cast, page.lines, page.secret ?? ''), you);
  const wrong = verifyLog(cast, page.lines).checks.filter(({ ok }) => !ok);
  return [
    ...wrong.map(({ what }) => `${table}: ${what}`),
    ...Object.keys(fold)
      .filter(key => !same(Reflect.get(fold, key), Reflect.get(known, key)))
      .map(key => `${table}, seat ${you}: ${key} is not what the log says`),
  ];
};
