import { expect, test } from 'vitest';
import { type CheckStage, failedOf, STATIC, staticFor } from './stages.ts';

const node = (name: string, script: string) => ({ name, command: [process.execPath, '-e', script] });

test('what fails, dies or cannot be run has failed; the others are run all the same', async () => {
  const said: string[] = [];
  const stages = [
    node('refuses', 'process.exitCode = 3'),
    { name: 'is not there', command: ['no-such-program-of-ours'] },
    node('holds', ''),
    node('dies', "process.kill(process.pid, 'SIGKILL')"),
    { ...node('is told', "process.exitCode = process.env.TOLD === 'so' ? 0 : 1"), env: { TOLD: 'so' } },
  ];
  const failed = await failedOf(stages, text => said.push(text));
  expect([...failed].sort()).toEqual(['dies', 'is not there', 'refuses']);
  expect(said.find(text => text.includes('is not there'))).toMatch(/FAILED.*\n.*ENOENT/);
  expect(said).toHaveLength(stages.length);
});

const lintOf = (stages: readonly CheckStage[]) => stages.find(({ name }) => name === 'format and lint')?.command.at(-1);
const namesOf = (stages: readonly CheckStage[]) => stages.map(({ name }) => name);

test('after a change its files are linted, and nothing else is left out', () => {
  expect([lintOf(STATIC), lintOf(staticFor(['kernel/pile.ts'])), lintOf(staticFor([]))]).toEqual([
    '.',
    'kernel/pile.ts',
    undefined,
  ]);
  expect(namesOf(staticFor(['kernel/pile.ts']))).toEqual(namesOf(STATIC));
  expect(STATIC.flatMap(({ command }) => command)).not.toContain('--incremental');
});
