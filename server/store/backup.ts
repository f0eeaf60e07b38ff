import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Engine } from './engine.ts';
import type { SqliteEngine } from './sqlite/open.ts';
import { trouble } from './trouble.ts';

const isSqlite = (engine: Engine): engine is SqliteEngine => engine.kind === 'sqlite';

/** A copy of the whole database in one file, made while the house is open. The key is not in it. */
export const backedUp = async (engine: Engine, url: string | undefined, file: string): Promise<string> => {
  const target = resolve(file);
  if (existsSync(target)) throw trouble(`${target} is there already`);
  if (isSqlite(engine)) {
    const answer = await engine.backup(target);
    if (answer.kind === 'unknown') throw trouble(`The copy failed: ${answer.why}`);
  } else {
    const { open, secret } = parted(url ?? '');
    const env = secret === '' ? process.env : { ...process.env, PGPASSWORD: secret };
    const words = ['--format=custom', `--file=${target}`, `--dbname=${open}`];
    const { status, error } = spawnSync('pg_dump', words, { stdio: 'inherit', env });
    if (status !== 0) throw trouble(`pg_dump failed${error ? `: ${error.message}` : ''}`);
  }
  return `${target}, ${(statSync(target).size / 1024 / 1024).toFixed(1)} MB`;
};

/** Everybody on the machine can read the words of a command: the password is not among them. */
const parted = (url: string): { readonly open: string; readonly secret: string } => {
  const open = new URL(url);
  const secret = decodeURIComponent(open.password) || (open.searchParams.get('password') ?? '');
  open.password = '';
  open.searchParams.delete('password');
  return { open: open.href, secret };
};
