import { createHash } from 'node:crypto';
import { seeded } from '@majlis/kernel';
import { type LogLine, verifyLog } from '@majlis/table';
import { gameOf } from '../host/games.ts';
import type { Engine } from '../store/engine.ts';
import { openEngine } from '../store/open.ts';
import { freePort, pause, type SpawnedServer, spawnServer, trialEnv } from './process.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf, tableBy } from './test-visitor.ts';

export interface TortureWish {
  readonly kills: number;
  readonly tables: number;
  readonly folder: string;
  readonly url: string | undefined;
  /** How long play goes on between two kills, at most. */
  readonly playMs: number;
  say(line: string): void;
}

export interface TortureReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** Actions that stand in the log more than once, or that nobody sent, or otherwise than they were sent. */
  readonly twice: number;
  readonly decks: number;
  readonly changedDecks: number;
  /** Players who never saw their table again. */
  readonly missing: number;
  readonly matches: number;
  readonly faults: readonly string[];
  /** kill → the process answers; kill → a player sees his table again. In ms. */
  readonly starts: readonly number[];
  readonly returns: readonly number[];
}

const GAME = 'trunfo/1';

/** The server is killed again and again while players in this process keep the list of what it acknowledged to them. */
export const torture = async (wish: TortureWish): Promise<TortureReport> => {
  const env = { ...trialEnv(await freePort(), wish.folder), ...(wish.url ? { DATABASE_URL: wish.url } : {}) };
  let house = await spawnServer(env);
  const players = await seated(house, wish.tables);
  const random = seeded(wish.kills);
  const starts: number[] = [];
  const decks = new Map<string, string>();
  const tally = { changed: 0 };
  for (let kill = 1; kill <= wish.kills; kill++) {
    await pause(200 + random.below(wish.playMs));
    house.kill('SIGKILL');
    await house.ended;
    house = await spawnServer(env);
    starts.push(house.startedIn);
    await until(() => players.filter(({ isBack }) => isBack).length >= players.length * 0.9, 20_000);
    if (wish.kills < 10 || kill % 10 === 0) tally.changed += await compared(wish, decks);
    if (kill % 10 === 0) wish.say(`${kill} kills, ${acknowledged(players).length} actions acknowledged`);
  }
  await until(() => players.every(({ isBack }) => isBack), 20_000);
  const missing = players.filter(({ isBack }) => !isBack).length;
  await pause(2_000);
  for (const player of players) player.stop();
  house.kill('SIGTERM');
  await house.ended;
  tally.changed += await compared(wish, decks);
  return {
    ...(await judged(wish, players)),
    kills: wish.kills,
    decks: decks.size,
    changedDecks: tally.changed,
    missing,
    starts,
  };
};

const until = async (what: () => boolean, ms: number): Promise<void> => {
  for (const end = performance.now() + ms; performance.now() < end && !what(); ) await pause(20);
};

const acknowledged = (players: readonly TestPlayer[]) =>
  players.flatMap(({ table, sent }) => sent.filter(({ state }) => state === 'done').map(one => ({ table, ...one })));

const seated = async (house: SpawnedServer, tables: number): Promise<readonly TestPlayer[]> => {
  const players: TestPlayer[] = [];
  for (let n = 0; n < tables; n++) {
    const guests = await Promise.all([guestOf(house.port), guestOf(house.port)]);
    const [host] = guests;
    const { id } = await tableBy(host, {
      game: GAME,
      visibility: 'private',
      options: { resultMs: 1_000, playMs: 8_000 },
    });
    for (const [seat, visitor] of guests.entries()) {
      const player = playerOf({ visitor, table: id, seat, game: GAME, seed: 2 * n + seat, returning: true });
      await player.connect();
      player.play(230);
      players.push(player);
    }
  }
  await until(() => players.every(({ known }) => known?.phase === 'playing'), 30_000);
  return players;
};

const reading = async <T>({ folder, url }: TortureWish, work: (engine: Engine) => Promise<T>): Promise<T> => {
  const engine = await openEngine({ url, folder, use: 'read' });
  try {
    return await work(engine);
  } finally {
    await engine.close();
  }
};

/** A deck once thrown stays as it fell: how many do not. */
const compared = (wish: TortureWish, decks: Map<string, string>): Promise<number> =>
  reading(wish, async ({ db }) => {
    const rows = await db
      .selectFrom('events')
      .select(['table_id', 'seq', 'event'])
      .where('event', 'like', '{"kind":"thrown",%')
      .execute();
    let changed = 0;
    const seen = new Set<string>();
    for (const { table_id, seq, event } of rows) {
      const key = `${table_id}/${seq}`;
      const hash = createHash('sha256').update(event).digest('hex');
      seen.add(key);
      if ((decks.get(key) ?? hash) !== hash) changed += 1;
      decks.set(key, hash);
    }
    return changed + [...decks.keys()].filter(key => !seen.has(key)).length;
  });

const judged = (wish: TortureWish, players: readonly TestPlayer[]) =>
  reading(wish, async ({ db }) => {
    const rows = await db.selectFrom('events').selectAll().orderBy('table_id').orderBy('seq').execute();
    const lines = rows.map(row => ({
      table: row.table_id,
      seq: row.seq,
      at: row.at,
      act: row.act,
      event: JSON.parse(row.event),
    }));
    const acts = lines.filter(({ act }) => act !== null);
    const stored = new Set(acts.map(({ table, act }) => `${table}/${act}`));
    const done = acknowledged(players);
    const lasting = done.filter(({ request }) => request.kind !== 'open');
    const logs = [...new Set(players.map(({ table }) => table))].map(table =>
      lines.filter(line => line.table === table),
    );
    return {
      acknowledged: done.length,
      lost: lasting.filter(({ table, act }) => !stored.has(`${table}/${act}`)).length,
      twice: acts.length - stored.size + acts.filter(line => !isSent(players, line)).length,
      matches: lines.filter(({ event }) => event.kind === 'ended').length,
      faults: logs.flatMap(faultsOf),
      returns: players.flatMap(player => player.returns),
    };
  });

type Stored = LogLine & { readonly table: string };

/** What stands in the log under an id is what was sent under that id. */
const isSent = (players: readonly TestPlayer[], { table, act, event }: Stored): boolean =>
  players.some(
    player =>
      player.table === table &&
      player.sent.some(({ act: id, request, state }) => id === act && state !== 'refused' && fits(request, event)),
  );

const KINDS: { readonly [request: string]: readonly string[] } = {
  sit: ['sat'],
  bind: ['bound'],
  ready: ['readied'],
  open: ['started'],
  act: ['game'],
};

/** A player who comes back is noted first, under the id of what he did. */
const SIGNS = ['reconnected', 'returned', 'handBack'];

const fits = (request: TestPlayer['sent'][number]['request'], event: LogLine['event']): boolean => {
  if (SIGNS.includes(event.kind)) return true;
  if (!KINDS[request.kind]?.includes(event.kind)) return false;
  if (request.kind !== 'act' || event.kind !== 'game') return true;
  const told = gameOf(GAME)?.words.tell(event.event, null) ?? [];
  return request.word === 'lock' || told.some(one => 'word' in one && one.word === request.word);
};

const faultsOf = (lines: readonly LogLine[]): readonly string[] => {
  const setup = gameOf(GAME);
  if (!setup) return ['no game'];
  return verifyLog(setup, lines)
    .checks.filter(({ ok }) => !ok)
    .map(({ what }) => what);
};

export const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
