import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const manifests = globSync('{.,bots,club,games/*,kernel,protocol,server,table,web}/package.json');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test.each(manifests)('[T27] %s names exact versions, and no script runs at an installation', file => {
  const { dependencies = {}, devDependencies = {}, scripts = {} } = read(file);
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(Object.keys(scripts).filter(name => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly dependencies?: object;
  readonly optionalDependencies?: object;
}

const packages: { readonly [path: string]: Entry } = read('package-lock.json').packages;
const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** Where a package of this name is found from that folder: in it, or in one above it. */
const isFound = (name: string, from: string): boolean => {
  if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true;
  return from !== '' && isFound(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))));
};

test('[T27] every package of the lock file is pinned by a hash, whatever the platform and the registry', () => {
  expect(foreign.length).toBeGreaterThan(500);
  // What lies inside another package comes under that one's hash.
  const loose = foreign.filter(([, { integrity, inBundle }]) => !inBundle && !/^sha512-/.test(integrity ?? ''));
  expect(loose.map(([path]) => path)).toEqual([]);
  expect(foreign.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test('[T27] the lock file is complete: every package that another names is in it, for every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies = {}, optionalDependencies = {} }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(name => !isFound(name, path))
      .map(name => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('[T27] ws is past its worst bug, and one package alone may run a script', () => {
  const [major = 0, minor = 0] = String(packages['node_modules/ws']?.version).split('.').map(Number);
  expect(major * 1_000 + minor).toBeGreaterThanOrEqual(8_021);
  const allowed: { readonly [name: string]: boolean } = read('package.json').allowScripts;
  expect(Object.keys(allowed).filter(name => allowed[name])).toEqual(['node']);
});

test('the container and the service give Node the flags of npm start', () => {
  const flags: readonly string[] = read('package.json').scripts.start.match(/--\S+/g) ?? [];
  expect(flags).not.toEqual([]);
  for (const file of ['Dockerfile', 'docs/hosting.md']) {
    const text = readFileSync(file, 'utf8');
    expect({ file, missing: flags.filter(flag => !text.includes(flag)) }).toEqual({ file, missing: [] });
  }
});
