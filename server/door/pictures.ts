import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, limitKey } from './address.ts';
import type { DoorDeps } from './door-deps.ts';
import { RULES } from './limits.ts';
import { drawn, type PictureText } from './picture.ts';
import { HOUSE, shownTo } from './preview.ts';

/** So many are kept, the latest asked for last; so many may wait to be drawn, one after the other. */
const KEPT = 48;
const WAITING = 8;

/** Pictures by what stands on them: drawn once, one at a time, and no more of them kept than fit a corner. null: too many wait. */
export const galleryOf = (draw: (text: PictureText) => Promise<Buffer>) => {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const queued = (key: string, text: PictureText): Promise<Buffer> => {
    waiting += 1;
    const next = last.then(() => draw(text));
    last = next.then(
      () => (waiting -= 1),
      () => {
        waiting -= 1;
        kept.delete(key);
      },
    );
    return next;
  };
  return (text: PictureText): Promise<Buffer> | null => {
    const key = JSON.stringify(text);
    const known = kept.get(key);
    if (!known && waiting >= WAITING) return null;
    const picture = known ?? queued(key, text);
    kept.delete(key);
    kept.set(key, picture);
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    return picture;
  };
};

/** Where whoever asks finds the house: by an address that it goes by, never by one that was made up. */
export const originFor = ({ config, origins, isHttps }: DoorDeps, { headers }: FastifyRequest): string | undefined => {
  const asked = `${isHttps() ? 'https' : 'http'}://${headers.host}`;
  return config.url ?? (origins().has(asked) ? asked : undefined);
};

const NAME = /^(m|t)-([0-9a-f]{32})$/;

const pathOf = (name: string): string => {
  const [, kind, id] = NAME.exec(name) ?? [];
  if (kind) return `/${kind}/${id}`;
  return name === 'invitation' ? '/join/x' : '/';
};

/** The pictures of links: of what is open to all alone. Whoever asks for another, or for too many, sees the house. */
export const pictureRoutes = (app: FastifyInstance, house: DoorDeps): void => {
  const gallery = galleryOf(drawn);
  app.get<{ Params: { name: string } }>('/api/picture/:name', async (request, reply) => {
    const key = limitKey(addressOf(house.proxies, request.raw));
    const isTooMany = house.limits.here(RULES.picture, key) > 0;
    const { picture } = isTooMany ? HOUSE : await shownTo(house, key, pathOf(request.params.name));
    const png = await (gallery(picture.text) ?? gallery(HOUSE.picture.text));
    reply.header('x-robots-tag', 'noindex').header('cache-control', 'public, max-age=300');
    return png ? reply.type('image/png').send(png) : reply.code(503).send({ reason: 'busy' });
  });
};
