import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { flags } from './arguments.ts';
import { SOURCE_MUTANTS, type SourceMutant } from './mutant-list.ts';

/** npm run mutants -- [--only <part of a path>]   Plants one fault after another in the product itself, and prints the test that noticed each. The files are put back. */
const REPORT = '.cache/mutants.json';

/** What noticed it; undefined: nothing did. */
const noticedBy = ({ tests }: SourceMutant): string | undefined => {
  rmSync(REPORT, { force: true });
  const words = [
    'run',
    '--project',
    'house',
    '--maxWorkers=1',
    '--bail=1',
    '--reporter=json',
    `--outputFile=${REPORT}`,
  ];
  const { status } = spawnSync('vitest', [...words, ...tests], { stdio: 'ignore' });
  if (status === 0) return undefined;
  const { testResults = [] } = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : {};
  const [failed] = testResults
    .flatMap(
      ({ assertionResults }: { assertionResults: readonly { status: string; fullName: string }[] }) => assertionResults,
    )
    .filter((result: { status: string }) => result.status === 'failed');
  return failed?.fullName ?? 'it does not even load';
};

const planted = (mutant: SourceMutant): string | undefined => {
  const { file, from, to } = mutant;
  const source = readFileSync(file, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} has not exactly one: ${from}`);
  try {
    writeFileSync(
      file,
      source.replace(from, () => to),
    );
    return noticedBy(mutant);
  } finally {
    writeFileSync(file, source);
  }
};

const { text } = flags(['only']);
const mutants = SOURCE_MUTANTS.filter(({ file }) => file.includes(text('only') ?? ''));
mkdirSync('.cache', { recursive: true });
let survived = 0;
for (const mutant of mutants) {
  const killer = planted(mutant);
  if (killer === undefined) survived += 1;
  const change = `${mutant.from.trim()} → ${mutant.to.trim() || '(nothing)'}`;
  console.log(`${mutant.file}: ${change}\n  ${killer === undefined ? 'SURVIVED' : `killed by: ${killer.trim()}`}`);
}
console.log(`${mutants.length - survived} killed, ${survived} survived`);
process.exitCode = survived > 0 ? 1 : 0;
