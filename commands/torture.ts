import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPostgres } from '../server/trial/postgres.ts';
import { quantile, torture } from '../server/trial/torture.ts';
import { flags, stop } from './arguments.ts';

/** npm run torture -- --kills 100 [--tables 50] [--store postgres]   The server is killed in mid-play; nothing acknowledged may be missing. */
const { number, text } = flags(['kills', 'tables', 'store']);
const store = text('store') ?? 'sqlite';
if (store !== 'sqlite' && store !== 'postgres') stop('--store takes sqlite or postgres');

const postgres = store === 'postgres' ? await newPostgres() : undefined;
const folder = mkdtempSync(join(tmpdir(), 'majlis-torture-'));

const wish = {
  kills: number('kills', 100),
  tables: number('tables', 50),
  folder,
  url: await postgres?.database('torture'),
  playMs: 1_500,
  say: (line: string) => console.log(line),
};
const report = await torture(wish);
postgres?.remove();
rmSync(folder, { recursive: true, force: true });

const ms = (values: readonly number[]): string =>
  `p50 ${quantile(values, 0.5).toFixed(0)} ms, p95 ${quantile(values, 0.95).toFixed(0)} ms, max ${Math.max(0, ...values).toFixed(0)} ms`;
console.log(`${store}, ${wish.tables} tables, ${report.kills} kills, ${report.matches} matches`);
console.log(`acknowledged ${report.acknowledged}, lost ${report.lost}, applied twice or wrongly ${report.twice}`);
console.log(`decks ${report.decks}, changed ${report.changedDecks}; faults in the logs ${report.faults.length}`);
console.log(`kill to serving:    ${ms(report.starts)}`);
console.log(`kill to the table:  ${ms(report.returns)}`);
for (const fault of report.faults.slice(0, 20)) console.error(fault);
if (report.missing > 0) console.log(`${report.missing} players never saw their table again`);
const wrong = report.lost + report.twice + report.changedDecks + report.missing + report.faults.length;
console.log(wrong === 0 ? 'nothing was lost' : `${wrong} failed`);
process.exitCode = wrong === 0 && report.acknowledged > 0 ? 0 : 1;
