import { expect, test } from 'vitest';
import { lookersOf, reaching } from './import-graph.ts';
import { lawStages, testStage, touchedTests } from './touched.ts';

const PACKAGES = [
  { folder: 'kernel', name: '@majlis/kernel', exports: { '.': './index.ts', './record': './record/index.ts' } },
  { folder: 'games/turup', name: '@majlis/turup', exports: { '.': './index.ts', './for-web': './for-web.ts' } },
  { folder: 'bots', name: '@majlis/bots', exports: { './*': './*/index.ts', './judges/*': './*/judge.ts' } },
];

/** A small house: each file, and what stands in it. */
const HOUSE = {
  'kernel/pile.ts': '',
  'kernel/index.ts': "export * from './pile.ts';",
  'kernel/pile.test.ts': "import { pile } from './pile.ts';",
  'games/turup/index.ts': "import { pile } from '@majlis/kernel';",
  'games/turup/for-web.ts': "import { turup } from './index.ts';",
  'games/turup/deal.test.ts': "import { turup } from './index.ts';",
  'games/turup/proof/vectors.test.ts': "readFileSync(join(import.meta.dirname, 'vectors.json'));",
  'games/turup/proof/records.test.ts': "records(new URL('./records/', import.meta.url));",
  'bots/turup/judge.ts': "import { turup } from '@majlis/turup';",
  'bots/turup/judge.test.ts': "import { judge } from './judge.ts';",
  'web/turup/review.ts': "export { judge } from '@majlis/bots/judges/turup';",
  'web/turup/facts.test.ts': "import { judge } from './review.ts';",
  'web/shell/list.ts': "const load = () => import('@/turup/review.ts');",
  'web/shell/list.test.ts': "import { load } from '@/shell/list.ts';",
  'web/words/words.test.ts': '',
  'server/host/host.ts': "import { deal } from '@majlis/turup'; new Worker(new URL('./worker.ts', import.meta.url));",
  'server/host/worker.ts': '',
  'server/host/host.test.ts': "import { host } from './host.ts';",
  'server/host/screen.browser.test.ts': "import { host } from './host.ts';",
};

const files = Object.entries(HOUSE).map(([path, source]) => ({ path, source }));
const lookers = lookersOf(files, PACKAGES);
const touched = (...changed: readonly string[]) => touchedTests(changed, Object.keys(HOUSE), lookers);

test.each([
  ['kernel/pile.ts', 'games/turup/for-web.ts'],
  ['bots/turup/judge.ts', 'web/shell/list.test.ts'],
  ['server/host/worker.ts', 'server/host/host.test.ts'],
  ['games/turup/proof/records/long.game', 'games/turup/proof/records.test.ts'],
])('a change of %s reaches %s', (path, looker) => {
  expect(reaching(lookers, path)).toContain(looker);
});

test.each([
  ['the kernel', ['kernel/pile.ts'], ['kernel/pile.test.ts'], 5],
  [
    'the rules of a game: its bots and its table too',
    ['games/turup/index.ts'],
    ['games/turup/deal.test.ts', 'bots/turup/judge.test.ts', 'web/turup/facts.test.ts'],
    2,
  ],
  ['a file that others name', ['games/turup/proof/records/long.game'], ['games/turup/proof/records.test.ts'], 0],
  [
    'one that nobody names',
    ['games/turup/proof/vectors.json'],
    ['games/turup/proof/vectors.test.ts', 'games/turup/proof/records.test.ts'],
    0,
  ],
  ['a test', ['server/host/host.test.ts'], ['server/host/host.test.ts'], 0],
  ['a worker', ['server/host/worker.ts'], ['server/host/host.test.ts'], 0],
])('near a change of %s', (_, changed, near, far) => {
  const found = touched(...changed);
  expect(found.near).toEqual([...near, 'web/words/words.test.ts'].sort((a, b) => at(a) - at(b)));
  expect(found.far).toHaveLength(far);
});

const at = (path: string): number => Object.keys(HOUSE).indexOf(path);

test('after a change of what everything runs with, every test is near', () => {
  const { near, far } = touched('package-lock.json');
  expect([near.length, far.length]).toEqual([9, 0]);
});

test('what is left out is counted, and said', () => {
  const { name, command } = testStage(touched('kernel/pile.ts'));
  expect(name).toBe('2 files of tests near the change; 5 farther away are left to npm test');
  expect(command.slice(-2)).toEqual(['kernel/pile.test.ts', 'web/words/words.test.ts']);
});

test('a change of a game runs its laws, once, and of no other', () => {
  const laws = lawStages(['games/turup/evolve.ts', 'games/turup/play/duty.ts', 'web/baloot/index.ts']);
  expect(laws.map(({ name }) => name)).toEqual(['laws of turup']);
});
