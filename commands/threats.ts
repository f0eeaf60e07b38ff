import { globSync, readFileSync } from 'node:fs';

/** npm run threats   Lists the threats of docs/threats.md that no test names or that share a number, and the numbers in tests that are none of them; fails if there are any. */
const rows = [...readFileSync('docs/threats.md', 'utf8').matchAll(/^\| (T\d+) .*$/gm)];
const isRanked = (row: string): boolean => /\| _ranked_\s*\|$/.test(row);

const files = globSync('{bots,club,commands,games,kernel,protocol,server,table,web}/**/*.test.ts', {
  exclude: name => name.includes('node_modules'),
});
const named = new Set(files.flatMap(file => readFileSync(file, 'utf8').match(/(?<=\[)T\d+(?=\])/g) ?? []));

const threats = rows.map(([row, number = '']) => ({ number, later: isRanked(row) }));
const missing = threats.filter(({ number, later }) => !later && !named.has(number));
const unknown = [...named].filter(number => threats.every(threat => threat.number !== number));
const twice = threats.filter(({ number }, at) => threats.findIndex(threat => threat.number === number) < at);
for (const { number } of twice) console.error(`${number} stands twice in docs/threats.md`);
for (const { number } of missing) console.error(`no test names ${number}`);
for (const number of unknown) console.error(`a test names ${number}, which is not in docs/threats.md`);
const failed = missing.length + unknown.length + twice.length;
console.log(`${threats.filter(({ number }) => named.has(number)).length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
