import { expect, test } from 'vitest';
import { fromStart, keptFromStart } from '@/offline/from-start.ts';

const chunk = (facadeModuleId: string | null, imports: readonly string[] = [], styles: readonly string[] = []) => ({
  facadeModuleId,
  imports,
  moduleIds: [],
  viteMetadata: { importedCss: new Set(styles), importedAssets: new Set(styles.map(name => `${name}.svg`)) },
});

const CHUNKS = new Map([
  ['home.js', chunk('/m/web/index.html', ['shared.js'], ['home.css'])],
  ['shared.js', chunk(null)],
  ['table.js', chunk('/m/web/dhappa/DhappaTable.tsx', ['shared.js', 'scene.js'], ['table.css'])],
  ['scene.js', chunk(null, ['table.js'], ['scene.css'])],
  ['learn.js', chunk('/m/web/learn/LearnPage.tsx', ['shared.js', 'lessons.js'], ['learn.css'])],
  ['lessons.js', chunk(null)],
  ['host.js', chunk('/m/web/doubles/offline/host.worker.ts')],
  ['words.js', chunk('/m/web/words/en/shell.json')],
  ['worte.js', chunk('/m/web/words/ar/shell.json')],
]);

const doors = fromStart(CHUNKS);

test('PWA-04 what home and the tables load is kept from the start with its pictures, and nothing that only another page needs', () => {
  const scripts = ['home.js', 'host.js', 'scene.js', 'shared.js', 'table.js', 'words.js'];
  const styles = ['home.css', 'scene.css', 'table.css'];
  expect([...doors].toSorted()).toEqual([...scripts, ...styles, ...styles.map(name => `${name}.svg`)].toSorted());
});

test('PWA-04 the drawings of faces come by themselves, whoever needs them', () => {
  const face = { ...chunk(null), moduleIds: ['/m/web/avatar/portraits.ts'] };
  const me = chunk('/m/web/shell/MePage.tsx', ['face.js']);
  const chunks = new Map([
    ['me.js', me],
    ['face.js', face],
  ]);
  expect([...fromStart(chunks)]).toEqual(['me.js']);
});

test('PWA-04 what is no part of the build has no door of its own', () => {
  const entries = ['index.html', 'assets/learn.js', 'assets/carpet.svg'].map(url => ({ url }));
  expect(
    keptFromStart()
      .only(entries)
      .map(({ url }) => url),
  ).toEqual(['index.html']);
});
