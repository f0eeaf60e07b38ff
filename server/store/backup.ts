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
    const { status, error } = spawnSync('pg_dump', ['--format=custom', `--file=${target}`, url ?? ''], {
      stdio: 'inherit',
    });
    if (status !== 0) throw trouble(`pg_dump failed${error ? `: ${error.message}` : ''}`);
  }
  return `${target}, ${(statSync(target).size / 1024 / 1024).toFixed(1)} MB`;
};
