import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lookersOf } from './import-graph.ts';
import { failedOf, staticFor } from './stages.ts';
import { isForAll, lawStages, testStage, touchedTests } from './touched.ts';

/** npm run check   For every few minutes of work: what needs no test, and the tests and the laws that the change touches, side by side. `npm test` is all of it. */
const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

const pathsOf = (...words: readonly string[]): readonly string[] =>
  git(...words)
    .split('\n')
    .filter(Boolean);

/** Where the change began: where this branch left main; on main itself, or where there is none, the commit before. */
const began = (): string => {
  const before = git('rev-parse', 'HEAD~1');
  if (git('branch', '--list', 'main') === '') return before;
  const fork = git('merge-base', 'main', 'HEAD');
  return fork === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '' ? before : fork;
};

const start = performance.now();
const changed = [...pathsOf('diff', '--name-only', began()), ...pathsOf('ls-files', '--others', '--exclude-standard')];
const sources = pathsOf('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx').filter(existsSync);
const packages = globSync('{*,games/*}/package.json').map(file => ({
  ...JSON.parse(readFileSync(file, 'utf8')),
  folder: dirname(file),
}));
const files = sources.map(path => ({ path, source: readFileSync(path, 'utf8') }));
const touched = touchedTests(changed, sources, lookersOf(files, packages));
const written = isForAll(changed) ? ['.'] : changed.filter(path => existsSync(path));
const stages = [testStage(touched), ...lawStages(changed), ...staticFor(written)];
const failed = await failedOf(stages);
for (const name of failed) console.log(`failed: ${name}`);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`\n${stages.length - failed.length} passed, ${failed.length} failed, ${seconds} s`);
process.exitCode = failed.length > 0 ? 1 : 0;
