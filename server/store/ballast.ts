import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of nothing: when the disk is full it makes room, so that what was begun can be ended. */
export const ballastOf = (folder: string, megabytes: number): { drop(): void } => {
  const file = join(folder, 'ballast');
  const bytes = megabytes * 1024 * 1024;
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bytes > 0 && !existsSync(file) && bavail * bsize > 8 * bytes) writeFileSync(file, Buffer.alloc(bytes));
  } catch {
    // Without ballast the house is as good as before.
  }
  return { drop: () => rmSync(file, { force: true }) };
};
