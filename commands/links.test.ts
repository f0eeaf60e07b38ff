import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SKIPPED = /(?:^|\/)(?:node_modules|\.cache|dist|data|shots)(?:\/|$)/;
const documents = [...globSync('**/*.md', { exclude: path => SKIPPED.test(path) }), ...globSync('.github/**/*.md')];

/** Where the links and pictures of a document lead within the repository; what stands in code is no link. */
const relativeLinks = (text: string): readonly string[] => {
  const prose = text.replace(/^(```+)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const found = [...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].map(
    ([, link, source]) => link ?? source ?? '',
  );
  return found.filter(link => !/^(?:[a-z]+:|#|\/)/.test(link)).map(link => link.replace(/#.*$/, ''));
};

test('links are found in prose, not in code', () => {
  const text = 'See [a](b.md#c), `[d](e)`, [f](https://g) and [h](#i).\n```\n[j](k)\n```\n<img src="l.webp" />';
  expect(relativeLinks(text)).toEqual(['b.md', 'l.webp']);
});

test('every relative link of every document leads to a file that is there', () => {
  expect(documents.length).toBeGreaterThan(20);
  const broken = documents.flatMap(document =>
    relativeLinks(readFileSync(document, 'utf8'))
      .filter(link => !existsSync(join(dirname(document), link)))
      .map(link => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});
