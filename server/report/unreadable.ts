import { recover } from '@majlis/table';
import { gameOf } from '../host/games.ts';
import type { Engine } from '../store/engine.ts';
import { type Log, logOf } from '../store/log.ts';
import { sealWith } from '../store/seal.ts';

/** A table that is not closed and cannot be read, and why. */
export interface LostTable {
  readonly table: string;
  readonly why: string;
}

/** Every table that is still open is read as the house would read it. */
export const lostTables = async (engine: Engine, key: Buffer): Promise<readonly LostTable[]> => {
  const log = logOf(engine, sealWith(key));
  const tables = await engine.db.selectFrom('tables').select('id').where('phase', '!=', 'closed').execute();
  const lost: LostTable[] = [];
  for (const { id } of tables) {
    const why = await fault(log, id);
    if (why !== undefined) lost.push({ table: id, why });
  }
  return lost;
};

const fault = async (log: Log, id: string): Promise<string | undefined> => {
  try {
    const page = await log.read(id);
    const setup = page && gameOf(page.entry.game);
    if (page && !setup) return `there is no game ${page.entry.game} here`;
    if (page && setup) recover(setup, page.lines, page.secret ?? '', 0);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
