import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzz } from '../server/trial/fuzz.ts';
import { flags } from './arguments.ts';

/** npm run fuzz -- [--frames 1000000] [--seed 1]   Nonsense over real sockets while honest people play: no exit, no log harmed, nobody misled. */
const { number } = flags(['frames', 'seed', 'tables']);
const folder = mkdtempSync(join(tmpdir(), 'majlis-fuzz-'));
const report = await fuzz({
  frames: number('frames', 1_000_000),
  seed: number('seed', 1),
  tables: number('tables', 10),
  folder,
  say: line => console.log(line),
});
rmSync(folder, { recursive: true, force: true });
const { frames, kinds, closes, exits, honestMoves, faults } = report;
console.log(
  `${frames} frames: ${kinds.mutated} mutated and still in form, ${kinds.spoilt} spoilt, ${kinds.whole} whole and wrong in sense, ${kinds.noise} noise; honest players made ${honestMoves} moves meanwhile`,
);
for (const [why, times] of closes) console.log(`  closed ${why}: ${times}`);
for (const fault of faults.slice(0, 20)) console.error(fault);
console.log(`exits ${exits}, faults ${faults.length}`);
process.exitCode = exits + faults.length > 0 || (kinds.mutated + kinds.spoilt) * 2 < frames ? 1 : 0;
