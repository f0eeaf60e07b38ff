import type { Outcome, Seat } from '@majlis/kernel';
import { sideOf } from '@majlis/kernel';
import type { Bodies, FinishedMatch, History } from '@majlis/protocol';
import type { Engine } from './engine.ts';
import { matchesOf } from './match-row.ts';

type Wish = Bodies['/api/history'];

const PAGE = 20;
/** Looked through for a page where only won or lost ones are wanted; then the page is as short as it is. */
const MOST_READ = 200;

interface Cursor {
  readonly at: number;
  readonly id: string;
}

/** `1763456789012.0f3a…`: when the last one shown ended, and which it was. */
const cursorOf = (text: string | undefined): Cursor | null => {
  const [at, id] = text?.split('.') ?? [];
  return at && id ? { at: Number(at), id } : null;
};

const resultOf = ({ outcome, players }: FinishedMatch, person: string): 'won' | 'lost' | 'drawn' => {
  const seat: Seat | undefined = players.find(player => player.person === person)?.seat;
  // Without an outcome: everybody had gone, or the house failed.
  const winner = (outcome as Outcome | null)?.winner ?? null;
  if (winner === null || seat === undefined) return 'drawn';
  return sideOf(seat) === winner ? 'won' : 'lost';
};

const rowsFor = ({ db }: Pick<Engine, 'db'>, person: string, wish: Wish, after: Cursor | null, limit: number) => {
  const played = (who: string) => db.selectFrom('players').select('match_id').where('person', '=', who);
  let query = db.selectFrom('matches').selectAll().where('id', 'in', played(person));
  if (wish.game !== undefined) query = query.where('game', '=', wish.game);
  if (wish.with !== undefined) query = query.where('id', 'in', played(wish.with));
  if (wish.since !== undefined) query = query.where('ended_at', '>=', wish.since);
  if (wish.until !== undefined) query = query.where('ended_at', '<', wish.until);
  if (after)
    query = query.where(e =>
      e.or([e('ended_at', '<', after.at), e.and([e('ended_at', '=', after.at), e('id', '<', after.id)])]),
    );
  return query.orderBy('ended_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
};

/** The finished matches of a person, the latest first, a page at a time. */
export const historyOf = async (engine: Pick<Engine, 'db'>, person: string, wish: Wish): Promise<History> => {
  const found: FinishedMatch[] = [];
  let after = cursorOf(wish.before);
  for (let read = 0; found.length < PAGE && read < MOST_READ; ) {
    const rows = await rowsFor(engine, person, wish, after, PAGE);
    for (const match of await matchesOf(engine.db, rows)) {
      read += 1;
      after = { at: Number(match.endedAt), id: match.id };
      if (wish.result === undefined || resultOf(match, person) === wish.result) found.push(match);
      if (found.length === PAGE) break;
    }
    if (rows.length < PAGE && found.length < PAGE) return { matches: found, next: null };
  }
  return { matches: found, next: after && `${after.at}.${after.id}` };
};
