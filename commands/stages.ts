import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** One thing that must hold, and the command that says whether it does. */
export interface CheckStage {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: { readonly [name: string]: string };
}

const lint = (paths: readonly string[]): CheckStage => ({
  name: 'format and lint',
  command: ['biome', 'ci', '--error-on-warnings', '--no-errors-on-unmatched', ...paths],
});

/** `kept`: where the compiler keeps what it knows of a project. */
const types = (kept?: (project: string) => string): readonly CheckStage[] => {
  const how = (project: string) => (kept ? ['--incremental', '--tsBuildInfoFile', kept(project)] : []);
  return [
    { name: 'types', command: ['tsc', '--noEmit', ...how('house')] },
    { name: 'types of the web', command: ['tsc', '--noEmit', '-p', 'web', ...how('web')] },
  ];
};

const SHORT: readonly CheckStage[] = [
  { name: 'arrows between the rooms', command: ['node', 'commands/arrows.ts'] },
  { name: 'rules without a test', command: ['node', 'commands/rules.ts'] },
  { name: 'threats without a test', command: ['node', 'commands/threats.ts'] },
  { name: 'rows of the screens without a test', command: ['node', 'commands/ui-rows.ts'] },
  { name: 'words to translate', command: ['node', 'commands/words.ts'] },
];

/** What needs no test to be run, of everything and from nothing; what takes longest first. */
export const STATIC: readonly CheckStage[] = [...types(), lint(['.']), ...SHORT];

/** The same after a change: what is known of files that are as they were is not found out again. */
export const staticFor = (changed: readonly string[]): readonly CheckStage[] => [
  ...types(project => `.cache/types-${project}.tsbuildinfo`),
  ...(changed.length > 0 ? [lint(changed)] : []),
  ...SHORT,
];

type Say = (text: string) => void;

/** Runs a stage. What it prints is kept together and said when it ends, with the time that it took; a program that cannot be run has failed. */
const ran = async ({ name, command: [program = '', ...rest], env }: CheckStage, say: Say): Promise<boolean> => {
  const start = performance.now();
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => printed.push(String(chunk)));
  const ok = await new Promise<boolean>(resolve => {
    child.once('error', error => {
      printed.push(String(error));
      resolve(false);
    });
    child.once('close', code => resolve(code === 0));
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`\n── ${name}: ${ok ? 'passed' : 'FAILED'}, ${seconds} s\n${printed.join('').trimEnd()}`.trimEnd());
  return ok;
};

/** Runs stages side by side, as many as there are processors, and names those that failed. */
export const failedOf = async (stages: readonly CheckStage[], say: Say = console.log): Promise<readonly string[]> => {
  const waiting = [...stages];
  const failed: string[] = [];
  const lane = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift())
      if (!(await ran(stage, say))) failed.push(stage.name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return failed;
};
