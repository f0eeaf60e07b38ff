import { execFileSync } from 'node:child_process';
import { ran, STATIC } from './stages.ts';
import { touchedStages } from './touched.ts';

/** npm run check   For every few minutes of work: what needs no test, then the tests and the laws that the change touches. `npm test` is all of it. */
const git = (...words: readonly string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** Where the change began: where this branch left main; on main itself, or where there is none, the commit before. */
const began = (): string => {
  const before = git('rev-parse', 'HEAD~1');
  if (git('branch', '--list', 'main') === '') return before;
  const fork = git('merge-base', 'main', 'HEAD');
  return fork === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '' ? before : fork;
};

const start = performance.now();
const since = began();
const changed = git('diff', '--name-only', since).split('\n');
const fresh = git('ls-files', '--others', '--exclude-standard').split('\n');
const stages = [...STATIC, ...touchedStages([...changed, ...fresh], since)];
const failed = stages.filter(stage => !ran(stage));
for (const { name } of failed) console.log(`failed: ${name}`);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`\n${stages.length - failed.length} passed, ${failed.length} failed, ${seconds} s`);
process.exitCode = failed.length > 0 ? 1 : 0;
