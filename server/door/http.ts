import type { RequestListener } from 'node:http';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { addressOf, isTrusted, LOOPBACK, limitKey, networkOf } from './address.ts';
import type { DoorDeps } from './door-deps.ts';
import { type Guard, guardedServer } from './guard.ts';
import { headersFor } from './headers.ts';
import type { LineNeeds, TcpLine } from './line.ts';
import { type Lines, type LinesNeeds, linesOf } from './lines.ts';
import { onceASecond } from './once.ts';
import { originFor } from './pictures.ts';
import { shownTo } from './preview.ts';
import { readinessOf } from './ready.ts';
import type { Payer } from './turns.ts';
import { serveWeb } from './web.ts';

export interface Http {
  readonly app: FastifyInstance;
  readonly lines: Lines;
}

/** A client behind a proxy is known when its request has been read: by its cookie, or else by its address. */
const payerOf = ({ proxies, knownBy }: DoorDeps, request: Parameters<LineNeeds['payerOf']>[0]): Payer => {
  const known = knownBy(request.headers.cookie);
  const address = addressOf(proxies, request);
  const network = networkOf(address);
  return known === undefined
    ? { key: limitKey(address), kind: 'home', network }
    : { key: known, kind: 'person', network };
};

/** Whoever was cut for what he sent, or had no turn left, floods the house. */
const flooderOf = ({ proxies }: DoorDeps, { home, last }: TcpLine): string | null =>
  home ?? (last && limitKey(addressOf(proxies, last)));

/** Before any work is done; whoever has no turn left is counted, and nothing else. */
const guardOf = (house: DoorDeps, lines: () => Lines | undefined): Guard => ({
  requested: (request, response) => {
    if (lines()?.requested(request, response)) return true;
    house.meters.refusals.inc({ reason: 'http' });
    house.floods.refused(limitKey(addressOf(house.proxies, request)));
    return false;
  },
});

const threadWork = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const repeated = (ms: number, what: () => void): (() => void) => {
  const timer = setInterval(what, ms).unref();
  return () => clearInterval(timer);
};

const linesNeedsOf = (house: DoorDeps): LinesNeeds => ({
  now: () => performance.now(),
  pace: house.pace,
  every: repeated,
  work: threadWork,
  isProxy: address => isTrusted(house.proxies, address),
  payerOf: request => payerOf(house, request),
  flooded: line => {
    const flooder = flooderOf(house, line);
    if (flooder !== null) house.floods.flooded(flooder);
  },
  cut: reason => house.meters.refusals.inc({ reason }),
  broke: error => house.log.error({ err: error }, 'a line broke'),
});

const appOf = (house: DoorDeps, guard: Guard): FastifyInstance => {
  const app: FastifyInstance = fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 8 * 1024,
    // How long anybody may take is looked after by lines.ts.
    serverFactory: listener => guardedServer(guard, listener as RequestListener),
  });
  // Without a wait: what is done until the first one is measured, and paid for by whoever asks.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(house.isHttps(), request.headers.host));
    done();
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    const mine = (error.statusCode ?? 500) >= 500;
    if (mine) house.log.error({ err: error }, 'request failed');
    return reply.code(mine ? 503 : (error.statusCode ?? 400)).send({ reason: mine ? 'paused' : 'bad-request' });
  });
  return app;
};

/** The HTTP half of the door, still without its routes. */
export const httpOf = (house: DoorDeps, web: string): Http => {
  const known: { lines?: Lines } = {};
  const app = appOf(
    house,
    guardOf(house, () => known.lines),
  );
  known.lines = linesOf(linesNeedsOf(house), app.server);
  serveWeb(
    app,
    web,
    (path, { raw }) => shownTo(house, limitKey(addressOf(house.proxies, raw)), path),
    request => originFor(house, request),
  );
  operations(app, house);
  return { app, lines: known.lines };
};

const operations = (app: FastifyInstance, { store, host, meters, config }: DoorDeps): void => {
  app.get('/healthz', async () => ({ ok: true }));
  const { engine } = store;
  const reads = readinessOf(
    () => engine.db.selectFrom('nodes').select('id').limit(1).execute(),
    () => performance.now(),
  );
  app.get('/readyz', async (_, reply) => {
    const isReady = engine.damage === null && (await reads());
    return isReady ? { ok: true } : reply.code(503).send({ ok: false });
  });
  const read = (): Promise<string> => {
    meters.tables.set(host.size);
    return meters.registry.metrics();
  };
  const metrics = onceASecond(read, () => performance.now());
  app.get('/metrics', async (request, reply) => {
    const direct = LOOPBACK.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
    if (config.metrics === 'local' && !direct) return reply.code(404).send({ reason: 'not-found' });
    return reply.type(meters.registry.contentType).send(await metrics());
  });
};
