import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const manifests = globSync('{.,bots,games/*,kernel,protocol,server,table,web}/package.json');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test.each(manifests)('[T27] %s names exact versions, and no script runs at an installation', file => {
  const { dependencies = {}, devDependencies = {}, scripts = {} } = read(file);
  for (const version of Object.values({ ...dependencies, ...devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(Object.keys(scripts).filter(name => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

test('[T27] every package of the lock file is pinned by a hash, but for those of other platforms, and ws is past its worst bug', () => {
  const { packages } = read('package-lock.json');
  const foreign = Object.entries<{ integrity?: string; link?: boolean; optional?: boolean }>(packages).filter(
    ([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional,
  );
  expect(foreign.length).toBeGreaterThan(100);
  expect(foreign.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  const [major = 0, minor = 0] = String(packages['node_modules/ws']?.version).split('.').map(Number);
  expect(major * 1_000 + minor).toBeGreaterThanOrEqual(8_021);
  expect(read('package.json').allowScripts).toEqual({ node: true });
});
