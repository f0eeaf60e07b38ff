import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siege } from '../server/trial/siege.ts';
import { delays, losses } from '../server/trial/wave.ts';
import { flags } from './arguments.ts';

/** npm run siege -- [--kind alone|proxy] [--attackers 100] [--tables 100] [--seconds 30] [--only name]   One attack after another while honest people play and newcomers come: what they notice of it. It is lost if the house dies, grows and keeps it, is slow, or leaves anybody without an answer. */
const { number, text } = flags(['kind', 'attackers', 'tables', 'seconds', 'only']);
const folder = mkdtempSync(join(tmpdir(), 'majlis-siege-'));
const seconds = number('seconds', 30);
const only = text('only');
const waves = await siege({
  attackers: number('attackers', 100),
  tables: number('tables', 100),
  ms: 1_000 * seconds,
  folder,
  kind: text('kind') === 'proxy' ? 'proxy' : 'alone',
  web: true,
  only,
  say: line => console.log(line),
});
rmSync(folder, { recursive: true, force: true });
// In less time the buffers of the system swallow whatever nobody reads.
const unmet =
  only === undefined && seconds >= 60 && waves.every(({ slow }) => slow === 0)
    ? ['nobody was ever too slow a reader']
    : [];
const lost = [...losses(waves), ...delays(waves), ...unmet];
for (const line of lost) console.error(line);
console.log(lost.length === 0 ? 'withstood' : 'LOST');
process.exitCode = lost.length > 0 ? 1 : 0;
