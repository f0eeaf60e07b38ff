import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** One file of the web as it is sent: read once, with what the build packed beside it. */
export interface File {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

const TYPES: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Every file of a folder by its path, `/assets/app-1.js`: in memory once, however many ask and however slowly they read. */
export const filesIn = (folder: string): ReadonlyMap<string, File> => {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const paths = new Map<string, string>(
    all.map(entry => {
      const full = join(entry.parentPath, entry.name);
      return [`/${relative(folder, full).split(sep).join('/')}`, full] as const;
    }),
  );
  const read = (path: string): Buffer | undefined => {
    const full = paths.get(path);
    return full === undefined ? undefined : readFileSync(full);
  };
  const isPacked = (path: string): boolean => /\.(?:br|gz)$/.test(path) && paths.has(path.replace(/\.\w+$/, ''));
  return new Map(
    [...paths.keys()]
      .filter(path => !isPacked(path))
      .map(path => {
        const plain = read(path) ?? Buffer.alloc(0);
        const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        const cache = path.startsWith('/assets/') ? FOR_EVER : 'no-cache';
        return [path, { type, cache, tag, plain, br: read(`${path}.br`), gzip: read(`${path}.gz`) }] as const;
      }),
  );
};

/** What a browser takes, best first; what it says it does not want, it does not get. */
export const packedFor = ({ br, gzip }: File, accepted: string): { encoding: string; bytes: Buffer } | undefined => {
  const wants = (name: string): boolean =>
    new RegExp(`(?:^|[,\\s])${name}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))\\b`).test(accepted);
  if (br && wants('br')) return { encoding: 'br', bytes: br };
  return gzip && wants('gzip') ? { encoding: 'gzip', bytes: gzip } : undefined;
};
