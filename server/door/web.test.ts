import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type RunningApp } from '../app.ts';
import { configOf } from '../config.ts';
import { openStore } from '../store/index.ts';

const APP = `export const cards = '${'AS KH '.repeat(2_000)}';`;
const PAGE = `<!doctype html><title>Majlis</title>${'<p>cards</p>'.repeat(500)}`;

let folder: string;
let house: RunningApp;

/** As the build lays it down: every text beside itself packed. */
const laid = (name: string, text: string): void => {
  const file = join(folder, 'web', name);
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-web-'));
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  laid('index.html', PAGE);
  laid('assets/app-1.js', APP);
  writeFileSync(join(folder, 'web', 'icon.png'), 'picture');
  const env = {
    PORT: '0',
    MAJLIS_ADDRESS: '127.0.0.1',
    MAJLIS_DATA: folder,
    MAJLIS_BALLAST_MB: '0',
    MAJLIS_LOG: 'silent',
  };
  house = await openApp(configOf(env), openStore, join(folder, 'web'));
});

afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The bytes as they are sent: fetch would unpack them. */
const asked = (path: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request({ port: house.port, host: '127.0.0.1', path, headers, agent: false }, answer => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    asking.on('error', reject).end();
  });

const unpacked = ({ headers, body }: Answer): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

const JS = 'application/javascript; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const FOR_EVER = 'public, max-age=31536000, immutable';

test.each([
  ['/assets/app-1.js', 'gzip, deflate, br', 'br', JS, FOR_EVER, APP],
  ['/assets/app-1.js', 'gzip, deflate', 'gzip', JS, FOR_EVER, APP],
  ['/assets/app-1.js', 'br;q=0, gzip', 'gzip', JS, FOR_EVER, APP],
  ['/assets/app-1.js', 'identity', undefined, JS, FOR_EVER, APP],
  ['/assets/app-1.js', undefined, undefined, JS, FOR_EVER, APP],
  ['/', 'gzip, deflate, br', 'br', HTML, 'no-cache', PAGE],
  ['/', 'gzip', 'gzip', HTML, 'no-cache', PAGE],
  ['/', undefined, undefined, HTML, 'no-cache', PAGE],
  ['/t/0123', 'gzip, deflate, br', 'br', HTML, 'no-cache', PAGE],
  ['/t/0123', undefined, undefined, HTML, 'no-cache', PAGE],
  ['/icon.png', 'gzip, deflate, br', undefined, 'image/png', 'no-cache', 'picture'],
])('%s for %s is sent as %s', async (path, accepted, encoding, type, cache, text) => {
  const headers = { accept: 'text/html,*/*', ...(accepted === undefined ? {} : { 'accept-encoding': accepted }) };
  const answer = await asked(path, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.body.length));
  expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding');
  expect(unpacked(answer)).toBe(text);
  if (encoding) expect(answer.body.length).toBeLessThan(text.length / 5);
  const again = await asked(path, { ...headers, 'if-none-match': String(answer.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('what is not there is no page of the house', async () => {
  const missing = await asked('/assets/app-2.js', { accept: '*/*', 'accept-encoding': 'br' });
  expect([missing.status, missing.headers['content-encoding']]).toEqual([404, undefined]);
  expect((await asked('/../majlis.db', { accept: 'text/html' })).body.toString()).not.toContain('SQLite');
});

test('[T62] a robot that shows links is told what is open to all, and of anything else only the house', async () => {
  const robot = { accept: 'text/html', 'user-agent': 'WhatsApp/2.23' };
  for (const path of ['/m/0123', '/t/0123', '/']) expect((await asked(path, robot)).status).toBe(200);
  const unknown = await asked('/m/0123', robot);
  expect(unknown.body.toString()).toContain('<meta property="og:title" content="Majlis">');
  expect((await asked('/join/ABCDEF', robot)).body.toString()).toContain('You are invited to a table');
  expect((await asked('/m/0123', { accept: 'text/html' })).body.toString()).toBe(PAGE);
});
