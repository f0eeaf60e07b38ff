import { globSync, readFileSync } from 'node:fs';
import { flags } from './arguments.ts';

/** npm run ui-rows [-- --for web]   Lists the musts of docs/ui-checklist.md that no browser test names, and numbers that stand there twice. */
const ROW = /^\| ([A-Z0-9]+-\d+)[^|]*\| ([MED]) \| ([^|]+)\|/;

const { text } = flags(['for']);
const wanted = text('for') ?? 'web';

const rows = readFileSync('docs/ui-checklist.md', 'utf8')
  .split('\n')
  .flatMap(line => {
    const [, id, level, brings = ''] = ROW.exec(line) ?? [];
    return id ? [{ id, level, by: brings.split(',').map(name => name.trim()) }] : [];
  });
const musts = rows.flatMap(({ id, level, by }) => (level === 'M' && by.includes(wanted) ? [id] : []));
const twice = rows.flatMap(({ id }, at) => (rows.findIndex(row => row.id === id) < at ? [id] : []));

const titles = globSync('{web,server}/**/*.test.{ts,tsx}', { exclude: ['**/node_modules/**'] })
  .map(file => readFileSync(file, 'utf8'))
  .join('\n');

/** A title begins with its row, or with several: `FAN-01 FAN-05 …`. */
const isTested = (id: string): boolean => new RegExp(`['"\`](?:[A-Z0-9]+-\\d+[ ,]+)*${id}\\b`).test(titles);

const missing = musts.filter(id => !isTested(id));
for (const id of missing) console.log(`no browser test names ${id}`);
for (const id of twice) console.log(`two rows are called ${id}`);
const failed = missing.length + twice.length;
console.log(`${musts.length - missing.length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
