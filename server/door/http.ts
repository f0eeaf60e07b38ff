import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { LOOPBACK } from './address.ts';
import { headersFor } from './headers.ts';
import type { House } from './house.ts';

/** The HTTP half of the door, still without its routes. */
export const httpOf = async (house: House, web: string): Promise<FastifyInstance> => {
  const app: FastifyInstance = fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 8 * 1024,
    requestTimeout: 15_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: true,
    http: { maxHeaderSize: 8 * 1024, headersTimeout: 10_000 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersFor(house.isHttps(), request.headers.host));
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    const mine = (error.statusCode ?? 500) >= 500;
    if (mine) house.log.error({ err: error }, 'request failed');
    return reply.code(mine ? 503 : (error.statusCode ?? 400)).send({ reason: mine ? 'paused' : 'bad-request' });
  });
  await serveWeb(app, web);
  operations(app, house);
  return app;
};

/** The built web, with its page for every address that is a page. */
const serveWeb = async (app: FastifyInstance, web: string): Promise<void> => {
  const built = existsSync(`${web}/index.html`);
  if (built) {
    await app.register(fastifyStatic, {
      root: web,
      cacheControl: false,
      preCompressed: true, // the build lays every text beside itself packed
      setHeaders: (reply, path) => {
        const forEver = /\/assets\//.test(path);
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' && !request.url.startsWith('/api/') && /html/.test(request.headers.accept ?? '');
    if (!page) return reply.code(404).send({ reason: 'not-found' });
    reply.header('x-robots-tag', 'noindex');
    return built
      ? reply.sendFile('index.html')
      : reply.code(404).type('text/plain').send('The web is not built: npm run build -w web');
  });
};

/** However many ask, the store is asked twice a second at most while all is well. */
const readiness = ({ engine }: House['store']): (() => Promise<boolean>) => {
  let until = 0;
  return async () => {
    if (performance.now() < until) return true;
    try {
      await engine.db.selectFrom('nodes').select('id').limit(1).execute();
      until = performance.now() + 500;
      return true;
    } catch {
      return false;
    }
  };
};

const operations = (app: FastifyInstance, { store, host, meters, config }: House): void => {
  app.get('/healthz', async () => ({ ok: true }));
  const ready = readiness(store);
  app.get('/readyz', async (_, reply) => ((await ready()) ? { ok: true } : reply.code(503).send({ ok: false })));
  app.get('/metrics', async (request, reply) => {
    const direct = LOOPBACK.test(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
    if (config.metrics === 'local' && !direct) return reply.code(404).send({ reason: 'not-found' });
    meters.tables.set(host.size);
    return reply.type(meters.registry.contentType).send(await meters.registry.metrics());
  });
};
