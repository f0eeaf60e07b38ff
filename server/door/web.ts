import { existsSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type File, filesIn, packedFor } from './files.ts';
import { isRobot, type Preview, withPreview } from './preview.ts';

/** The built web, with its page for every address that is a page. */
export const serveWeb = (
  app: FastifyInstance,
  web: string,
  preview: (path: string, request: FastifyRequest) => Promise<Preview>,
  originFor: (request: FastifyRequest) => string | undefined,
): void => {
  const files = existsSync(`${web}/index.html`) ? filesIn(web) : new Map<string, File>();
  const page = files.get('/index.html');
  app.setNotFoundHandler(async (request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const path = request.url.split('?', 1)[0] ?? '';
    const file = reads ? files.get(path === '/' ? '/index.html' : decoded(path)) : undefined;
    if (file) return sent(request, reply, file);
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && /html/.test(request.headers.accept ?? '');
    if (!isPage) return reply.code(404).send({ reason: 'not-found' });
    reply.header('x-robots-tag', 'noindex');
    if (page && isRobot(request.headers['user-agent'])) {
      const told = withPreview(page.plain.toString(), await preview(path, request), originFor(request));
      return reply.code(200).header('cache-control', 'no-cache').type(page.type).send(told);
    }
    return page
      ? sent(request, reply, page)
      : reply.code(404).type('text/plain').send('The web is not built: npm run build -w web');
  });
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
};

const sent = (request: FastifyRequest, reply: FastifyReply, file: File): FastifyReply => {
  const packed = packedFor(file, String(request.headers['accept-encoding'] ?? ''));
  reply.code(200).headers({ 'cache-control': file.cache, etag: file.tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.includes(file.tag)) return reply.code(304).send();
  reply.type(file.type);
  if (packed) reply.header('content-encoding', packed.encoding);
  const bytes = packed?.bytes ?? file.plain;
  if (request.method !== 'HEAD') return reply.send(bytes);
  return reply.header('content-length', bytes.length).send();
};
