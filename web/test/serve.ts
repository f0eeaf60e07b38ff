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

const file = (folder: string, path: string): { readonly body: Buffer; readonly kind: string } | undefined => {
  const kind = KINDS[extname(path)];
  if (!kind) return undefined;
  try {
    return { body: readFileSync(join(folder, normalize(path))), kind };
  } catch {
    return undefined;
  }
};

/** A built app on a free port of loopback; an address without a file is the app's own. */
export const serve = async (folder: string): Promise<{ readonly server: Server; readonly address: string }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://loopback');
    const found = file(folder, pathname) ?? (extname(pathname) === '' ? file(folder, '/index.html') : undefined);
    if (!found) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': found.kind, 'content-security-policy': POLICY }).end(found.body);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
