import { dirname, join, normalize } from 'node:path';
import { importsOf } from './arrow-rules.ts';
import type { SourceFile } from './type-names.ts';

/** A package of the house, and where its names lead: `exports` of its package.json. */
export interface HousePackage {
  readonly folder: string;
  readonly name: string;
  readonly exports?: { readonly [name: string]: string };
}

/** Workers, drawings and records are not imported, they are named by where they lie. */
const named = (source: string): readonly string[] =>
  [...source.matchAll(/new URL\(\s*['"`](\.{1,2}\/[^'"`$]*)/g)].flatMap(([, path]) => path ?? []);

/** `./judges/*` before `./*`: the closer one counts. */
const exported = ({ folder, exports = {} }: HousePackage, name: string): string | undefined => {
  const patterns = Object.entries(exports).sort(([a], [b]) => b.length - a.length);
  for (const [pattern, to] of patterns) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? pattern !== name : !name.startsWith(before) || !name.endsWith(after)) continue;
    return join(folder, to.replace('*', name.slice(before.length, name.length - (after ?? '').length)));
  }
  return undefined;
};

const targetOf = (path: string, name: string, packages: readonly HousePackage[]): string | undefined => {
  if (name.startsWith('.')) return normalize(join(dirname(path), name));
  if (name.startsWith('@/')) return `web/${name.slice(2)}`;
  const home = packages.find(one => name === one.name || name.startsWith(`${one.name}/`));
  return home && exported(home, `.${name.slice(home.name.length)}`);
};

/** Who looks into each file, or into a folder as a whole (`games/turup/proof/records/`). */
export type Lookers = ReadonlyMap<string, ReadonlySet<string>>;

export const lookersOf = (files: readonly SourceFile[], packages: readonly HousePackage[]): Lookers => {
  const lookers = new Map<string, Set<string>>();
  for (const { path, source } of files)
    for (const name of [...importsOf(source), ...named(source)]) {
      const target = targetOf(path, name, packages);
      if (target) lookers.set(target, (lookers.get(target) ?? new Set()).add(path));
    }
  return lookers;
};

const foldersOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, n, parts) => `${parts.slice(0, n + 1).join('/')}/`);

/** Those who look into a file themselves. */
export const directLookers = (lookers: Lookers, path: string): readonly string[] =>
  [path, ...foldersOf(path)].flatMap(key => [...(lookers.get(key) ?? [])]);

/** Everything that looks into a file, be it by way of others; the file itself too. */
export const reaching = (lookers: Lookers, path: string): ReadonlySet<string> => {
  const found = new Set([path]);
  for (const one of found) for (const looker of directLookers(lookers, one)) found.add(looker);
  return found;
};
