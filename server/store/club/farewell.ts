import { randomBytes } from 'node:crypto';
import { type Engine, must, type Statement } from '../engine.ts';

/** What the club knows of a person goes; what others won from them or lost to them stays, under nobody's name. */
export const forgottenInClub = ({ db }: Engine, person: string): readonly Statement[] => {
  const nobody = { person: `gone-${randomBytes(12).toString('hex')}` };
  return [
    must(db.updateTable('rated').set(nobody).where('person', '=', person)),
    must(db.updateTable('ratings').set(nobody).where('person', '=', person)),
    ...(['queue', 'badges', 'weeks', 'notices', 'privacy', 'presence', 'day_tries', 'day_totals'] as const).map(table =>
      must(db.deleteFrom(table).where('person', '=', person)),
    ),
    must(db.deleteFrom('notices').where('sender', '=', person)),
    must(db.deleteFrom('friends').where(eb => eb.or([eb('person', '=', person), eb('other', '=', person)]))),
  ];
};

/** What the club knows of a person, for that person. */
export const clubOf = async (db: Engine['db'], person: string): Promise<object> => ({
  standings: await db
    .selectFrom('ratings')
    .select(['pool', 'points', 'played', 'won', 'season'])
    .where('person', '=', person)
    .execute(),
  matches: await db
    .selectFrom('rated')
    .select(['match_id', 'pool', 'at', 'kind', 'result', 'points_before', 'points_after'])
    .where('person', '=', person)
    .execute(),
  badges: await db.selectFrom('badges').select(['pool', 'season', 'points']).where('person', '=', person).execute(),
  days: await db
    .selectFrom('day_tries')
    .select(['day', 'game', 'deal', 'match_id', 'ended_by', 'points'])
    .where('person', '=', person)
    .execute(),
  friends: await db.selectFrom('friends').select(['other', 'state', 'at']).where('person', '=', person).execute(),
  notices: await db.selectFrom('notices').select(['kind', 'detail', 'at']).where('person', '=', person).execute(),
  privacy: await db.selectFrom('privacy').select(['closed', 'unseen']).where('person', '=', person).execute(),
});
