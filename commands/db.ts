import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, configOf } from '../server/config.ts';
import { authOf, migrateAuth } from '../server/people/auth.ts';
import { lostTables } from '../server/report/unreadable.ts';
import { auditOf, brokenLink } from '../server/store/audit.ts';
import { backUp } from '../server/store/backup.ts';
import { rerate } from '../server/store/club/rerate.ts';
import { setRole } from '../server/store/desk/roles.ts';
import type { Engine } from '../server/store/engine.ts';
import { migrate, openEngine, schemaStateOf } from '../server/store/open.ts';
import { houseKey } from '../server/store/seal.ts';
import { endWith } from '../server/store/trouble.ts';
import { stop } from './arguments.ts';

/** npm run db -- status | migrate | backup <file> | rerate | role <user name> steward|none   All but migrating may go on beside a running house. */
const USAGE = 'npm run db -- status | migrate | backup <file> | rerate | role <user name> steward|none';

const configured = (): Config => {
  try {
    return configOf(process.env);
  } catch (error) {
    return endWith(error);
  }
};

const config = configured();
const { databaseUrl: url, folder } = config;
const place = url === undefined ? join(folder, 'majlis.db') : `PostgreSQL at ${new URL(url).host}`;

const counted = async (engine: Engine): Promise<void> => {
  for (const table of ['tables', 'events', 'matches', 'reports', 'audit'] as const) {
    const row = await engine.db
      .selectFrom(table)
      .select(eb => eb.fn.countAll().as('n'))
      .executeTakeFirst();
    console.log(`${table.padEnd(10)} ${Number(row?.n ?? 0).toLocaleString('en')}`);
  }
  const broken = await brokenLink(engine);
  console.log(broken === undefined ? 'the audit chain is whole' : `THE AUDIT CHAIN IS BROKEN at line ${broken}`);
};

const status = async (engine: Engine): Promise<void> => {
  const { done, due, unheard } = await schemaStateOf(engine);
  const size = url === undefined ? `, ${(statSync(place).size / 1024 / 1024).toFixed(1)} MB` : '';
  console.log(`${place}${size}`);
  console.log(`schema: ${done.length} steps done, ${due.length} due, ${unheard.length} of a newer program`);
  if (due.length > 0) return;
  await counted(engine);
  await read(engine);
};

/** Without the key of the house nothing can be said of its tables; and looking makes no new one. */
const read = async (engine: Engine): Promise<void> => {
  if (config.key === undefined && !existsSync(join(folder, 'key'))) return;
  const lost = await lostTables(engine, houseKey(config.key, folder));
  for (const { table, why } of lost) console.log(`TABLE ${table} CANNOT BE READ: ${why}`);
  if (lost.length === 0) console.log('every open table can be read');
};

/** Every ranked match rated again from the beginning, beside what is stored. Nothing is changed. */
const rerated = async (engine: Engine): Promise<void> => {
  const { matches, standings, differences } = await rerate(engine);
  for (const difference of differences) console.log(difference);
  console.log(`${matches} matches, ${standings} standings, ${differences.length} differences`);
  process.exitCode = differences.length > 0 ? 1 : 0;
};

/** Who sits at the desk; a line of the audit log says so. */
const roleGiven = async (engine: Engine, username: string, role: 'steward' | 'none'): Promise<void> => {
  if (!(await setRole(engine, username, role, Date.now()))) return stop(`nobody has the user name ${username}`);
  const audit = auditOf(engine);
  audit.note('role', { username: username.toLowerCase(), role });
  await audit.settled();
  console.log(`${username}: ${role}`);
};

const isRole = (word: string | undefined): word is 'steward' | 'none' => word === 'steward' || word === 'none';

const [command, file, role] = process.argv.slice(2);
try {
  const isWhole =
    ['status', 'migrate', 'rerate'].includes(command ?? '') ||
    (command === 'backup' && file) ||
    (command === 'role' && file && isRole(role));
  if (!isWhole) stop(USAGE);
  const engine = await openEngine({ url, folder, use: command === 'migrate' ? 'serve' : 'read' });
  if (command === 'status') await status(engine);
  else if (command === 'rerate') await rerated(engine);
  else if (command === 'role' && file && isRole(role)) await roleGiven(engine, file, role);
  else if (command === 'migrate') {
    const steps = await migrate(engine);
    await migrateAuth(authOf(engine, houseKey(config.key, folder), false), engine);
    console.log(steps.length === 0 ? 'nothing to do' : steps.join('\n'));
  } else if (file) console.log(await backUp(engine, url, file));
  await engine.close();
} catch (error) {
  endWith(error);
}
