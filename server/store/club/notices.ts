import { randomBytes } from 'node:crypto';
import { type Engine, must, type Statement } from '../engine.ts';

type Db = Engine['db'];

/** What somebody is told, until they have read it. */
export interface NoticeRow {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly sender: string | null;
  readonly detail: string;
  readonly at: number;
}

/** How long notices stay, in ms: those that were read, and the others. */
const DAY_MS = 86_400_000;
const KEPT_MS = { read: 7 * DAY_MS, unread: 90 * DAY_MS };
/** So many are told at once; the latest first. */
const MOST_TOLD = 50;

interface NewNotice {
  readonly person: string;
  readonly kind: string;
  readonly sender: string | null;
  readonly detail: object;
  readonly at: number;
}

/** A notice takes the place of an older one of its kind about the same person: nobody is told twice. */
export const noticeStatements = (
  { db }: Engine,
  { person, kind, sender, detail, at }: NewNotice,
): readonly Statement[] => {
  const id = randomBytes(16).toString('hex');
  const row = { id, person, kind, sender, detail: JSON.stringify(detail), at, read_at: null };
  const older = db.deleteFrom('notices').where('person', '=', person).where('kind', '=', kind);
  return [
    ...(sender === null ? [] : [must(older.where('sender', '=', sender).where('read_at', 'is', null))]),
    must(db.insertInto('notices').values(row), 1),
  ];
};

/** What somebody has not read yet, the latest first. */
export const unreadOf = (db: Db, person: string): Promise<readonly NoticeRow[]> =>
  db
    .selectFrom('notices')
    .select(['id', 'person', 'kind', 'sender', 'detail', 'at'])
    .where('person', '=', person)
    .where('read_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(MOST_TOLD)
    .execute();

export const noticeOf = (db: Db, person: string, id: string): Promise<NoticeRow | undefined> =>
  db
    .selectFrom('notices')
    .select(['id', 'person', 'kind', 'sender', 'detail', 'at'])
    .where('id', '=', id)
    .where('person', '=', person)
    .where('read_at', 'is', null)
    .executeTakeFirst();

export const readNotices = async (db: Db, person: string, ids: readonly string[], now: number): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('person', '=', person)
    .where('id', 'in', [...ids])
    .execute();
};

/** Whoever was told something since then, by any process of the house. */
export const toldSince = (db: Db, at: number): Promise<readonly { readonly id: string; readonly person: string }[]> =>
  db.selectFrom('notices').select(['id', 'person']).where('at', '>', at).execute();

export const sweepNotices = async (db: Db, now: number): Promise<void> => {
  await db
    .deleteFrom('notices')
    .where('at', '<', now - KEPT_MS.read)
    .where('read_at', 'is not', null)
    .execute();
  await db
    .deleteFrom('notices')
    .where('at', '<', now - KEPT_MS.unread)
    .execute();
};
