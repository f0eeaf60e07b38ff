import { spawnSync } from 'node:child_process';

/** One thing that must hold, and the command that says whether it does. */
export interface CheckStage {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: { readonly [name: string]: string };
}

/** What needs no test to be run, in the order in which it is quickest to be wrong. */
export const STATIC: readonly CheckStage[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the web', command: ['tsc', '--noEmit', '-p', 'web'] },
  { name: 'arrows between the rooms', command: ['node', 'commands/arrows.ts'] },
  { name: 'rules without a test', command: ['node', 'commands/rules.ts'] },
  { name: 'threats without a test', command: ['node', 'commands/threats.ts'] },
  { name: 'rows of the screens without a test', command: ['node', 'commands/ui-rows.ts'] },
  { name: 'words to translate', command: ['node', 'commands/words.ts'] },
];

/** Runs a stage, and says how long it took. */
export const ran = ({ name, command: [program = '', ...rest], env }: CheckStage): boolean => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const ok = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
  console.log(`   ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return ok;
};
