import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { breaches } from './arrow-rules.ts';
import { nameBreaches, type SourceFile } from './type-names.ts';
import { webBreaches } from './web-arrows.ts';

/**
 * npm run arrows   The arrows of the house and of its web hold, the pure rooms are pure, no file has outgrown its concept,
 * and no two exported types share a name.
 */
const MOST_LINES = 300;

const filesOf = (...patterns: readonly string[]): readonly SourceFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(path => path !== '')
    .map(path => ({ path, source: readFileSync(path, 'utf8') }));

const sources = filesOf('*.ts', '*.tsx');

const lines = (source: string): number => source.split('\n').length - 1;

const overlong = ({ path, source }: SourceFile): readonly string[] =>
  lines(source) > MOST_LINES ? [`${path}: ${lines(source)} lines, over ${MOST_LINES}`] : [];

const wrong = [
  ...sources.flatMap(({ path, source }) => [...breaches(path, source), ...webBreaches(path, source)]),
  ...[...sources, ...filesOf('*.css')].flatMap(overlong),
  ...nameBreaches(sources),
];

const rules = sources.filter(({ path }) => /^(?:kernel|games)\//.test(path)).map(({ source }) => lines(source));
const median = rules.sort((a, b) => a - b)[Math.floor(rules.length / 2)];

for (const line of wrong) console.error(line);
console.log(`${sources.length} files; the median of kernel and games has ${median} lines, the longest ${rules.at(-1)}`);
console.log(`${sources.length - wrong.length} passed, ${wrong.length} failed`);
process.exitCode = wrong.length > 0 ? 1 : 0;
