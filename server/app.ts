import { once } from 'node:events';
import { type Logger, pino } from 'pino';
import { openClub } from './club/club.ts';
import { lookAgain } from './club/look-again.ts';
import { type Config, originsOf } from './config.ts';
import { openDaily } from './daily/daily.ts';
import { openDesk } from './desk/desk.ts';
import { sanctionsOf } from './desk/sanctions.ts';
import { networkOf, trusted } from './door/address.ts';
import { conductOf } from './door/conduct.ts';
import { signedToken } from './door/cookie.ts';
import type { DoorDeps } from './door/door-deps.ts';
import { floodsOf } from './door/floods.ts';
import { httpOf } from './door/http.ts';
import { invitedOf } from './door/invited.ts';
import { knownOf } from './door/known.ts';
import { learningRoutes } from './door/learning.ts';
import { limitsOf } from './door/limits.ts';
import { matchRoutes } from './door/matches.ts';
import { peopleRoutes } from './door/people.ts';
import { pictureRoutes } from './door/pictures.ts';
import { proofsOf } from './door/proof.ts';
import { sharingRoutes } from './door/sharing.ts';
import { socketsOf } from './door/sockets.ts';
import { tableRoutes } from './door/tables.ts';
import { tracesOf } from './door/traces.ts';
import { watchRoutes } from './door/watch.ts';
import { botPool } from './host/bot-pool.ts';
import { serverClock } from './host/clock.ts';
import { type Host, hostOf } from './host/host.ts';
import { type Meters, metersOf } from './meters.ts';
import { authOf, migrateAuth, sessionCookie, sessionSecret } from './people/auth.ts';
import { devicesOf } from './people/device.ts';
import { forgetGone } from './people/farewell.ts';
import { passkeysFor } from './people/passkeys.ts';
import { peopleOf } from './people/people.ts';
import { recoveryOf } from './people/recovery.ts';
import { sweepSessions } from './people/sessions.ts';
import { strikesOf } from './people/strikes.ts';
import { finishedMatch } from './report/finished.ts';
import { judgedMatch, judgeKept } from './report/reports.ts';
import { shelfOf } from './report/shelf.ts';
import { ballastOf } from './store/ballast.ts';
import { openStore, type Store } from './store/index.ts';
import type { LeaseListener } from './store/lease.ts';
import { oneAtATime } from './store/one-at-a-time.ts';
import { unwritten } from './store/open.ts';
import { sweep, sweeping } from './store/sweep.ts';
import { hasEnded, sittersOf } from './store/table-entry.ts';
import { orTrouble } from './store/trouble.ts';

export interface RunningApp {
  readonly port: number;
  readonly log: Logger;
  /** Finishes what is on its way to the store, tells everybody to come back, and ends. */
  close(): Promise<void>;
}

/** What limits are measured by: the time, and how much work a proof is. */
interface Measures {
  now(): number;
  readonly pace?: () => number;
  readonly effort?: number;
}

/** Secrets and hands never reach the log: what is logged are ids, reasons and times. */
const loggerOf = (level: string): Logger =>
  pino({ level, redact: ['*.cookie', '*.ticket', '*.password', '*.secret', 'req.headers', 'headers'] });

export const openApp = async (
  config: Config,
  open: typeof openStore = openStore,
  web: string = config.web,
  { now, pace = () => performance.now(), effort }: Measures = { now: Date.now },
): Promise<RunningApp> => {
  const log = loggerOf(config.logLevel);
  const proxies = trusted(config.proxies);
  const meters = metersOf();
  const https = config.url?.startsWith('https:') ?? false;
  const { store, auth } = await openedStore(config, open, https);
  const clock = serverClock();
  const bots = botPool();
  const floods = floodsOf();
  const traces = tracesOf();
  let origins: ReadonlySet<string> = new Set();
  const host = hostOf({
    clock,
    floods: floods.now,
    networkOf,
    turnedAway: (table, person) => barred(store, log, table, traces.of(person)),
    log: store.log,
    leases: store.leases,
    bots,
    ...listeners(log, meters, store, ballastFor(config), () => origins.size > 0),
  });
  store.leases.listen(leaseNews(log));
  const people = peopleOf(auth, store.engine);
  const house: DoorDeps = {
    config,
    store,
    people,
    recovery: recoveryOf(auth, store.engine, store.key),
    passkeys: passkeysFor(auth, store.engine, store.key, store.tallies, now),
    host,
    clock,
    wall: now,
    pace,
    limits: limitsOf(store.tallies, now),
    conduct: conductOf(store.homes, now),
    proofs: proofsOf(store.key, now, effort),
    knownBy: knownOf(signedToken(sessionCookie(https), sessionSecret(store.key)), people.owner),
    invited: invitedOf(),
    traces,
    floods,
    devices: devicesOf(store.key, https),
    strikes: strikesOf(),
    sanctions: sanctionsOf(store.engine, now, pace),
    finished: shelfOf(id => finishedMatch(store, id)),
    judged: shelfOf(id => judgedMatch(store, id)),
    meters,
    log,
    proxies,
    origins: () => origins,
    isHttps: () => https,
  };
  const door = await opened(house, web);
  origins = originsOf(config, door.port);
  const sweeper = tidying(store, log);
  return { port: door.port, log, close: () => closed(sweeper, door, bots, store) };
};

