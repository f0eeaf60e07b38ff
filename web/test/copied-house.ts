import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The rooms of the house that are packages, and so every game of it. */
const PACKAGES: readonly string[] = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces;

/** A copy of this repository in a folder of its own, to be changed at will. */
export interface CopiedHouse {
  readonly folder: string;
  /** As `npm install` does it: every package of the copy is known to the others, and the rest is what is installed here. */
  install(): void;
  /** `node <command> …`; a failure throws what was said. */
  run(...command: readonly string[]): string;
  /** `npm start`: the web is built, and the house opens. Returned: where. */
  start(): Promise<string>;
  close(): void;
}

export const copiedHouse = (): CopiedHouse => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-copy-'));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const file of new Set(globSync(files.filter(Boolean), { cwd: ROOT })))
    cpSync(join(ROOT, file), join(folder, file));
  let child: ChildProcess | undefined;
  return {
    folder,
    install: () => install(folder),
    run: (...command) => execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' }),
    start: async () => {
      child = spawn(process.execPath, ['server/main.ts'], {
        cwd: folder,
        env: {
          ...process.env,
          PORT: '0',
          MAJLIS_DATA: join(folder, 'data'),
          MAJLIS_LOG: 'warn',
          MAJLIS_BALLAST_MB: '0',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return greeted(child);
    },
    close: () => {
      child?.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const install = (folder: string): void => {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@majlis'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@majlis') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const path of globSync('{server,web}/node_modules', { cwd: ROOT }))
    symlinkSync(join(ROOT, path), join(folder, path));
  for (const path of globSync(PACKAGES, { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
    symlinkSync(join(folder, path), join(modules, name));
  }
};

/** Where it says that it is open. */
const greeted = (child: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const [, address] = /is open: +(\S+)\n/.exec(said) ?? [];
      if (address) done(address);
    });
    child.once('exit', code => fail(new Error(`the copy did not open (exit code ${code}): ${said}`)));
  });

const BLOCK = /^```(\w+) title="([^"]+)"\n([\s\S]*?)^```$/gm;

/** Does what the code blocks of a document say: one with a title is a file, or a change to one. */
export const follow = (document: string, folder: string): void => {
  for (const [, kind, path = '', text = ''] of document.matchAll(BLOCK)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, kind === 'diff' ? changed(readFileSync(file, 'utf8'), text, path) : text);
  }
};

/** Each run of lines that go is replaced by the lines after it that come; what goes must be there, once. */
const changed = (source: string, diff: string, path: string): string => {
  const changes = diff.split(/(?<=^\+.*\n)(?=-)/m).filter(Boolean);
  return changes.reduce((text, change) => {
    const [gone, come] = ['-', '+'].map(sign => linesOf(change, sign));
    if (!gone || text.split(gone).length !== 2) throw new Error(`${path} does not have once: ${gone}`);
    return text.replace(gone, () => come ?? '');
  }, source);
};

const linesOf = (change: string, sign: string): string =>
  change
    .split('\n')
    .filter(line => line.startsWith(sign))
    .map(line => `${line.slice(1)}\n`)
    .join('');
