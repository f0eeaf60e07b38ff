import { feeders, type MetRow, metHouseholds, oddPairs } from '@majlis/club';
import { configOf } from '../server/config.ts';
import type { Engine } from '../server/store/engine.ts';
import { openEngine } from '../server/store/open.ts';
import { endWith } from '../server/store/trouble.ts';

/** npm run integrity   Who meets, wins or loses too well to be true, beside a running house. It lists them, and does nothing else. */

const DAY_MS = 86_400_000;
/** Older matches tell nothing of who plays now. */
const LOOKED_BACK = 90 * DAY_MS;

const metRows = async ({ db }: Engine): Promise<readonly MetRow[]> => {
  const rows = await db
    .selectFrom('rated')
    .select(['match_id as match', 'person', 'seat', 'result', 'expected'])
    .where('at', '>', Date.now() - LOOKED_BACK)
    .where('result', 'is not', null)
    .execute();
  return rows as readonly MetRow[];
};

const homesOf = async ({ db }: Engine): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const rows = await db.selectFrom('homes').select(['person', 'home']).execute();
  return new Map(
    [...Map.groupBy(rows, ({ person }) => person)].map(([who, own]) => [who, new Set(own.map(row => row.home))]),
  );
};

const namesOf = async ({ db }: Engine): Promise<(id: string) => string> => {
  const rows = await db.selectFrom('user').select(['id', 'username']).where('username', 'is not', null).execute();
  const names = new Map(rows.map(({ id, username }) => [id, username ?? id]));
  return id => names.get(id) ?? id;
};

const listed = async (engine: Engine): Promise<void> => {
  const [rows, homes, name] = await Promise.all([metRows(engine), homesOf(engine), namesOf(engine)]);
  const pairs = oddPairs(rows);
  const met = metHouseholds(rows, homes);
  const fed = feeders(rows);
  for (const { people, matches, won, expected, chance } of pairs)
    console.log(
      `win together  ${people.map(name).join(' + ')}: ${won} of ${matches}, ${expected.toFixed(1)} expected, chance ${chance.toExponential(1)}`,
    );
  for (const { people, together, against } of met)
    console.log(
      `one address   ${people.map(name).join(' + ')}: ${against} times against each other, ${together} together`,
    );
  for (const { person, to, losses, matches } of fed)
    console.log(`only loses    ${name(person)}: ${losses} of ${matches}, always to ${name(to)}`);
  const n = new Set(rows.map(({ match }) => match)).size;
  console.log(
    `${n} matches; ${pairs.length} odd pairs, ${met.length} of one address, ${fed.length} who only lose to one`,
  );
};

try {
  const { databaseUrl: url, folder } = configOf(process.env);
  const engine = await openEngine({ url, folder, use: 'read' });
  await listed(engine);
  await engine.close();
} catch (error) {
  endWith(error);
}
