import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { trouble } from '../trouble.ts';

/** One process at a time: a lock of the operating system, which goes with the process, however it goes. */
export const lockFolder = (folder: string): { release(): void } => {
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw trouble(`The data folder ${folder} is in use by another process. Stop that one first.`, error);
  }
  return { release: () => lock.close() };
};
