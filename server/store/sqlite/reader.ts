import type { DatabaseSync } from 'node:sqlite';

/** So many rows at a time take a millisecond or two. */
const AT_ONCE = 2_000;

/** Reads every row of every table once, a few at a time; throws at a page that cannot be read. */
export function* readerOf(db: DatabaseSync): Generator<void> {
  const tables = db.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'").all();
  for (const { name } of tables) {
    const rows = db.prepare(`select rowid as at, * from "${name}" where rowid > ? order by rowid limit ${AT_ONCE}`);
    for (let from = Number.MIN_SAFE_INTEGER; ; ) {
      const found = rows.all(from);
      yield;
      if (found.length < AT_ONCE) break;
      from = Number(found.at(-1)?.at);
    }
  }
}
