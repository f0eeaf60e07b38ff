import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { testApp } from '../web/test/app.ts';
import { type CheckStage, failedOf, STATIC } from './stages.ts';

/** npm test [-- --whole]   Everything that proves the house, what is quickest to be wrong first. `whole`: in all combinations and at full length, for a release. */
const { values } = parseArgs({ options: { whole: { type: 'boolean', default: false } } });

const STAGES: readonly CheckStage[] = [...STATIC, { name: 'unused exports', command: ['knip'] }];

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A test that could not be run proves nothing: where everything can be installed it is a failure. */
const isStrict = process.env.CI === 'true';

/** A runner that dies before it can count has failed once. */
const counted = (report: string, ok: boolean): Count => {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    const skipped = Number(numPendingTests);
    const failed = Math.max(Number(numFailedTests), ok ? 0 : 1) + (isStrict ? skipped : 0);
    return { passed: Number(numPassedTests), failed, skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

const summed = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const ENV = { ...process.env, ...(values.whole && { MAJLIS_TESTS: 'whole' }) };

/** The tests of one project; it says line by line how far it is, so that two may run side by side. `app`: where they find it served. */
const project = async (name: string, app?: string): Promise<Count> => {
  const report = `.cache/tests-${name}.json`;
  rmSync(report, { force: true });
  const start = performance.now();
  const reporters = ['--reporter=./commands/progress.ts', '--reporter=json', `--outputFile.json=${report}`];
  const runner = spawn('vitest', ['run', '--project', name, ...reporters], {
    env: { ...ENV, ...(app && { MAJLIS_TEST_APP: app }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ok = await new Promise<boolean>(resolve => runner.on('close', code => resolve(code === 0)));
  const count = counted(report, ok);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── tests of the ${name}: ${summed(count)}, ${seconds} s`);
  return count;
};

const broken = await failedOf(STAGES);

mkdirSync('.cache', { recursive: true });
console.log('\n── tests of the house, of the browser and of whole matches (e2e), side by side; they take some minutes');
// The house mostly waits, and the others mostly work: together they leave no processor idle. The app is built meanwhile,
// once for all who need it. One that cannot be built is their failure: they say why.
const building = testApp().catch(() => undefined);
const onApp = async (name: string): Promise<Count> => project(name, (await building)?.address);
const tests = await Promise.all([project('house'), onApp('browser'), onApp('e2e')]);
await (await building)?.close();

for (const name of broken) console.log(`failed: ${name}`);
const failed = tests.reduce((sum, count) => sum + count.failed, broken.length);
const passed = tests.reduce((sum, count) => sum + count.passed, STAGES.length - broken.length);
const skipped = tests.reduce((sum, count) => sum + count.skipped, 0);
console.log(`\n${summed({ passed, failed, skipped })}`);
process.exitCode = failed > 0 ? 1 : 0;
