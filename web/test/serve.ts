import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** As strict as the house's own server: nothing inline, nothing from elsewhere. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: blob:",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const read = (path: string): Buffer | undefined => {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
};

interface Sent {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** As the house does: packed where it lies there packed, and kept for ever where its name tells its content. */
const file = (folder: string, path: string, packings: string): Sent | undefined => {
  const kind = KINDS[extname(path)];
  const place = join(folder, normalize(path));
  if (!kind) return undefined;
  const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'content-type': kind, 'content-security-policy': POLICY, 'cache-control': caching };
  for (const [packing, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const body = packings.includes(packing) && read(place + ending);
    if (body) return { body, headers: { ...headers, 'content-encoding': packing } };
  }
  const body = read(place);
  return body && { body, headers };
};

/** A built app on a free port of loopback; an address without a file is the app's own. */
export const serve = async (folder: string): Promise<{ readonly server: Server; readonly address: string }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    const packings = String(request.headers['accept-encoding'] ?? '');
    const found = file(folder, extname(pathname) === '' ? '/index.html' : pathname, packings);
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, found.headers).end(found.body);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
