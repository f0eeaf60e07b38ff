import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTACKS } from '../server/trial/attackers/list.ts';
import { siege } from '../server/trial/siege.ts';
import { delays, losses } from '../server/trial/wave.ts';
import { flags, stop } from './arguments.ts';

/** npm run siege -- [--kind alone|proxy] [--attackers 100] [--tables 100] [--seconds 30] [--only name,name] [--part 1/3]   One attack after another while honest people play and newcomers come: what they notice of it. It is lost if the house dies, grows and keeps it, is slow, or leaves anybody without an answer. */
const { number, text } = flags(['kind', 'attackers', 'tables', 'seconds', 'only', 'part']);
const folder = mkdtempSync(join(tmpdir(), 'majlis-siege-'));
const seconds = number('seconds', 30);
const only = text('only')?.split(',');
const [part = 1, parts = 1] = (text('part') ?? '1/1').split('/').map(Number);
const named = ATTACKS.filter(({ name }) => only?.some(word => name.includes(word)) ?? true);
const attacks = named.slice(...[part - 1, part].map(n => Math.round((n * named.length) / parts)));
if (attacks.length === 0) stop(`nobody is called that: ${ATTACKS.map(({ name }) => name).join(', ')}`);
const waves = await siege({
  attackers: number('attackers', 100),
  tables: number('tables', 100),
  ms: 1_000 * seconds,
  folder,
  kind: text('kind') === 'proxy' ? 'proxy' : 'alone',
  web: true,
  attacks,
  say: line => console.log(line),
});
rmSync(folder, { recursive: true, force: true });
// In less time the buffers of the system swallow whatever nobody reads.
const unmet =
  attacks.length === ATTACKS.length && seconds >= 60 && waves.every(({ slow }) => slow === 0)
    ? ['nobody was ever too slow a reader']
    : [];
const lost = [...losses(waves), ...delays(waves), ...unmet];
for (const line of lost) console.error(line);
console.log(lost.length === 0 ? 'withstood' : 'LOST');
process.exitCode = lost.length > 0 ? 1 : 0;
