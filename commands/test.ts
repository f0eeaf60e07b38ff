import { spawn, spawnSync } from 'node:child_process';
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
  { name: 'threats without a test', command: ['node', 'commands/threats.ts'], quick: true },
  { name: 'unused exports', command: ['knip'], quick: false },
];

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
const counted = (report: string, ok: boolean): Count => {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: Number(numPassedTests), failed: Math.max(Number(numFailedTests), ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** The tests of one project; its words come when it is done, so that two may run side by side. */
const project = async (name: string): Promise<Count> => {
  const report = `.cache/tests-${name}.json`;
  rmSync(report, { force: true });
  const start = performance.now();
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const runner = spawn('vitest', ['run', '--project', name, ...reporters], { stdio: ['ignore', 'pipe', 'pipe'] });
  const words: Buffer[] = [];
  for (const stream of [runner.stdout, runner.stderr]) stream.on('data', (piece: Buffer) => words.push(piece));
  const ok = await new Promise<boolean>(resolve => runner.on('close', code => resolve(code === 0)));
  console.log(`\n── tests of the ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  console.log(Buffer.concat(words).toString());
  return counted(report, ok);
};

const quick = process.argv.includes('--quick');
const stages = STAGES.filter(stage => stage.quick || !quick);
const results = stages.map(({ name, command }): readonly [string, boolean] => [name, timed(name, () => run(command))]);

mkdirSync('.cache', { recursive: true });
const waiting = setInterval(() => console.log('   …'), 30_000);
console.log('\n── tests of the house; they take some minutes');
const house = await project('house');
if (!quick) console.log('\n── tests of the browser and whole matches (e2e), side by side; they take some minutes more');
const tests = [house, ...(await Promise.all(quick ? [] : ['browser', 'e2e'].map(project)))];
clearInterval(waiting);

const broken = results.filter(([, ok]) => !ok).map(([name]) => name);
for (const name of broken) console.log(`failed: ${name}`);
const failed = tests.reduce((sum, count) => sum + count.failed, broken.length);
const passed = tests.reduce((sum, count) => sum + count.passed, stages.length - broken.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
