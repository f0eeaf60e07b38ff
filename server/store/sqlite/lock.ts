import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { trouble } from '../trouble.ts';

const BUSY = 5;

/** One process at a time: a lock of the operating system, which goes with the process, however it goes. */
export const lockFolder = (folder: string): { release(): void } => {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'lock'));
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw trouble(reasonOf(folder, error), error);
  }
  return { release: () => lock.close() };
};

const reasonOf = (folder: string, error: unknown): string =>
  error instanceof Error && Reflect.get(error, 'errcode') !== BUSY
    ? `The data folder ${folder} cannot be used: ${error.message}`
    : `The data folder ${folder} is in use by another process. Stop that one first.`;
