import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Engine } from './engine.ts';
import type { SqliteEngine } from './sqlite/open.ts';
import { trouble } from './trouble.ts';

const isSqlite = (engine: Engine): engine is SqliteEngine => engine.kind === 'sqlite';

/** A copy of the whole database in one file, made while the house is open. The key is not in it. */
export const backUp = async (engine: Engine, url: string | undefined, file: string): Promise<string> => {
  const target = resolve(file);
  if (existsSync(target)) throw trouble(`${target} is there already`);
  makeEmpty(target);
  const failure = isSqlite(engine) ? await copied(engine, target) : dumped(url ?? '', target);
  if (failure !== undefined) {
    rmSync(target, { force: true });
    throw trouble(failure);
  }
  return `${target}, ${(statSync(target).size / 1024 / 1024).toFixed(1)} MB`;
};

/** The file is there, and nobody else's to read, before anything is in it. */
const makeEmpty = (target: string): void => {
  try {
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    closeSync(openSync(target, 'wx', 0o600));
  } catch (error) {
    throw trouble(`${target} cannot be made: ${error instanceof Error ? error.message : error}`, error);
  }
};

const copied = async (engine: SqliteEngine, target: string): Promise<string | undefined> => {
  const answer = await engine.backup(target);
  return answer.kind === 'unknown' ? `The copy failed: ${answer.why}` : undefined;
};

const dumped = (url: string, target: string): string | undefined => {
  const { open, secret } = parted(url);
  const env = secret === '' ? process.env : { ...process.env, PGPASSWORD: secret };
  const words = ['--format=custom', `--file=${target}`, `--dbname=${open}`];
  const { status, error } = spawnSync('pg_dump', words, { stdio: 'inherit', env });
  return status === 0 ? undefined : `pg_dump failed${error ? `: ${error.message}` : ''}`;
};

/** Everybody on the machine can read the words of a command: the password is not among them. */
const parted = (url: string): { readonly open: string; readonly secret: string } => {
  const open = new URL(url);
  const secret = decodeURIComponent(open.password) || (open.searchParams.get('password') ?? '');
  open.password = '';
  open.searchParams.delete('password');
  return { open: open.href, secret };
};
