import { enableCompileCache } from 'node:module';
import { shutdownOf } from './shutdown.ts';
import { endWith } from './store/trouble.ts';

/** npm start   The whole house on the embedded store; with DATABASE_URL on PostgreSQL. */
const ending = shutdownOf(endWith);
enableCompileCache();
const { buildWeb } = await import('./build-web.ts');
const { configOf, lanAddresses } = await import('./config.ts');
const { openApp: openHouse } = await import('./app.ts');

/** The addresses that work: the public one if there is one, else those of this machine. Said at once: nothing comes between them. */
const greet = (port: number, address: string, url: string | undefined): void => {
  const lan = !url && ['0.0.0.0', '::'].includes(address) ? lanAddresses() : [];
  const lines = [
    `  Majlis is open:  ${url ?? `http://localhost:${port}`}`,
    ...lan.map(here => `  in this network: http://${here}:${port}`),
    ...(url ? [`  its proxy asks:  http://localhost:${port}`] : []),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
};

try {
  const config = configOf(process.env);
  await buildWeb(config);
  const house = await openHouse(config);
  ending.with(house.close);
  greet(house.port, config.address, config.url);
  // What escapes every table's guard has left nobody knows what behind: everybody is sent home, and the logs bring everything back.
  process.on('uncaughtException', bug => {
    house.log.fatal({ err: bug }, 'a bug outside of any table: the house closes');
    ending.now(1);
  });
} catch (error) {
  endWith(error);
}
