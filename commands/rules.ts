import { globSync, readFileSync } from 'node:fs';
import { GAMES } from './games.ts';

/** npm run rules   Lists the numbered rules that no test names, and the tests that name no rule. */
const NUMBER = /\b[A-Z]{3,4}-\d+(?:\.\d+)?[a-z]?\b/g;

const numbersIn = (text: string): Set<string> => new Set(text.match(NUMBER) ?? []);

/** `[BAL-11.4d] …`, also where a row fills in the number: `[BAL-%s]` beside `'11.4d'`. */
const testedIn = (source: string): Set<string> => {
  const named = numbersIn([...source.matchAll(/\[([A-Z]{3,4}-[^\]]+)\]/g)].map(match => match[1]).join(' '));
  for (const [, prefix] of source.matchAll(/\[([A-Z]{3,4})-(?:%s|\$\w+)/g)) {
    for (const [, rest] of source.matchAll(/['"](\d{1,2}\.\d+[a-z]?)(?=[ '"])/g)) named.add(`${prefix}-${rest}`);
  }
  return named;
};

let missing = 0;
let total = 0;
for (const game of [...GAMES.map(name => `games/${name}`), 'club']) {
  const rules = new Set(
    [...readFileSync(`${game}/RULES.md`, 'utf8').matchAll(/^- \*\*([A-Z]{3,4}-[\d.]+[a-z]?)\*\*/gm)].flatMap(
      match => match[1] ?? [],
    ),
  );
  const sources = globSync(`{${game},bots,table,server}/**/*.test.ts`).map(file => readFileSync(file, 'utf8'));
  const tested = new Set(sources.flatMap(source => [...testedIn(source)]));
  const untested = [...rules].filter(rule => !tested.has(rule));
  const prefix = [...rules][0]?.split(/(?<=-)/, 1)[0] ?? '';
  const unknown = [...tested].filter(number => number.startsWith(prefix) && !rules.has(number));
  for (const rule of untested) console.error(`${game}: no test names ${rule}`);
  for (const number of unknown) console.error(`${game}: a test names ${number}, which is no rule`);
  missing += untested.length + unknown.length;
  total += rules.size;
}
console.log(`${total - missing} passed, ${missing} failed`);
process.exitCode = missing > 0 ? 1 : 0;
