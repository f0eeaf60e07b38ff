import { type DeskGround, penalty, suggested } from '@majlis/club';
import type { DeskDecided, DeskEvidence } from '@majlis/protocol/desk';
import type { LogLine } from '@majlis/table';
import type { MatchVerdict } from '../report/match-verdict.ts';
import { factsOf } from '../store/club/facts.ts';
import { type DecisionRow, decisionsAbout } from '../store/desk/decisions.ts';
import { HOUSE } from '../store/desk/reports.ts';
import type { Engine } from '../store/engine.ts';
import type { Store } from '../store/index.ts';

type Db = Engine['db'];

/** What a complaint usually comes to. */
const GROUND_OF: { readonly [reason: string]: DeskGround } = {
  ...{ left: 'left', cheating: 'cheating', collusion: 'collusion', abuse: 'abuse', stalling: 'stalling', name: 'name' },
};

export const namesOf = async (db: Db, people: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(people.flatMap(id => id ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** As a steward reads it. */
export const shownDecision = (row: DecisionRow, steward: string, names: ReadonlyMap<string, string>): DeskDecided => {
  const { id, person, note, days, at, until, appeal } = row;
  return {
    ...{ id, person, note, days, at, until, appeal },
    name: names.get(person ?? '') ?? null,
    kind: row.kind as DeskDecided['kind'],
    ground: row.ground as DeskDecided['ground'],
    holds: row.holds === 1,
    asks: row.holds === 0 && row.second === null && row.undone_by === null,
    mine: row.steward === steward,
    lifted: row.lifted === null ? null : row.lifted === 1,
  };
};

/** Everything that goes with a report; undefined: there is none of that name, or it is about this steward or their own. Of a match that is on no card is told. */
export const evidenceOf = async (
  { engine, directory }: Pick<Store, 'engine' | 'directory'>,
  id: string,
  steward: string,
  now: number,
): Promise<DeskEvidence | undefined> => {
  const { db } = engine;
  const report = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!report || [report.about, report.reporter].includes(steward)) return undefined;
  const { about: person } = report;
  const match = await directory.match(report.match_id);
  const facts = person === null ? [] : await factsOf(db, person);
  const begun = facts.filter(({ kind }) => kind !== 'excused');
  const earlier = person === null ? [] : await decisionsAbout(db, person);
  const complaints = person === null ? [] : await complaintsAbout(db, person);
  const names = await namesOf(db, [person]);
  const ground = GROUND_OF[report.reason] ?? 'other';
  const held = earlier.filter(row => row.ground === ground && row.kind !== 'dismiss' && row.holds === 1);
  return {
    ...{ id, person, name: names.get(person ?? '') ?? nameIn(report.lines, report.seat), ground },
    username: person === null ? null : await usernameOf(db, person),
    isOver: match !== undefined,
    faults: faultsIn(report.verdict),
    talk: talkIn(report.lines),
    matches: person === null ? [] : await lastMatches(db, person),
    completion: begun.length === 0 ? null : begun.filter(({ kind }) => kind === 'clean').length / begun.length,
    pattern: penalty(facts, now).pattern,
    reports: complaints.length,
    reporters: new Set(complaints.filter(by => by !== HOUSE)).size,
    earlier: earlier.map(row => shownDecision(row, steward, names)),
    neighbours: person === null ? [] : await neighboursOf(db, person),
    suggests: suggested(ground, held.length) as DeskEvidence['suggests'],
  };
};

const usernameOf = async (db: Db, person: string): Promise<string | null> =>
  (await db.selectFrom('user').select('username').where('id', '=', person).executeTakeFirst())?.username ?? null;

const complaintsAbout = async (db: Db, person: string): Promise<readonly string[]> =>
  (await db.selectFrom('reports').select('reporter').where('about', '=', person).execute()).map(row => row.reporter);

const lastMatches = async (db: Db, person: string): Promise<DeskEvidence['matches']> => {
  const rows = await db
    .selectFrom('rated')
    .select(['match_id as match', 'pool', 'at', 'kind', 'stood'])
    .where('person', '=', person)
    .orderBy('at', 'desc')
    .limit(10)
    .execute();
  return rows;
};

const MOST_NEIGHBOURS = 10;

/** Others with an account who were lately seen at the same address. */
const neighboursOf = async (db: Db, person: string): Promise<DeskEvidence['neighbours']> =>
  db
    .selectFrom('homes')
    .innerJoin('user', 'user.id', 'homes.person')
    .select(['user.name', 'user.username'])
    .distinct()
    .where('homes.home', 'in', db.selectFrom('homes').select('home').where('person', '=', person))
    .where('homes.person', '!=', person)
    .where('user.username', 'is not', null)
    .limit(MOST_NEIGHBOURS)
    .execute();

const faultsIn = (verdict: string): DeskEvidence['faults'] => {
  const judged: MatchVerdict | null = JSON.parse(verdict);
  return (judged?.checks ?? []).flatMap(({ ok, what }) => (ok ? [] : [what]));
};

/** Who sat where, as far as the kept lines tell, and what was said: nothing of the cards. */
const talkIn = (kept: string): DeskEvidence['talk'] => {
  const lines: readonly LogLine[] = JSON.parse(kept);
  return lines.flatMap(({ event }) =>
    event.kind === 'said' && event.text !== ''
      ? [{ seat: event.seat, name: nameAt(lines, event.seat) ?? '', text: event.text }]
      : [],
  );
};

const nameAt = (lines: readonly LogLine[], seat: number): string | null => {
  const sat = lines.findLast(({ event }) => event.kind === 'sat' && event.seat === seat);
  return sat?.event.kind === 'sat' ? sat.event.person.name : null;
};

const nameIn = (kept: string, seat: number): string | null => nameAt(JSON.parse(kept), seat);
