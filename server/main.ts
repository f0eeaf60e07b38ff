import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache();
const { configOf, lanAddresses } = await import('./config.ts');
const { openHouse } = await import('./house.ts');
const { endWith } = await import('./store/trouble.ts');

/** npm start   The whole house on the embedded store; with DATABASE_URL on PostgreSQL. */
const web = fileURLToPath(new URL('../web', import.meta.url));

const buildWeb = (): void => {
  if (existsSync(`${web}/dist/index.html`) || process.env.MAJLIS_WEB === 'off') return;
  const scripts = JSON.parse(readFileSync(`${web}/package.json`, 'utf8')).scripts ?? {};
  if (!Object.hasOwn(scripts, 'build')) return;
  console.log('Building the web, once …');
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: web,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) console.error('The web could not be built: the house opens without it.');
};

/** The addresses that work: the public one if there is one, else those of this machine. */
const greet = (port: number, address: string, url: string | undefined): void => {
  console.log(`\n  Majlis is open:  ${url ?? `http://localhost:${port}`}`);
  const lan = !url && ['0.0.0.0', '::'].includes(address) ? lanAddresses() : [];
  for (const here of lan) console.log(`  in this network: http://${here}:${port}`);
  if (url) console.log(`  its proxy asks:  http://localhost:${port}`);
  console.log('');
};

try {
  const config = configOf(process.env);
  buildWeb();
  const house = await openHouse(config);
  greet(house.port, config.address, config.url);
  let closing = false;
  const close = (code: number): void => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    house.close().then(() => process.exit(code), endWith);
  };
  process.on('SIGTERM', () => close(0));
  process.on('SIGINT', () => close(0));
  // What escapes every table's guard has left nobody knows what behind: everybody is sent home, and the logs bring everything back.
  process.on('uncaughtException', bug => {
    house.log.fatal({ err: bug }, 'a bug outside of any table: the house closes');
    close(1);
  });
} catch (error) {
  endWith(error);
}
