/** One person's part in a ranked match that has a result. */
export interface MetRow {
  readonly match: string;
  readonly person: string;
  readonly seat: number;
  readonly result: 'win' | 'loss' | 'draw';
  /** What was expected of the side; null: nobody knew. */
  readonly expected: number | null;
}

/** Two people, and what is odd about them. */
export interface OddPair {
  readonly people: readonly [string, string];
  readonly matches: number;
  readonly won: number;
  /** So many wins were to be expected. */
  readonly expected: number;
  /** How likely that is by chance, for as many pairs as there are. */
  readonly chance: number;
}

export interface MetHousehold {
  readonly people: readonly [string, string];
  readonly together: number;
  readonly against: number;
}

/** Somebody who loses, and to whom. */
export interface Feeder {
  readonly person: string;
  readonly to: string;
  readonly losses: number;
  readonly matches: number;
}

const FEWEST_TOGETHER = 10;
const LIKELY_BY_CHANCE = 0.05;

const keyOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);
const peopleIn = (key: string): readonly [string, string] => key.split(' ') as unknown as readonly [string, string];

const logFactorials: number[] = [0];
const logFactorial = (n: number): number => {
  for (let k = logFactorials.length; k <= n; k++) logFactorials.push((logFactorials[k - 1] ?? 0) + Math.log(k));
  return logFactorials[n] ?? 0;
};

/** How likely at least so many of n come out well, each with this chance. */
export const atLeast = (won: number, n: number, chance: number): number => {
  const p = Math.min(1 - 1e-9, Math.max(1e-9, chance));
  let sum = 0;
  for (let k = won; k <= n; k++) {
    const ways = logFactorial(n) - logFactorial(k) - logFactorial(n - k);
    sum += Math.exp(ways + k * Math.log(p) + (n - k) * Math.log(1 - p));
  }
  return Math.min(1, sum);
};

const matchesOf = (rows: readonly MetRow[]): readonly (readonly MetRow[])[] => [
  ...Map.groupBy(rows, ({ match }) => match).values(),
];

/** Every two people of a match. */
const pairsIn = (match: readonly MetRow[]): readonly (readonly [MetRow, MetRow])[] =>
  match.flatMap((one, n) => match.slice(n + 1).map(other => [one, other] as const));

const areTogether = (one: MetRow, other: MetRow): boolean => one.seat % 2 === other.seat % 2;

/** CLUB-8.1  Partners who win far more together than the points of both explain: by chance no house of this size would have them. */
export const oddPairs = (rows: readonly MetRow[]): readonly OddPair[] => {
  const pairs = new Map<string, { n: number; won: number; expected: number }>();
  for (const match of matchesOf(rows))
    for (const [one, other] of pairsIn(match)) {
      if (!areTogether(one, other) || one.result === 'draw') continue;
      const key = keyOf(one.person, other.person);
      const { n, won, expected } = pairs.get(key) ?? { n: 0, won: 0, expected: 0 };
      const wins = won + (one.result === 'win' ? 1 : 0);
      pairs.set(key, { n: n + 1, won: wins, expected: expected + (one.expected ?? 0.5) });
    }
  const looked = [...pairs].filter(([, { n }]) => n >= FEWEST_TOGETHER);
  const found = looked.map(([key, { n, won, expected }]): OddPair => {
    const chance = Math.min(1, atLeast(won, n, expected / n) * looked.length);
    return { people: peopleIn(key), matches: n, won, expected, chance };
  });
  return found.filter(({ chance }) => chance < LIKELY_BY_CHANCE).sort((a, b) => a.chance - b.chance);
};

const OFTEN = 3;

/** CLUB-8.2  Accounts of one address that meet again and again. `homes`: who was seen where. */
export const metHouseholds = (
  rows: readonly MetRow[],
  homes: ReadonlyMap<string, ReadonlySet<string>>,
): readonly MetHousehold[] => {
  const counts = new Map<string, { together: number; against: number }>();
  for (const match of matchesOf(rows))
    for (const [one, other] of pairsIn(match)) {
      const theirs = homes.get(other.person);
      if (![...(homes.get(one.person) ?? [])].some(home => theirs?.has(home))) continue;
      const key = keyOf(one.person, other.person);
      const { together, against } = counts.get(key) ?? { together: 0, against: 0 };
      const isWith = areTogether(one, other);
      counts.set(key, { together: together + (isWith ? 1 : 0), against: against + (isWith ? 0 : 1) });
    }
  return [...counts]
    .map(([key, count]) => ({ people: peopleIn(key), ...count }))
    .filter(({ together, against }) => together + against >= OFTEN)
    .sort((a, b) => b.against - a.against || b.together - a.together);
};

const FEWEST_LOSSES = 5;
const MOST_MATCHES = 30;
const ALMOST_ALL = 0.8;

/** CLUB-8.3  New accounts that do nothing but lose, and always to the same person. */
export const feeders = (rows: readonly MetRow[]): readonly Feeder[] => {
  const byMatch = new Map([...Map.groupBy(rows, ({ match }) => match)]);
  return [...Map.groupBy(rows, ({ person }) => person)].flatMap(([person, own]): readonly Feeder[] => {
    const lost = own.filter(({ result }) => result === 'loss');
    if (own.length > MOST_MATCHES || lost.length < FEWEST_LOSSES || lost.length < ALMOST_ALL * own.length) return [];
    const winners = lost.map(
      ({ match, seat }) =>
        new Set((byMatch.get(match) ?? []).filter(other => other.seat % 2 !== seat % 2).map(other => other.person)),
    );
    const always = [...(winners[0] ?? [])].filter(to => winners.every(those => those.has(to)));
    return always.map(to => ({ person, to, losses: lost.length, matches: own.length }));
  });
};