const closed = async (sweeper: { stop(): void }, ...others: readonly { close(): Promise<void> }[]): Promise<void> => {
  sweeper.stop();
  for (const one of others) await one.close();
};

const openedStore = async (config: Config, open: typeof openStore, https: boolean) => {
  const { databaseUrl: url, folder, key, pages } = config;
  const store = await open({ url, folder, key, use: 'serve', ...(pages ? { pages } : {}) });
  const auth = authOf(store.engine, store.key, https);
  await orTrouble(unwritten(store.engine), migrateAuth(auth, store.engine));
  return { store, auth };
};

/** Beside a database of another machine's there is nothing to make room for. */
const ballastFor = ({ folder, databaseUrl, ballastMb }: Config) =>
  ballastOf(folder, databaseUrl === undefined ? ballastMb : 0);

/** Nor as somebody new from the same device or address. The table itself knows whom it turned away, whatever the store says. */
const barred = (store: Store, log: Logger, table: string, marks: Parameters<Store['bars']['bar']>[1]): void => {
  store.bars.bar([table], marks, Date.now()).catch(error => log.warn({ err: error }, 'a bar'));
};

const tidying = (store: Store, log: Logger) => {
  const tidy = async (): Promise<void> => {
    await sweep(store.engine, Date.now());
    await sweepSessions(store.engine, Date.now());
    await store.leases.sweep();
    await forgetGone(store.engine);
    await judgeKept(store);
    await lookAgain(store);
  };
  return sweeping(tidy, error => log.warn({ err: error }, 'sweep'));
};

const leaseNews = (log: Logger): LeaseListener => ({
  hushed: () => log.warn('the database does not answer: the tables pause'),
  spoke: silentMs => log.warn({ ms: silentMs }, 'the database answers again'),
  lost: () => log.warn('this process was taken for gone: its tables are free'),
});

/** Stalls are counted; those that nobody at a table noticed are not worth a line. */
const LONG_STALL_MS = 1_000;
/** New lines that the system holds until we look: where there are more, people wait for seconds until they are asked for again. */
const BACKLOG = 4_096;

const listeners = (log: Logger, meters: Meters, store: Store, ballast: { drop(): void }, isOpen: () => boolean) => ({
  alarm: (table: string, what: unknown): void => {
    meters.alarms.inc();
    log.error({ table, err: what }, 'a table broke');
    store.audit.note('alarm', { table });
  },
  appended: (ms: number, outcome: string, full: boolean): void => {
    meters.commits.observe(ms / 1000);
    if (outcome === 'done') meters.moves.inc();
    else meters.unsure.inc();
    if (full) ballast.drop();
  },
  stalled: (ms: number): void => {
    meters.stalls.inc(ms);
    log[isOpen() && ms >= LONG_STALL_MS ? 'warn' : 'debug']({ ms }, 'the loop stood still');
  },
});

const opened = async (house: DoorDeps, web: string): Promise<Omit<RunningApp, 'log'>> => {
  const { app, lines } = httpOf(house, web);
  const sockets = socketsOf(house, app.server);
  // What fails the sweep comes back to.
  const judge = oneAtATime(
    () => judgeKept(house.store),
    () => {},
  );
  house.host.onEntry((_, entry, before) => {
    if (entry.phase === 'playing') void house.store.tallies.played(sittersOf(entry)).catch(() => {});
    else if (hasEnded(entry, before)) judge();
  });
  peopleRoutes(app, house, sockets);
  tableRoutes(app, house);
  matchRoutes(app, house);
  sharingRoutes(app, house);
  watchRoutes(app, house);
  pictureRoutes(app, house);
  learningRoutes(app, house);
  const club = openClub(app, house, sockets);
  const daily = openDaily(app, house);
  openDesk(app, house, { sockets, queue: club.queue, soon: club.soon });
  const { port, address: host } = house.config;
  await app.ready();
  const listening = once(lines.front.listen({ port, host, backlog: BACKLOG }), 'listening');
  await orTrouble(`PORT ${port} at MAJLIS_ADDRESS ${host} cannot be opened`, listening);
  const address = lines.front.address();
  return {
    port: typeof address === 'object' && address ? address.port : house.config.port,
    close: async () => {
      club.close();
      daily.close();
      await drained(house.host, sockets);
      lines.front.close();
      lines.close();
      await app.close();
    },
  };
};

/** First the tables come to rest, then everybody is told. */
const drained = async (host: Host, sockets: { drain(): Promise<void> }): Promise<void> => {
  const rest = host.drain();
  await sockets.drain();
  await rest;
};
