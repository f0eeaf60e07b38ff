import {
  type ConductFact,
  LOOKED_AT,
  newStanding,
  type PairedTable,
  pair,
  penalty,
  type QueueEntry,
  type RatedConduct,
  ratedMatch,
  type Standing,
  skillScale,
} from '@majlis/club';
import { type Random, seeded } from '@majlis/kernel';
import { chanceOf, fraction, normal } from './season-match.ts';

/** A made-up person: as strong as nobody but us knows. */
export interface Member {
  readonly id: string;
  readonly strength: number;
  /** How often the line breaks in a match. */
  readonly badLine: number;
  readonly avoids: readonly string[];
  standing: Standing;
  facts: readonly ConductFact[];
  opponents: readonly (readonly string[])[];
  /** When they come to the queue; null: they are in it, or play. */
  comesAt: number | null;
  table: number | null;
}

export interface SeasonFigures {
  readonly members: readonly Member[];
  readonly waits: readonly number[];
  readonly spreads: readonly number[];
  /** The expectation of the first side, and whether it won. */
  readonly forecasts: readonly (readonly [expected: number, won: boolean])[];
  readonly escapes: number;
  readonly noShows: number;
  /** What must never be. */
  readonly faults: readonly string[];
}

export interface SeasonPlan {
  readonly people: number;
  readonly matches: number;
  readonly seed: number;
  /** Between two matches of a person, on average. */
  readonly breakMs: number;
}

const SEATS = 4;
const MATCH_MS = 20 * 60_000;
const SEASON = '2026-4';
const NO_SHOW = 0.002;
/** Everybody's first matches tell nothing of the forecasts: nobody knows them yet. */
const KNOWN_AFTER = 20;

interface Running {
  readonly plan: SeasonPlan;
  readonly random: Random;
  readonly members: ReadonlyMap<string, Member>;
  readonly ends: Map<number, PairedTable[]>;
  waiting: readonly QueueEntry[];
  readonly waits: number[];
  readonly spreads: number[];
  readonly forecasts: [number, boolean][];
  readonly faults: string[];
  escapes: number;
  noShows: number;
  begun: number;
}

/** A club through the real pairing and the real ratings, on a clock of its own: a second at a time. */
export const playSeason = (plan: SeasonPlan): SeasonFigures => {
  const random = seeded(plan.seed);
  const club: Running = {
    ...{ plan, random, members: membersOf(plan, random), ends: new Map(), waiting: [], waits: [], spreads: [] },
    ...{ forecasts: [], faults: [], escapes: 0, noShows: 0, begun: 0 },
  };
  let playing = 0;
  for (let now = 0; club.begun < plan.matches || playing > 0; now += 1_000) {
    for (const table of club.ends.get(now) ?? []) over(club, table, now);
    playing -= club.ends.get(now)?.length ?? 0;
    club.ends.delete(now);
    if (club.begun < plan.matches) playing += aSecond(club, now);
  }
  const { waits, spreads, forecasts, escapes, noShows, faults } = club;
  return { members: [...club.members.values()], waits, spreads, forecasts, escapes, noShows, faults };
};

const membersOf = ({ people, breakMs }: SeasonPlan, random: Random): ReadonlyMap<string, Member> =>
  new Map(
    Array.from({ length: people }, (_, n): [string, Member] => [
      `p${n}`,
      {
        id: `p${n}`,
        strength: 1_500 + 200 * normal(random),
        badLine: random.below(10) === 0 ? 0.05 : 0.003,
        avoids: Array.from({ length: people > 100 ? 3 : 1 }, () => `p${random.below(people)}`).filter(
          id => id !== `p${n}`,
        ),
        standing: newStanding(SEASON),
        facts: [],
        opponents: [],
        comesAt: pause(random, breakMs),
        table: null,
      },
    ]),
  );

/** Breaks are as long as one likes: many short, some long. */
const pause = (random: Random, mean: number): number =>
  1_000 * Math.round((-Math.log(1 - fraction(random)) * mean) / 1_000);

const aSecond = (club: Running, now: number): number => {
  const { members, random, plan } = club;
  for (const member of members.values())
    if (member.comesAt !== null && member.comesAt <= now) arrive(club, member, now);
  const { tables, waiting } = pair(club.waiting, SEATS, now, random);
  club.waiting = waiting;
  const born = tables.filter(table => isComplete(club, table, now)).slice(0, plan.matches - club.begun);
  for (const table of born) begin(club, table, now);
  return born.length;
};

