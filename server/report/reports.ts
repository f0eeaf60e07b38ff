import { randomBytes } from 'node:crypto';
import type { Bodies, Listing } from '@majlis/protocol';
import type { LogLine } from '@majlis/table';
import type { Store } from '../store/index.ts';
import { ifReadable } from '../store/unreadable.ts';
import { judgeMatch, type MatchVerdict, type StoredMatch, storedMatch } from './match-verdict.ts';
import type { Shelf } from './shelf.ts';

type Complaint = Bodies['/api/report'];

/** With the person whom it is about; null: a bot's seat. */
type WholeComplaint = Complaint & { readonly about: string | null };

/** `ok`: the verdict of the replay; null: the match is still on, and is judged when it ends. */
export type FiledReport =
  | { readonly ok: true; readonly id: string; readonly clean: boolean | null }
  | { readonly ok: false; readonly reason: 'not-found' | 'bad-request' | 'taken' | 'busy' };

/** So much of what went before goes with a report. */
const LINES = 50;

/** Not judged yet. */
export const UNJUDGED = 'null';

/** A finished match judged, with what goes into a report. */
export interface JudgedMatch {
  readonly players: StoredMatch['match']['players'];
  readonly verdict: MatchVerdict;
  readonly lines: readonly LogLine[];
}

/** Long to find, and the same for everybody who complains. */
export const judgedMatch = async (store: Store, id: string): Promise<JudgedMatch | undefined> => {
  const found = await storedMatch(store, id);
  return found && { players: found.match.players, verdict: judgeMatch(found), lines: found.lines.slice(-LINES) };
};

/** What a player says about another in a match of theirs: judged at once if the match is over, else kept with the moment. Nothing is judged twice. */
export const fileReport = async (
  store: Store,
  judged: Shelf<JudgedMatch>,
  person: string,
  complaint: Complaint,
): Promise<FiledReport> => {
  const { directory } = store;
  const finished = await directory.match(complaint.match);
  const isOwn = finished?.players.some(player => player.person === person);
  const running = finished ? undefined : await directory.running(person, complaint.match);
  if (!isOwn && !running) return { ok: false, reason: 'not-found' };
  const isThere = finished?.players.some(({ seat }) => seat === complaint.seat) ?? running?.seats[complaint.seat];
  if (!isThere) return { ok: false, reason: 'bad-request' };
  if (await isFiled(store, person, complaint)) return { ok: false, reason: 'taken' };
  const sitter = running?.seats[complaint.seat];
  const about =
    finished?.players.find(({ seat }) => seat === complaint.seat)?.person ??
    (sitter && 'person' in sitter ? sitter.person.id : null);
  const whole = { ...complaint, about };
  return running ? aboutRunning(store, person, whole, running) : aboutFinished(store, judged, person, whole);
};

const isFiled = async ({ engine }: Store, reporter: string, { match, seat }: Complaint): Promise<boolean> => {
  const report = engine.db
    .selectFrom('reports')
    .select('id')
    .where('match_id', '=', match)
    .where('reporter', '=', reporter)
    .where('seat', '=', seat);
  return (await report.executeTakeFirst()) !== undefined;
};

const aboutFinished = async (
  store: Store,
  judged: Shelf<JudgedMatch>,
  person: string,
  complaint: WholeComplaint,
): Promise<FiledReport> => {
  const found = await judged.of(complaint.match);
  if (found === 'busy') return { ok: false, reason: 'busy' };
  if (!found) return { ok: false, reason: 'not-found' };
  const { verdict, lines } = found;
  const id = await kept(store, person, complaint, lines, JSON.stringify(verdict), verdict.ok);
  return id === null ? { ok: false, reason: 'taken' } : { ok: true, id, clean: verdict.ok };
};

const aboutRunning = async (
  store: Store,
  person: string,
  complaint: WholeComplaint,
  { id: table }: Listing,
): Promise<FiledReport> => {
  const lines = (await store.log.read(table))?.lines ?? [];
  const moment = { ...complaint, seq: complaint.seq ?? lines.at(-1)?.seq };
  const id = await kept(store, person, moment, lines, UNJUDGED, false);
  return id === null ? { ok: false, reason: 'taken' } : { ok: true, id, clean: null };
};

/** null: there is one already. */
const kept = async (
  { engine }: Store,
  reporter: string,
  { match, seat, reason, seq, about }: Omit<WholeComplaint, 'seq'> & { readonly seq?: number | undefined },
  lines: readonly LogLine[],
  verdict: string,
  ok: boolean,
): Promise<string | null> => {
  const id = randomBytes(16).toString('hex');
  const added = await engine.db
    .insertInto('reports')
    .values({
      id,
      match_id: match,
      reporter,
      seat,
      reason,
      seq: seq ?? null,
      lines: JSON.stringify(lines.slice(-LINES)),
      ok: ok ? 1 : 0,
      verdict,
      at: Date.now(),
      about,
    })
    .onConflict(conflict => conflict.columns(['match_id', 'reporter', 'seat']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 0n ? null : id;
};

/** What was kept while a match was on is judged now that it is over. */
export const judgeKept = async (store: Store): Promise<void> => {
  const { db } = store.engine;
  const due = await db
    .selectFrom('reports')
    .innerJoin('matches', 'matches.id', 'reports.match_id')
    .select(['reports.id', 'reports.match_id'])
    .where('reports.verdict', '=', UNJUDGED)
    .limit(1_000)
    .execute();
  for (const { id, match_id } of due) {
    const found = await ifReadable(storedMatch(store, match_id));
    if (!found) continue;
    const verdict = judgeMatch(found);
    const change = { ok: verdict.ok ? 1 : 0, verdict: JSON.stringify(verdict) };
    await db.updateTable('reports').set(change).where('id', '=', id).where('verdict', '=', UNJUDGED).execute();
  }
};
