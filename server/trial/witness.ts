import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { cpuOf } from './load.ts';
import { pause, type SpawnedServer } from './process.ts';

export const isAlive = ({ child }: SpawnedServer): boolean => child.exitCode === null && child.signalCode === null;

/** What a process has of the machine, in MB; 0: it is gone. */
const rssOf = ({ child }: SpawnedServer): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

const descriptorsOf = ({ child }: SpawnedServer): number => {
  try {
    return readdirSync(`/proc/${child.pid}/fd`).length;
  } catch {
    return 0;
  }
};

/** The same once its garbage is gone. */
export const sizeOf = async (house: SpawnedServer): Promise<number> => {
  if (!isAlive(house)) return 0;
  house.kill('SIGUSR2');
  await pause(500);
  return rssOf(house);
};

/** How much of the machine it is given back, and after how many seconds; a minute at most. */
export const givenBack = async (
  house: SpawnedServer,
  usual: number,
  most: number,
): Promise<{ grown: number; back: number }> => {
  const from = performance.now();
  for (;;) {
    const grown = (await sizeOf(house)) - usual;
    const back = (performance.now() - from) / 1_000;
    if (grown <= most || back > 60) return { grown, back };
    await pause(1_000);
  }
};

const workedBy = (house: SpawnedServer): number => (isAlive(house) ? cpuOf(house.child.pid ?? 0).main : 0);

/** Looks at a process again and again; at the end, the most it had. */
export const watching = (house: SpawnedServer): (() => { rss: number; descriptors: number; busy: number }) => {
  let most = { rss: 0, descriptors: 0 };
  const [from, worked] = [performance.now(), workedBy(house)];
  const look = (): void => {
    most = {
      rss: Math.max(most.rss, rssOf(house)),
      descriptors: Math.max(most.descriptors, descriptorsOf(house)),
    };
  };
  const timer = setInterval(look, 250);
  look();
  return () => {
    look();
    clearInterval(timer);
    return { ...most, busy: (100 * (workedBy(house) - worked)) / (performance.now() - from) };
  };
};

/** How many lines the audit log has. */
export const auditRows = (folder: string): number => {
  const db = new DatabaseSync(join(folder, 'majlis.db'), { readOnly: true });
  const row = db.prepare('select count(*) as n from audit').get();
  db.close();
  return Number(row?.n ?? 0);
};
