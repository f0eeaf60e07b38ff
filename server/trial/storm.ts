import { openEngine } from '../store/open.ts';
import { until } from './load.ts';
import { freePort, pause, type SpawnedServer, spawnServer, trialEnv } from './process.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf, type TestVisitor, tableBy } from './test-visitor.ts';
import { quantile } from './torture.ts';

export interface StormWish {
  readonly clients: number;
  readonly folder: string;
  say(line: string): void;
}

export interface StormReport {
  readonly clients: number;
  readonly back: number;
  /** From the loss of the line to the table, in ms. */
  readonly p50: number;
  readonly p95: number;
  readonly last: number;
  readonly startedIn: number;
  /** Bots that took a hand although its player came back. */
  readonly bots: number;
}

const GAME = 'baloot/1';
const SEATS = 4;
/** So many tables are filled at once. */
const AT_ONCE = 50;
/** Clients spread their return over so long, as the web does. */
const JITTER_MS = 2_000;

/** Everybody plays; the house is killed; everybody comes back at once. */
export const storm = async (wish: StormWish): Promise<StormReport> => {
  const env = trialEnv(await freePort(), wish.folder);
  const house = await spawnServer(env);
  const players = await seatedAll(house, wish);
  wish.say(`${players.filter(({ known }) => known?.phase === 'playing').length} clients play; the house is killed`);
  house.kill('SIGKILL');
  await house.ended;
  const second = await spawnServer(env);
  await until(() => players.every(({ returns }) => returns.length > 0), 60_000);
  const returns = players.flatMap(player => player.returns.slice(0, 1));
  await pause(16_000);
  for (const player of players) player.stop();
  second.kill('SIGTERM');
  await second.ended;
  return {
    clients: players.length,
    back: returns.length,
    p50: quantile(returns, 0.5),
    p95: quantile(returns, 0.95),
    last: Math.max(...returns),
    startedIn: second.startedIn,
    bots: await botsIn(wish.folder),
  };
};

const seatedAll = async (house: SpawnedServer, { clients, say }: StormWish): Promise<readonly TestPlayer[]> => {
  const players: TestPlayer[] = [];
  while (players.length < clients) {
    const count = Math.min(AT_ONCE, Math.ceil((clients - players.length) / SEATS));
    const fours = Array.from({ length: count }, () => four(house, players.length));
    players.push(...(await Promise.all(fours)).flat());
    if (players.length % 1_000 === 0) say(`${players.length} clients sit`);
  }
  return players;
};

const four = async (house: SpawnedServer, seed: number): Promise<readonly TestPlayer[]> => {
  const guests: readonly TestVisitor[] = await Promise.all(Array.from({ length: SEATS }, () => guestOf(house.port)));
  const [host] = guests;
  if (!host) return [];
  // Without a clock nobody is Away for doing nothing: a bot in a chair is then one that sat down wrongly.
  const { id: table } = await tableBy(host, { game: GAME, visibility: 'private', options: { speed: 'infinite' } });
  const players = guests.map((visitor, seat) =>
    playerOf({ visitor, table, seat, game: GAME, seed: seed + seat, returning: true, jitter: JITTER_MS }),
  );
  for (const player of players) {
    await player.connect();
    player.play(250);
  }
  await until(() => players.every(({ known }) => known?.phase === 'playing'), 60_000);
  for (const player of players) player.rest();
  return players;
};

const botsIn = async (folder: string): Promise<number> => {
  const engine = await openEngine({ url: undefined, folder, use: 'read' });
  const rows = await engine.db
    .selectFrom('events')
    .select('seq')
    .where('event', 'like', '{"kind":"botTook"%')
    .execute();
  await engine.close();
  return rows.length;
};
