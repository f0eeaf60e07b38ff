import { pick, type Random, same, seeded } from '@majlis/kernel';
import { rebuildTable, verifyLog, viewOf } from '@majlis/table';
import { GAME_IDS, gameOf } from '../host/games.ts';
import { type Log, logOf } from '../store/log.ts';
import { openEngine } from '../store/open.ts';
import { houseKey, sealWith } from '../store/seal.ts';
import { crowd, until } from './load.ts';
import { freePort, pause, type SpawnedServer, spawnServer, trialEnv } from './process.ts';
import { type Frame, framesOf, mutantOf } from './spoilt-frames.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf, type TestVisitor, tableBy } from './test-visitor.ts';

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
  /** Of those by how they came about: see mutants.ts. */
  readonly kinds: Readonly<Record<Frame['kind'], number>>;
  readonly closes: ReadonlyMap<string, number>;
  readonly exits: number;
  readonly honestMoves: number;
  readonly faults: readonly string[];
}

/** So often a stranger comes: fewer times than an address may in a minute. */
const VISITS = 50;

interface Tally {
  frames: number;
  readonly kinds: Record<Frame['kind'], number>;
  readonly closes: Map<string, number>;
}

/** Where strangers go, and what they heard there. */
interface Field {
  /** Of honest people, who play there. */
  readonly tables: readonly string[];
  /** Of traitors. */
  readonly own: string[];
  overheard(): readonly object[];
}

const placeOf = ({ tables, own }: Field, random: Random): string => {
  const dice = random.below(10);
  if (dice === 0) return 'lobby';
  return pick(dice < 5 && own.length > 0 ? own.slice(-8) : tables, random);
};

/** One stranger, again and again, each time with a socket of its own. */
const stranger = async (visitor: TestVisitor, field: Field, random: Random, tally: Tally): Promise<void> => {
  let ticket: string | null = null;
  for (let visit = 0; visit < VISITS; visit++) {
    ticket ??= await visitor.ticket().catch(() => null);
    if (ticket === null) {
      await pause(500);
      continue;
    }
    const place = placeOf(field, random);
    const frames = framesOf(place, field.overheard(), random);
    ticket = await intruded(visitor, ticket, place, frames, tally.closes);
    if (ticket === null) continue;
    tally.frames += frames.length;
    for (const { kind } of frames) tally.kinds[kind] += 1;
  }
};

const NONSENSE_EVERY_MS = 300;

/** One who plays as the rules say, with bots, and says senseless things from the very seat meanwhile. */
const traitor = async (
  visitor: TestVisitor,
  game: string,
  { own, overheard }: Field,
  seed: number,
  tally: Tally,
): Promise<() => void> => {
  const { id: table } = await tableBy(visitor, { game, visibility: 'public' });
  const random = seeded(seed);
  const player = playerOf({ visitor, table, seat: 0, game, seed, returning: true });
  own.push(table);
  await player.connect();
  player.play(400);
  for (let seat = 1; seat < 4; seat++) player.ask({ kind: 'seatBot', seat, level: 'steady' });
  const timer = setInterval(() => {
    const { data, kind } = mutantOf([...overheard(), ...player.sent.slice(-LATEST).map(wordOf)], random);
    player.raw(String(data));
    tally.frames += 1;
    tally.kinds[kind] += 1;
  }, NONSENSE_EVERY_MS);
  return () => {
    clearInterval(timer);
    player.stop();
  };
};

const LATEST = 20;
const wordOf = ({ act, request }: TestPlayer['sent'][number]): object => ({ kind: 'ask', act, request });

/** The ticket for the next time, if one was given. */
const intruded = (
  visitor: TestVisitor,
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
  const house = await spawnServer(trialEnv(await freePort(), wish.folder));
  const honest = await crowd(house, wish.tables, { playMs: 20_000, resultMs: 1_000 });
  for (const player of honest) player.play(400);
  await until(() => honest.every(({ known }) => known?.phase === 'playing'), 60_000);
  const field = fieldOf(honest);
  const tally = await stormed(house, wish, field);
  const exits = house.child.exitCode === null ? 0 : 1;
  const honestMoves = honest.flatMap(({ sent }) => sent.filter(({ state }) => state === 'done')).length;
  const faults = exits === 0 ? await compared(wish, honest, field.own) : ['the house is gone'];
  for (const player of honest) player.stop();
  house.kill('SIGTERM');
  await house.ended;
  return { ...tally, exits, honestMoves, faults };
};

const CROWD = 48;
const fieldOf = (honest: readonly TestPlayer[]): Field => ({
  tables: [...new Set(honest.map(({ table }) => table))],
  own: [],
  overheard: () => honest.flatMap(({ sent }) => sent.slice(-LATEST).map(wordOf)),
});

/** Crowds of strangers, one after another, until the frames are used up. */
const stormed = async (house: SpawnedServer, wish: FuzzWish, field: Field): Promise<Tally> => {
  const tally: Tally = { frames: 0, kinds: { mutated: 0, spoilt: 0, whole: 0, noise: 0 }, closes: new Map() };
  for (let n = 0; tally.frames < wish.frames; n++) {
    const size = Math.min(CROWD, Math.ceil((wish.frames - tally.frames) / VISITS / 4));
    const guests = await Promise.all(Array.from({ length: size }, () => guestOf(house.port)));
    const seedOf = (i: number): number => wish.seed + n * CROWD + i;
    const hosts = await Promise.all(GAME_IDS.map(() => guestOf(house.port)));
    const ends = await Promise.all(hosts.map((host, i) => traitor(host, GAME_IDS[i] ?? '', field, seedOf(i), tally)));
    await Promise.all(guests.map((guest, i) => stranger(guest, field, seeded(seedOf(i)), tally)));
    for (const end of ends) end();
    wish.say(`${tally.frames} frames`);
  }
  return tally;
};

/** The honest players stop; when all is still, the fold of the log and what each of them knows must be the same. */
const compared = async (
  wish: FuzzWish,
  players: readonly TestPlayer[],
  own: readonly string[],
): Promise<readonly string[]> => {
  for (const player of players) player.rest();
  await pause(3_000);
  const engine = await openEngine({ url: undefined, folder: wish.folder, use: 'read' });
  const log = logOf(engine, sealWith(houseKey(undefined, wish.folder)));
  const faults: string[] = [];
  for (const player of players) faults.push(...(await differences(log, player)));
  for (const table of own) faults.push(...(await wrongIn(log, table)));
  await engine.close();
  return faults;
};

/** What strangers made of a table of theirs; one that nobody began is gone again. */
const wrongIn = async (log: Log, table: string): Promise<readonly string[]> => {
  const page = await log.read(table);
  const setup = page && gameOf(page.entry.game);
  if (!page || !setup) return [];
  return verifyLog(setup, page.lines)
    .checks.filter(({ ok }) => !ok)
    .map(({ what }) => `${table}: ${what}`);
};

const differences = async (log: Log, { table, known, you }: TestPlayer): Promise<readonly string[]> => {
  const page = await log.read(table);
  const setup = page && gameOf(page.entry.game);
  if (!page || !setup || !known || you === null) return [`${table}: nothing to compare`];
  const fold = viewOf(setup, rebuildTable(setup, page.lines, page.secret ?? ''), you);
  const wrong = verifyLog(setup, page.lines).checks.filter(({ ok }) => !ok);
  return [
    ...wrong.map(({ what }) => `${table}: ${what}`),
    ...Object.keys(fold)
      .filter(key => !same(Reflect.get(fold, key), Reflect.get(known, key)))
      .map(key => `${table}, seat ${you}: ${key} is not what the log says`),
  ];
};
