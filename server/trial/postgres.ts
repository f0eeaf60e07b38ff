import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './process.ts';

/** A PostgreSQL of our own, in a folder of its own, that can be stopped and started. */
export interface Postgres {
  readonly url: string;
  stop(): void;
  start(): void;
  /** Another database in the same server. */
  database(name: string): string;
  remove(): void;
}

const HOMES = '/usr/lib/postgresql';

const installed = (): string | undefined => {
  const homes = existsSync(HOMES) ? readdirSync(HOMES).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...homes.map(version => join(HOMES, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
};

const isRoot = (): boolean => userInfo().uid === 0;

/** Where PostgreSQL is missing, on Debian and as root, it is installed; elsewhere undefined, and loudly. */
const binaries = (): string | undefined => {
  const found = installed();
  if (found) return found;
  if (isRoot() && existsSync('/etc/debian_version')) {
    spawnSync('apt-get', ['install', '-y', 'postgresql'], { stdio: 'inherit' });
    return installed();
  }
  return undefined;
};

/** undefined: there is none on this machine, which is a failure where everything must be run. */
export const postgresHere = async (): Promise<Postgres | undefined> => {
  const bin = binaries();
  if (!bin) {
    console.error('\n!!! NOT RUN: no PostgreSQL on this machine; install it to try this too !!!\n');
    if (process.env.CI === 'true') throw new Error('PostgreSQL is missing');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'majlis-postgres-'));
  const run = runner(bin, folder);
  const port = await freePort();
  run('initdb', ['-D', join(folder, 'data'), '-U', 'majlis', '--auth=trust', '-E', 'UTF8', '--no-locale']);
  const start = () =>
    run('pg_ctl', [
      '-D',
      join(folder, 'data'),
      '-w',
      '-l',
      join(folder, 'log'),
      '-o',
      `-p ${port} -k ${folder} -h 127.0.0.1`,
      'start',
    ]);
  const stop = () => run('pg_ctl', ['-D', join(folder, 'data'), '-w', '-m', 'immediate', 'stop']);
  start();
  const urlOf = (name: string): string => `postgres://majlis@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf('postgres'),
    start,
    stop,
    database: name => {
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'majlis', name]);
      return urlOf(name);
    },
    remove: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** PostgreSQL does not run as root: there it is started as the user it was installed with. */
const runner = (bin: string, folder: string) => {
  if (isRoot()) {
    const [uid, gid] = ['-u', '-g'].map(flag => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  return (program: string, rest: readonly string[]): void => {
    const [command, ...words] = isRoot()
      ? ['runuser', '-u', 'postgres', '--', join(bin, program)]
      : [join(bin, program)];
    execFileSync(command ?? '', [...words, ...rest], { cwd: folder, stdio: 'ignore' });
  };
};
