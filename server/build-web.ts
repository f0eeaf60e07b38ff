import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';

const WEB = fileURLToPath(new URL('../web/', import.meta.url));

/** One line that grows while it lasts, whoever reads it. */
const progress = (): (() => void) => {
  process.stdout.write('Building the web, once ');
  const timer = setInterval(() => process.stdout.write('.'), 1_000);
  return () => {
    clearInterval(timer);
    process.stdout.write('\n');
  };
};

/** The builder itself, with no npm and no shell between: what is ended is the one who builds. */
const builder = (folder: string): readonly string[] => {
  const { resolve } = createRequire(join(WEB, 'package.json'));
  const vite = join(dirname(resolve('vite/package.json')), 'bin/vite.js');
  return [vite, 'build', '--outDir', folder, '--emptyOutDir'];
};

/** undefined: it was built; else what the builder said. It ends with the house, whenever that is. */
const built = (folder: string): Promise<string | undefined> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, builder(folder), { cwd: WEB, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    const end = (): void => void child.kill();
    process.once('exit', end);
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', error => resolve(error.message));
    child.once('close', code => {
      process.off('exit', end);
      resolve(code === 0 ? undefined : String(Buffer.concat(said)));
    });
  });

/** The app is built at the first start; what the builder says is shown only if it fails. */
export const buildWeb = async ({ web, buildsWeb }: Config): Promise<void> => {
  if (!buildsWeb || existsSync(`${web}/index.html`)) return;
  const done = progress();
  const trouble = await built(web).catch(String);
  done();
  if (trouble !== undefined) console.error(`${trouble}\nThe web could not be built: the house opens without it.`);
};
