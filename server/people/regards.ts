import { partedStatements } from '../store/club/friends.ts';
import { type Engine, must } from '../store/engine.ts';

type Db = Engine['db'];

/** So many people anybody mutes or blocks: the list goes with every answer to "who am I?". */
export const MOST_REGARDS = 500;

/** How one person regards another: plainly, muted or blocked. false: there are too many already. */
export const setRegard = async (
  engine: Engine,
  person: string,
  other: string,
  regard: 'plain' | 'muted' | 'blocked',
): Promise<boolean> => {
  const { db } = engine;
  const gone = must(db.deleteFrom('regards').where('person', '=', person).where('other', '=', other));
  const set = regard === 'plain' ? [] : [must(oneMore(db, person, other, regard), 1)];
  const parted = regard === 'blocked' ? partedStatements(engine, person, other) : [];
  const answer = await engine.job([gone, ...set, ...parted]);
  if (answer.kind === 'missed') return false;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return true;
};

/** Counted in the same stroke: however many come at once, there is not one too many. */
const oneMore = (db: Db, person: string, other: string, regard: string) => {
  const own = db
    .selectFrom('regards')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('person', '=', person);
  const row = db
    .selectNoFrom(eb => [eb.val(person).as('person'), eb.val(other).as('other'), eb.val(regard).as('regard')])
    .where(own, '<', MOST_REGARDS);
  return db.insertInto('regards').columns(['person', 'other', 'regard']).expression(row);
};

export const isBlocked = async (db: Db, person: string, by: readonly string[]): Promise<boolean> => {
  if (by.length === 0) return false;
  const row = await db
    .selectFrom('regards')
    .select('person')
    .where('other', '=', person)
    .where('regard', '=', 'blocked')
    .where('person', 'in', [...by])
    .executeTakeFirst();
  return row !== undefined;
};

/** Whom this person blocks, and who blocks them: nothing is heard between them. */
export const apartFrom = async (db: Db, person: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('regards')
    .select(['person', 'other'])
    .where('regard', '=', 'blocked')
    .where(eb => eb.or([eb('person', '=', person), eb('other', '=', person)]))
    .execute();
  return [...new Set(rows.map(row => (row.person === person ? row.other : row.person)))];
};
