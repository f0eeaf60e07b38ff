import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { TIDY } from './load.ts';
import { freePort, pause, type SpawnedServer, spawnServer, trialEnv } from './process.ts';

/** A house, and the doors to it: the honest have one of their own, so that what is measured is the house and not a proxy. */
export interface SiegeSite {
  readonly house: SpawnedServer;
  readonly honest: number;
  readonly hostile: number;
  close(): Promise<void>;
}

/** `alone`: everybody comes straight to the house, which trusts nobody's word. `proxy`: through proxies that name the addresses. */
export const siegeSite = async (folder: string, kind: 'alone' | 'proxy', web: boolean): Promise<SiegeSite> => {
  const port = await freePort();
  const doors = kind === 'alone' ? [] : [await freePort(), await freePort()];
  const house = await spawnServer({
    ...trialEnv(port, folder),
    ...TIDY,
    MAJLIS_PROXIES: kind === 'alone' ? '' : '127.0.0.1',
    MAJLIS_ORIGINS: doors.map(door => `http://127.0.0.1:${door}`).join(),
    MAJLIS_WEB: web ? '' : 'off',
  });
  const proxies = doors.map(door =>
    spawn(process.execPath, [fileURLToPath(new URL('./proxy.ts', import.meta.url)), String(door), String(port)], {
      stdio: 'ignore',
    }),
  );
  const end = (): void => proxies.forEach(proxy => void proxy.kill('SIGKILL'));
  process.once('exit', end);
  for (const door of doors) while (!(await isOpen(door))) await pause(50);
  const [honest = port, hostile = port] = doors;
  return {
    house,
    honest,
    hostile,
    close: async () => {
      end();
      process.off('exit', end);
      house.kill('SIGTERM');
      await house.ended;
    },
  };
};

const isOpen = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const line = connect(port, '127.0.0.1', () => {
      line.destroy();
      resolve(true);
    });
    line.on('error', () => resolve(false));
  });
