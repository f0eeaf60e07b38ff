import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { losses, siege } from '../server/trial/siege.ts';
import { flags } from './arguments.ts';

/** npm run siege -- [--attackers 100] [--tables 200] [--seconds 60]   One attack after another while honest people play: what they notice of it. It is lost if the house dies, grows over 100 MB, or nobody can play. */
const { number } = flags(['attackers', 'tables', 'seconds']);
const folder = mkdtempSync(join(tmpdir(), 'majlis-siege-'));
const seconds = number('seconds', 60);
const waves = await siege({
  attackers: number('attackers', 100),
  tables: number('tables', 200),
  ms: 1_000 * seconds,
  folder,
  say: line => console.log(line),
});
rmSync(folder, { recursive: true, force: true });
const usual = waves[0]?.p99 ?? 0;
const late = waves.filter(({ p99 }) => p99 > 2 * usual).map(({ name }) => name);
const most = Math.max(...waves.map(({ grown }) => grown));
console.log(`the house grew by ${most.toFixed(0)} MB at most`);
console.log(late.length === 0 ? 'p99 within twice the usual' : `p99 over twice the usual under: ${late.join(', ')}`);
// In less time the buffers of the system swallow whatever nobody reads.
const unmet = seconds >= 60 && waves.every(({ slow }) => slow === 0) ? ['nobody was ever too slow a reader'] : [];
const lost = [...losses(waves), ...unmet];
for (const line of lost) console.error(line);
console.log(lost.length === 0 ? 'withstood' : 'LOST');
process.exitCode = lost.length > 0 ? 1 : 0;
