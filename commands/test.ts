import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/** npm test: everything that proves the house, in the order in which it is quickest to be wrong. `--quick` is for every few minutes of work. */
interface Stage {
  readonly name: string;
  readonly command: readonly string[];
  readonly quick: boolean;
}

const STAGES: readonly Stage[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'], quick: true },
  { name: 'types', command: ['tsc', '--noEmit'], quick: true },
  { name: 'types of the web', command: ['tsc', '--noEmit', '-p', 'web'], quick: true },
  { name: 'arrows between the rooms', command: ['node', 'commands/arrows.ts'], quick: true },
  { name: 'rules without a test', command: ['node', 'commands/rules.ts'], quick: true },
  { name: 'unused exports', command: ['knip'], quick: false },
];

const UNIT = '.cache/vitest.json';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const run = (command: readonly string[]): boolean => {
  const [program = '', ...rest] = command;
  return spawnSync(program, rest, { stdio: 'inherit' }).status === 0;
};

const timed = <T>(name: string, work: () => T): T => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const result = work();
  console.log(`   ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
};

/** A runner that dies before it can count has failed once. */
const unit = (): Count => {
  mkdirSync('.cache', { recursive: true });
  rmSync(UNIT, { force: true });
  const ok = run([
    'vitest',
    'run',
    ...(quick ? ['--project', 'house'] : []),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${UNIT}`,
  ]);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(UNIT, 'utf8'));
    return { passed: Number(numPassedTests), failed: Math.max(Number(numFailedTests), ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const quick = process.argv.includes('--quick');
const stages = STAGES.filter(stage => stage.quick || !quick);
const results = stages.map(({ name, command }): readonly [string, boolean] => [name, timed(name, () => run(command))]);
const tests = timed('unit tests, laws and records', unit);

const broken = results.filter(([, ok]) => !ok).map(([name]) => name);
for (const name of broken) console.log(`failed: ${name}`);
const failed = broken.length + tests.failed;
console.log(`\n${stages.length - broken.length + tests.passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
