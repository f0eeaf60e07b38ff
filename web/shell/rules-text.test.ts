import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blocks, inline, numbersIn } from './markdown.ts';

const GAMES = resolve(dirname(fileURLToPath(import.meta.url)), '../../games');

const text = (path: string): string => readFileSync(resolve(GAMES, path), 'utf8');

test.each(globSync('*/RULES.*.md', { cwd: GAMES }))(
  'a translation has no other rules, in no other order; npm run words lists those it lacks: %s',
  path => {
    const original = numbersIn(text(`${dirname(path)}/RULES.md`));
    expect(original.length).toBeGreaterThan(20);
    const own = numbersIn(text(path));
    expect(own).toEqual(original.filter(number => own.includes(number)));
  },
);

/** What stands in code marks is the name of an option or a value: it is the same in every language. */
const codes = (source: string): readonly string[] =>
  blocks(source).flatMap(block =>
    block.kind === 'rule'
      ? [`${block.number} ${block.text.filter(({ kind }) => kind === 'code').map(part => part.text)}`]
      : [],
  );

test.each(globSync('*/RULES.*.md', { cwd: GAMES }))('a translation names the same house rules: %s', path => {
  const original = codes(text(`${dirname(path)}/RULES.md`));
  expect(codes(text(path)).filter(rule => !original.includes(rule))).toEqual([]);
});

test.each(globSync('*/RULES.md', { cwd: GAMES }))('every rule is found by the reader of the rules: %s', path => {
  const source = text(path);
  const marked = [...source.matchAll(/^- \*\*([A-Z]{3}-[\w.]+)\*\*/gm)].map(([, number]) => number);
  expect(numbersIn(source)).toEqual(marked);
});

test('text stays text: nothing in it becomes markup', () => {
  expect(inline('a **b** `c` <img src=x onerror=alert(1)>')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'c' },
    { kind: 'text', text: ' <img src=x onerror=alert(1)>' },
  ]);
});

test('headings, tables and rules that run over two lines', () => {
  const source = '## 2 Cards\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n- **TRU-1.1** one\n  two\n- **TRU-1.2** three\n';
  expect(blocks(source).map(({ kind }) => kind)).toEqual(['heading', 'table', 'rule', 'rule']);
  expect(blocks(source)[2]).toMatchObject({ number: 'TRU-1.1', text: [{ text: 'one two' }] });
});
