import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type Config, originsOf } from './config.ts';
import { trusted } from './door/address.ts';
import type { House } from './door/house.ts';
import { httpOf } from './door/http.ts';
import { limitsOf } from './door/limits.ts';
import { matchRoutes } from './door/matches.ts';
import { peopleRoutes } from './door/people.ts';
import { socketsOf } from './door/sockets.ts';
import { tableRoutes } from './door/tables.ts';
import { botsOf } from './host/bots.ts';
import { houseClock } from './host/clock.ts';
import { type Host, hostOf } from './host/host.ts';
import { type Meters, metersOf } from './meters.ts';
import { authOf, migrateAuth } from './people/auth.ts';
import { forgetGone } from './people/farewell.ts';
import { peopleOf } from './people/people.ts';
import { ballastOf } from './store/ballast.ts';
import { sittersOf } from './store/entry.ts';
import { openStore, type Store } from './store/index.ts';
import { unwritten } from './store/open.ts';
import { sweep, sweeping } from './store/sweep.ts';
import { orTrouble } from './store/trouble.ts';

export interface Running {
  readonly port: number;
  readonly log: Logger;
  /** Finishes what is on its way to the store, tells everybody to come back, and ends. */
  close(): Promise<void>;
}

const WEB = fileURLToPath(new URL('../web/dist', import.meta.url));

/** Secrets and hands never reach the log: what is logged are ids, reasons and times. */
const loggerOf = (level: string): Logger =>
  pino({ level, redact: ['*.cookie', '*.ticket', '*.password', '*.secret', 'req.headers', 'headers'] });

export const openHouse = async (
  config: Config,
  open: typeof openStore = openStore,
  web: string = WEB,
): Promise<Running> => {
  const log = loggerOf(config.logLevel);
  const proxies = trusted(config.proxies);
  const meters = metersOf();
  const { databaseUrl: url, folder, key, pages } = config;
  const store = await open({ url, folder, key, use: 'serve', ...(pages ? { pages } : {}) });
  const https = config.url?.startsWith('https:') ?? false;
  const auth = authOf(store.engine, store.key, https);
  await orTrouble(unwritten(store.engine), migrateAuth(auth, store.engine));
  const clock = houseClock();
  const ballast = ballastOf(folder, url === undefined ? config.ballastMb : 0);
  const bots = botsOf();
  const host = hostOf({ clock, log: store.log, leases: store.leases, bots, ...listeners(log, meters, store, ballast) });
  let origins: ReadonlySet<string> = new Set();
  const house: House = {
    config,
    store,
    people: peopleOf(auth, store.engine),
    host,
    clock,
    limits: limitsOf(store.tallies),
    meters,
    log,
    proxies,
    origins: () => origins,
    isHttps: () => https,
  };
  const door = await opened(house, web);
  origins = originsOf(config, door.port);
  const tidy = async (): Promise<void> => {
    await sweep(store.engine, Date.now());
    await forgetGone(store.engine);
  };
  const sweeper = sweeping(tidy, error => log.warn({ err: error }, 'sweep'));
  return {
    port: door.port,
    log,
    close: async () => {
      sweeper.stop();
      await door.close();
      await bots.close();
      await store.close();
    },
  };
};

const listeners = (log: Logger, meters: Meters, store: Store, ballast: { drop(): void }) => ({
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
    log.warn({ ms }, 'the loop stood still');
  },
});

const opened = async (house: House, web: string): Promise<Omit<Running, 'log'>> => {
  const app = await httpOf(house, web);
  const sockets = socketsOf(house, app.server);
  house.host.onEntry((_, entry) => {
    if (entry.phase === 'playing') void house.store.tallies.played(sittersOf(entry)).catch(() => {});
  });
  peopleRoutes(app, house, sockets);
  tableRoutes(app, house);
  matchRoutes(app, house);
  const { port, address: host } = house.config;
  await orTrouble(`PORT ${port} at MAJLIS_ADDRESS ${host} cannot be opened`, app.listen({ port, host }));
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : house.config.port,
    close: async () => {
      await drained(house.host, sockets);
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
