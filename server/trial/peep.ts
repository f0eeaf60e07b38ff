import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogLine, Message } from '@majlis/table';
import { namedIn, type Oracle, scanner } from '@majlis/table/sim';
import { gameOf } from '../host/games.ts';
import { openEngine } from '../store/open.ts';
import { houseKey, sealWith } from '../store/seal.ts';
import type { TableEntry } from '../store/table-entry.ts';
import { freePort, spawnServer, trialEnv } from './process.ts';
import { hello, until } from './test-house.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf, nextAddress, type TestVisitor, tableBy } from './test-visitor.ts';

/** The games with what may be known in them. */
export type Oracles = { readonly [game: string]: Oracle };

export interface PeepReport {
  readonly matches: number;
  readonly answers: number;
  readonly bytes: number;
  /** Everything that should not have been had, in words. */
  readonly finds: readonly string[];
}

/** A match that is on, and what nobody may have of it yet: read from the files of the house. */
interface RunningMatch {
  readonly table: string;
  readonly match: string;
  readonly game: string;
  readonly seats: number;
  readonly lines: readonly LogLine[];
  /** The secret of the house: with the numbers of the players the deals to come follow from it. */
  readonly secret: string;
  /** Open to everybody at the table once the match has begun, and of no use without the secret. */
  readonly nonces: readonly string[];
}

const AT_ONCE = 8;

/** At a public table there is a clock: one that gives us time to look. */
const UNHURRIED_PUBLIC: { readonly [game: string]: object } = {
  'trunfo/1': { playMs: 60_000 },
  'baloot/1': { speed: 'turtle' },
};

const begun = async (port: number, game: string, visibility: 'private' | 'public', seed: number) => {
  const setup = gameOf(game)?.game;
  const visitor = await guestOf(port);
  const options = visibility === 'public' ? UNHURRIED_PUBLIC[game] : setup?.options.unhurried;
  const { id: table } = await tableBy(visitor, { game, visibility, options: { ...options } });
  const player = playerOf({ visitor, table, seat: 0, game, seed, returning: false });
  await player.connect();
  const level = gameOf(game)?.levels[0] ?? '';
  for (let seat = 1; seat < (setup?.sizes[0] ?? 2); seat++) player.ask({ kind: 'seatBot', seat, level });
  player.play(100);
  const hasActed = (): boolean => player.sent.some(({ request, state }) => request.kind === 'act' && state === 'done');
  await until(() => player.known?.phase === 'playing' && hasActed());
  player.rest();
  return player;
};

/** The games in turn, and every other turn at public tables. */
const someBegun = (port: number, games: readonly string[], from: number, to: number): Promise<readonly TestPlayer[]> =>
  Promise.all(
    Array.from({ length: to - from }, (_, i) => {
      const n = from + i;
      const isPublic = Math.floor(n / games.length) % 2 === 0;
      return begun(port, games[n % games.length] ?? '', isPublic ? 'public' : 'private', n);
    }),
  );

const linesOf = (rows: readonly { readonly seq: number; readonly at: number; readonly event: string }[]) =>
  rows.map(({ seq, at, event }): LogLine => ({ seq, at, act: null, event: JSON.parse(event) }));

const noncesIn = (lines: readonly LogLine[]): readonly string[] =>
  lines.flatMap(({ event }) => (event.kind === 'started' ? event.nonces : []));

const runningIn = async (folder: string, ids: readonly string[]): Promise<readonly RunningMatch[]> => {
  const engine = await openEngine({ url: undefined, folder, use: 'read' });
  const seal = sealWith(houseKey(undefined, folder));
  const { db } = engine;
  const tables = await db
    .selectFrom('tables')
    .innerJoin('secrets', 'secrets.table_id', 'tables.id')
    .select(['tables.id', 'tables.game', 'tables.entry', 'secrets.sealed'])
    .where('tables.phase', '=', 'playing')
    .where('tables.id', 'in', ids)
    .execute();
  const found = tables.map(async ({ id, game, entry, sealed }): Promise<RunningMatch> => {
    const rows = await db.selectFrom('events').selectAll().where('table_id', '=', id).orderBy('seq').execute();
    const { match, seats } = JSON.parse(entry) as TableEntry;
    const lines = linesOf(rows);
    const [secret, nonces] = [seal.open(id, sealed), noncesIn(lines)];
    return { table: id, match: match ?? '', game, seats: seats.length, lines, secret, nonces };
  });
  const all = await Promise.all(found);
  await engine.close();
  return all;
};

const ROBOT = { accept: 'text/html', 'user-agent': 'WhatsApp/2.23' };

/** What an address answers to one who comes from anywhere: the bytes as they are. */
const textAt = async (port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'x-forwarded-for': nextAddress(), ...headers },
  });
  if (answer.status === 429) throw new Error(`${path} was refused for being asked too often`);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
};

