import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storm } from '../server/trial/storm.ts';
import { flags } from './arguments.ts';

/** npm run storm -- [--clients 5000]   Everybody comes back at once after a kill: how long it takes, and whether a bot sat down in anybody's chair. */
const { number } = flags(['clients']);
const folder = mkdtempSync(join(tmpdir(), 'majlis-storm-'));
const report = await storm({ clients: number('clients', 5_000), folder, say: line => console.log(line) });
rmSync(folder, { recursive: true, force: true });
const { clients, back, p50, p95, last, startedIn, bots } = report;
const s = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
console.log(
  `${back} of ${clients} clients back: p50 ${s(p50)}, p95 ${s(p95)}, all ${s(last)} after the kill; the house answered after ${s(startedIn)}`,
);
console.log(`bots seated wrongly: ${bots}`);
process.exitCode = back === clients && bots === 0 ? 0 : 1;
