import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../games.ts';
import { catalogueAt } from '../words/compile.ts';

/** What the app weighs, in bytes, beside what it may weigh. Scripts and styles as they travel, fonts and the precache as they lie. */
export interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = { readonly [source: string]: Chunk };

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const KB = 1_000;

/** The app as players get it, with a list of what needs what. Built by itself: tests run in a mode of their own. `test`: with the handles that tests and measures use. */
export const built = async (folder: string, mode = 'production'): Promise<void> => {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const how = ['--mode', mode, '--logLevel', 'error', '--manifest', 'manifest.json', '--emptyOutDir'];
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', WEB, '--config', join(WEB, 'vite.config.ts'), ...how, '--outDir', folder],
    {
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
};

/** Some sources and everything that loads before they can run. */
const closure = (manifest: Manifest, sources: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`${source} is no piece of its own`);
    visit(source);
  }
  return seen;
};

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>): string[] =>
  [...all].filter(one => !some.has(one));

const travelling = (folder: string, files: Iterable<string>): number =>
  [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

const lying = (folder: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);

/** The words come beside the code; nobody waits for more than one language. */
const dearest = (manifest: Manifest, folder: string, part: string): number =>
  Math.max(
    ...Object.entries(manifest)
      .filter(([source]) => catalogueAt(`/${source}`)?.part === part)
      .map(([, { file }]) => travelling(folder, [file])),
  );

/** Bots are the worker's; the rules to read, the words, the lessons, the puzzles and the review come apart. */
const needsOf = (manifest: Manifest, game: string): ReadonlySet<string> =>
  closure(
    manifest,
    Object.keys(manifest).filter(source =>
      new RegExp(`(?:^|(?<!bots)/)${game}/(?!RULES|words/|review|lessons|puzzles)`).test(source),
    ),
  );

/** What only this game brings: the scene is everybody's. */
const ofGame = (manifest: Manifest, folder: string, game: string, common: ReadonlySet<string>): number => {
  const others = GAMES.filter(({ name }) => name !== game).flatMap(({ name }) => [...needsOf(manifest, name)]);
  const own = without(needsOf(manifest, game), new Set([...common, ...others]));
  return (
    travelling(
      folder,
      own.map(source => manifest[source]?.file ?? ''),
    ) + dearest(manifest, folder, game)
  );
};

/** What a match that is looked at again needs beyond its table. */
const ofReview = (manifest: Manifest, folder: string, game: string, common: ReadonlySet<string>): number => {
  const known = new Set([...common, ...needsOf(manifest, game)]);
  const own = without(closure(manifest, ['match/MatchPage.tsx', `${game}/review.ts`]), known);
  return (
    travelling(
      folder,
      own.map(source => manifest[source]?.file ?? ''),
    ) + dearest(manifest, folder, 'match')
  );
};

/** What the lessons of a game need beyond its table, the list of them too. */
const ofLessons = (manifest: Manifest, folder: string, game: string, common: ReadonlySet<string>): number => {
  const known = new Set([...common, ...needsOf(manifest, game)]);
  const own = without(closure(manifest, ['learn/LearnPage.tsx', `${game}/lessons.ts`]), known);
  return (
    travelling(
      folder,
      own.map(source => manifest[source]?.file ?? ''),
    ) + dearest(manifest, folder, 'learn')
  );
};

const precached = (folder: string): readonly string[] =>
  [...readFileSync(join(folder, 'sw.js'), 'utf8').matchAll(/url:\s*"([^"]+)"|"url":\s*"([^"]+)"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  );

const fontsNamed = (folder: string, ...names: readonly string[]): readonly string[] =>
  readdirSync(join(folder, 'assets'))
    .filter(file => file.endsWith('.woff2') && names.some(name => file.startsWith(name)))
    .map(file => `assets/${file}`);

/** What the first page or a table would wait for without a network in vain: it loads with them, and is not kept from the start. */
export const unkept = (folder: string): readonly string[] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const tables = Object.keys(manifest).filter(source => /Table\.tsx$/.test(source));
  const needed = closure(manifest, [
    'index.html',
    'TableRoute.tsx',
    'shell/GamePage.tsx',
    'shell/OfflinePage.tsx',
    ...tables,
  ]);
  const files = [...needed].flatMap(source => [manifest[source]?.file ?? '', ...(manifest[source]?.css ?? [])]);
  const kept = new Set(precached(folder));
  return files.filter(file => !kept.has(file));
};

/** Of a folder that `built` has filled. */
export const weights = (folder: string): readonly Weight[] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const first = closure(manifest, ['index.html']);
  const table = closure(manifest, ['index.html', 'TableRoute.tsx']);
  const fileOf = (source: string): string => manifest[source]?.file ?? '';
  const styles = [...first].flatMap(source => manifest[source]?.css ?? []);
  return [
    {
      what: 'scripts of the first route, gz',
      bytes: travelling(folder, [...first].map(fileOf)) + dearest(manifest, folder, 'shell'),
      budget: 116 * KB,
    },
    ...GAMES.map(({ name }) => ({
      what: `scripts of ${name} alone, gz`,
      bytes: ofGame(manifest, folder, name, table),
      budget: 45 * KB,
    })),
    ...GAMES.map(({ name }) => ({
      what: `scripts of the review of ${name}, gz`,
      bytes: ofReview(manifest, folder, name, table),
      budget: 60 * KB,
    })),
    ...GAMES.filter(({ lessons }) => lessons).map(({ name }) => ({
      what: `scripts of the lessons of ${name}, gz`,
      bytes: ofLessons(manifest, folder, name, table),
      budget: 30 * KB,
    })),
    { what: 'styles of the first route, gz', bytes: travelling(folder, styles), budget: 11.3 * KB },
    {
      what: 'fonts of Arabic, Urdu and English',
      bytes: lying(folder, fontsNamed(folder, 'alexandria-arabic', 'alexandria-latin-wght')),
      budget: 65 * KB,
    },
    // What is in it follows from offline/from-start.ts: home, the tables, their rules and who plays there.
    { what: 'precache', bytes: lying(folder, precached(folder)), budget: 1_230 * KB },
  ];
};
