import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siege } from '../server/trial/siege.ts';
import { flags } from './arguments.ts';

/** npm run siege -- [--attackers 100] [--tables 200] [--seconds 60]   One attack after another while honest people play: what they notice of it. */
const { number } = flags(['attackers', 'tables', 'seconds']);
const folder = mkdtempSync(join(tmpdir(), 'majlis-siege-'));
const waves = await siege({
  attackers: number('attackers', 100),
  tables: number('tables', 200),
  ms: 1_000 * number('seconds', 60),
  folder,
  say: line => console.log(line),
});
rmSync(folder, { recursive: true, force: true });
const usual = waves[0]?.p99 ?? 0;
const dead = waves.filter(({ alive }) => !alive).length;
const slow = waves.filter(({ p99 }) => p99 > 2 * usual).map(({ name }) => name);
const most = Math.max(...waves.map(({ grown }) => grown));
console.log(`${dead === 0 ? 'alive' : 'DEAD'}; the house grew by ${most.toFixed(0)} MB at most`);
console.log(slow.length === 0 ? 'p99 within twice the usual' : `p99 over twice the usual under: ${slow.join(', ')}`);
process.exitCode = dead > 0 || most > 100 ? 1 : 0;
