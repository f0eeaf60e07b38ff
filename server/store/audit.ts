import { createHash } from 'node:crypto';
import { type Engine, must } from './engine.ts';

/** What bears on trust, one line each, each carrying the hash of the one before: a line taken out is a chain broken. No tokens, no hands. */
export interface Audit {
  note(kind: string, detail: object, ip?: string): void;
  /** Everything noted so far is written. */
  settled(): Promise<void>;
}

interface Noted {
  readonly at: number;
  readonly kind: string;
  readonly detail: string;
  readonly ip: string | null;
}

/** A flood of notes must not become a flood of writes. */
const MOST_WAITING = 1_000;
const MOST_AT_ONCE = 100;

const linkOf = (before: string, n: number, at: number, kind: string, detail: string): string =>
  createHash('sha256')
    .update(JSON.stringify([before, n, at, kind, detail]))
    .digest('hex');

export const auditOf = (engine: Engine): Audit => {
  const waiting: Noted[] = [];
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const notes = waiting.slice(0, MOST_AT_ONCE);
      if (await written(engine, notes)) waiting.splice(0, notes.length);
      else await new Promise(resolve => setTimeout(resolve, 500));
    }
    busy = false;
  };
  return {
    note: (kind, detail, ip) => {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push({ at: Date.now(), kind, detail: JSON.stringify(detail), ip: ip ?? null });
      if (busy) return;
      busy = true;
      writing = flush();
    },
    settled: () => writing,
  };
};

const written = async (engine: Engine, notes: readonly Noted[]): Promise<boolean> => {
  try {
    const { db } = engine;
    const last = await db.selectFrom('audit').select(['n', 'hash']).orderBy('n', 'desc').limit(1).executeTakeFirst();
    let { n, hash } = last ?? { n: 0, hash: '' };
    const rows = notes.map(note => {
      n += 1;
      hash = linkOf(hash, n, note.at, note.kind, note.detail);
      return { n, hash, ...note };
    });
    return (await engine.job([must(db.insertInto('audit').values(rows), rows.length)])).kind === 'done';
  } catch {
    return false;
  }
};

/** The first line whose hash does not fit; undefined: the chain is whole. */
export const brokenLink = async ({ db }: Engine): Promise<number | undefined> => {
  const rows = await db.selectFrom('audit').selectAll().orderBy('n').execute();
  return rows.find((row, i) => {
    const before = rows[i - 1];
    if (!before) return row.n === 1 && row.hash !== linkOf('', row.n, row.at, row.kind, row.detail);
    return row.n !== before.n + 1 || row.hash !== linkOf(before.hash, row.n, row.at, row.kind, row.detail);
  })?.n;
};