const arrive = (club: Running, member: Member, now: number): void => {
  const { until } = penalty(member.facts, now);
  if (until > now) {
    member.comesAt = Math.ceil(until / 1_000) * 1_000;
    return;
  }
  if (member.table !== null) club.faults.push(`${member.id} waits and plays`);
  member.comesAt = null;
  const { id, avoids, opponents, standing } = member;
  const person = { id, skill: skillScale(standing), opponents };
  club.waiting = [...club.waiting, { id, people: [person], since: now, avoids, marks: [], pausedUntil: 0 }];
};

/** Whoever does not come has a no-show; the others wait on, as long as before. */
const isComplete = (club: Running, { entries }: PairedTable, now: number): boolean => {
  const missing = entries.filter(() => fraction(club.random) < NO_SHOW);
  if (missing.length === 0) return true;
  club.noShows += missing.length;
  club.waiting = [...club.waiting, ...entries.filter(entry => !missing.includes(entry))];
  for (const { id } of missing) {
    const member = memberOf(club, id);
    noted(member, { at: now, kind: 'no-show', stood: null, behind: null });
    member.comesAt = now + 1_000;
  }
  return false;
};

const begin = (club: Running, table: PairedTable, now: number): void => {
  const { members, begun } = club;
  const end = now + 1_000 * Math.round((MATCH_MS * (0.6 + 0.8 * fraction(club.random))) / 1_000);
  club.ends.set(end, [...(club.ends.get(end) ?? []), table]);
  for (const { since } of table.entries) club.waits.push(now - since);
  club.spreads.push(table.spread);
  for (const id of table.seats) {
    const member = memberOf(club, id);
    if (member.table !== null) club.faults.push(`${id} is at two tables`);
    const blocked = table.seats.filter(
      other => member.avoids.includes(other) || members.get(other)?.avoids.includes(id),
    );
    if (blocked.length > 0) club.faults.push(`${id} met ${blocked.join()}`);
    member.table = begun;
  }
  club.begun += 1;
};

const memberOf = ({ members }: Running, id: string): Member => {
  const member = members.get(id);
  if (!member) throw new Error(`nobody is ${id}`);
  return member;
};

const noted = (member: Member, fact: ConductFact): void => {
  member.facts = [...member.facts, fact].slice(-LOOKED_AT);
};

const conductOf = ({ random }: Running, { badLine }: Member): RatedConduct => {
  if (fraction(random) >= badLine) return 'present';
  return random.below(5) === 0 ? 'excused' : 'absent';
};

const over = (club: Running, { seats }: PairedTable, now: number): void => {
  const members = seats.map(id => memberOf(club, id));
  const strengths = (side: number): readonly number[] =>
    members.filter((_, seat) => seat % 2 === side).map(({ strength }) => strength);
  const won = fraction(club.random) < chanceOf(strengths(0), strengths(1));
  const conducts = members.map(member => conductOf(club, member));
  const rated = ratedMatch({
    seats: members.map(({ standing }, seat) => ({ standing, conduct: conducts[seat] ?? 'present' })),
    winner: won ? 0 : 1,
    season: SEASON,
  });
  if (members.every(({ standing }) => standing.played >= KNOWN_AFTER))
    club.forecasts.push([rated[0]?.forecast ?? 0.5, won]);
  members.forEach((member, seat) => {
    const conduct = conducts[seat] ?? 'present';
    if (conduct === 'absent') club.escapes += 1;
    const kind = conduct === 'present' ? 'clean' : conduct === 'excused' ? 'excused' : 'escape';
    noted(member, {
      at: now,
      kind,
      stood: kind === 'escape' ? (won === (seat % 2 === 0) ? 'ahead' : 'behind') : null,
      behind: 0.5,
    });
    member.standing = rated[seat]?.after ?? member.standing;
    member.opponents = [seats.filter((_, other) => other % 2 !== seat % 2), ...member.opponents].slice(0, 2);
    member.table = null;
    member.comesAt = now + 1_000 + pause(club.random, club.plan.breakMs);
  });
};