/** The ways in that tell of tables and matches, for everybody and for somebody who plays. */
const textsOf = async (
  port: number,
  { table, match }: RunningMatch,
  visitor: TestVisitor,
): Promise<readonly string[]> => {
  const open = [`/api/tables/${table}`, ...[match, table].map(id => `/api/matches/${id}`)];
  const shown = [`/m/${match}`, `/t/${table}`, `/m/${table}`, `/t/${match}`, '/join/ABCDEF'];
  const own = ['/api/tables/mine', '/api/matches', `/api/matches/${match}`];
  const cookie = { cookie: visitor.cookie() };
  return Promise.all([
    ...open.map(path => textAt(port, path)),
    ...shown.map(path => textAt(port, path, ROBOT)),
    ...own.map(path => textAt(port, path, cookie)),
    ...['/api/watch', '/api/tables'].map(path => textAt(port, path)),
  ]);
};

/** What somebody hears who comes to the rail, until the table is told whole. */
const heardAtRail = async (port: number, table: string): Promise<readonly string[]> => {
  const socket = await hello(await guestOf(port), table);
  const frames: string[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.on('close', code => reject(new Error(`the rail was closed: ${code}`)));
    socket.on('message', data => {
      frames.push(data.toString());
      if (data.toString().startsWith('{"kind":"welcome"')) resolve();
    });
  });
  socket.removeAllListeners('close');
  socket.terminate();
  return frames;
};

/** In an answer that is no table's there is neither a card nor a seed. */
const findsIn = ({ table, secret, nonces }: RunningMatch, texts: readonly string[]): readonly string[] =>
  texts.flatMap(text => [
    ...namedIn(text).map(card => `${card} of ${table}: ${text.slice(0, 120)}`),
    ...[secret, ...nonces].filter(seed => text.includes(seed)).map(() => `a seed of ${table}: ${text.slice(0, 120)}`),
  ]);

const railFinds = (oracle: Oracle, { seats, lines, table }: RunningMatch, frames: readonly string[]) => {
  const scan = scanner(oracle, seats);
  for (const line of lines) scan.logged(line);
  const said = frames
    .map(text => JSON.parse(text) as Message)
    .filter(({ kind }) => kind === 'welcome' || kind === 'told');
  return said.flatMap(message =>
    scan.sent('rail', message, lines.length).map(({ card }) => `${card} at the rail of ${table}`),
  );
};

/** What is told at the rail is held against the log before and after: a card that lies covered in both was given away. */
const atRail = async (house: PeepHouse, oracle: Oracle, before: RunningMatch): Promise<readonly string[]> => {
  const frames = await heardAtRail(house.port, before.table);
  house.answers += frames.length;
  house.bytes += frames.reduce((sum, text) => sum + text.length, 0);
  const [after] = await runningIn(house.folder, [before.table]);
  const early = railFinds(oracle, before, frames);
  const late = after ? railFinds(oracle, after, frames) : [];
  const secrets = frames.filter(text => text.includes(before.secret)).map(() => `the secret of ${before.table}`);
  return [...early.filter(find => late.includes(find)), ...secrets];
};

/** A house that is peeped into, and how much was read there. */
interface PeepHouse {
  readonly port: number;
  readonly folder: string;
  answers: number;
  bytes: number;
}

const isPublic = ({ lines }: RunningMatch): boolean =>
  lines.some(({ event }) => event.kind === 'created' && event.visibility === 'public');

const peepAt = async (house: PeepHouse, oracles: Oracles, player: TestPlayer, one: RunningMatch) => {
  const texts = await textsOf(house.port, one, player.visitor);
  house.answers += texts.length;
  house.bytes += texts.reduce((sum, text) => sum + text.length, 0);
  const oracle = oracles[one.game];
  const rail = oracle && isPublic(one) ? await atRail(house, oracle, one) : [];
  return [...findsIn(one, texts), ...rail];
};

const peepedInto = async (house: PeepHouse, oracles: Oracles, count: number): Promise<PeepReport> => {
  const finds: string[] = [];
  let matches = 0;
  for (let from = 0; from < count; from += AT_ONCE) {
    const players = await someBegun(house.port, Object.keys(oracles), from, Math.min(count, from + AT_ONCE));
    for (const player of players) {
      const [one] = await runningIn(house.folder, [player.table]);
      if (!one) continue;
      matches += 1;
      finds.push(...(await peepAt(house, oracles, player, one)));
    }
    for (const player of players) player.stop();
  }
  return { matches, answers: house.answers, bytes: house.bytes, finds };
};

/** Matches are begun and left in the middle; then everything that tells of them is asked for, byte by byte. */
export const peep = async (oracles: Oracles, count: number): Promise<PeepReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-peep-'));
  const web = join(folder, 'web');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), '<html><head><title>Majlis</title></head></html>');
  const house = await spawnServer({ ...trialEnv(await freePort(), folder), MAJLIS_WEB: web });
  try {
    return await peepedInto({ port: house.port, folder, answers: 0, bytes: 0 }, oracles, count);
  } finally {
    house.kill('SIGTERM');
    await house.ended;
    rmSync(folder, { recursive: true, force: true });
  }
};
