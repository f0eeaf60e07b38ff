import type { Tallies } from '../store/tallies.ts';

/** So many in so long. */
export interface LimitRule {
  readonly name: string;
  readonly most: number;
  readonly ms: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const rule = (name: string, most: number, ms: number): LimitRule => ({ name, most, ms });

/** The numbers of the house. */
export const RULES = {
  /** One line in the audit log for an address and a minute, however much it is refused. */
  note: [rule('note', 1, MINUTE)],
  noteNetwork: [rule('note-network', 5, MINUTE)],
  noteAll: [rule('note-all', 30, MINUTE)],
  /** What people did is noted more often: thousands may share an address. */
  deed: [rule('deed', 60, MINUTE)],
  deedNetwork: [rule('deed-network', 120, MINUTE)],
  deedAll: [rule('deed-all', 600, MINUTE)],
  signOutOthers: [rule('sign-out-others', 3, 60 * MINUTE)],
  /** Each is a little work for us too: who comes beyond this is told to come again. */
  challenge: [rule('challenge', 100, 10 * SECOND)],
  http: [rule('http', 600, MINUTE)],
  connect: [rule('connect', 60, MINUTE), rule('connect-long', 500, 30 * MINUTE)],
  /** Who has opened no more than this lately is a newcomer at the gate. */
  connectNew: [rule('connect-new', 3, MINUTE)],
  createByAddress: [rule('create', 5, MINUTE)],
  createByPerson: [rule('create-person', 8, MINUTE), rule('create-person-day', 300, DAY)],
  guest: [rule('guest', 250, DAY)],
  signUp: [rule('sign-up', 10, 10 * MINUTE), rule('sign-up-day', 150, DAY)],
  passkey: [rule('passkey', 30, MINUTE)],
  code: [rule('code', 10, MINUTE), rule('code-day', 200, DAY)],
  /** All that the house has of a person: long to read, and seldom wanted. */
  export: [rule('export', 6, MINUTE)],
  /** Waiting for a match: coming and going. */
  queue: [rule('queue', 12, MINUTE), rule('queue-day', 600, DAY)],
  /** Deals of the day: sixteen of them, opened and come back to. */
  daily: [rule('daily', 30, MINUTE), rule('daily-day', 400, DAY)],
  /** Pages about others, and the ranks: enough to look around, too few to copy. */
  profile: [rule('profile', 60, MINUTE), rule('profile-day', 2_000, DAY)],
  /** Friends: the page about them, and asking. */
  friends: [rule('friends', 60, MINUTE)],
  befriend: [rule('befriend', 10, MINUTE), rule('befriend-day', 60, DAY)],
  invite: [rule('invite', 10, MINUTE), rule('invite-day', 300, DAY)],
  /** How far somebody has come with lessons and puzzles: told after every few of them. */
  learning: [rule('learning', 30, MINUTE), rule('learning-day', 2_000, DAY)],
  /** Pictures of links: a chat asks for one when somebody shares it. */
  picture: [rule('picture', 60, MINUTE)],
  report: [rule('report', 10, 180 * MINUTE)],
  /** The desk: whoever knocks, and whoever sits at it. */
  desk: [rule('desk', 240, MINUTE)],
  decide: [rule('decide', 60, MINUTE)],
  appeal: [rule('appeal', 10, 60 * MINUTE)],
  ticket: [rule('ticket', 60, MINUTE)],
} as const satisfies { readonly [name: string]: readonly LimitRule[] };

/** What all addresses of a network have together: as much as so many of them. Whoever owns a network owns every address of it. */
const NETWORK = 16;

export const ofNetwork = (rules: readonly LimitRule[]): readonly LimitRule[] =>
  rules.map(({ name, most, ms }) => rule(`${name}-network`, most * NETWORK, ms));

export interface Limits {
  /** How many ms until it is allowed again; 0: it is allowed, and counted. Counted in this process alone. */
  here(rules: readonly LimitRule[], key: string): number;
  /** The same; what counts for long is counted in the store, for all processes and beyond their ends. */
  wait(rules: readonly LimitRule[], key: string): Promise<number>;
}

/** From here on a restart must not wipe the slate clean. */
const LONG = 10 * MINUTE;

interface Count {
  used: number;
  readonly until: number;
}

const MOST_KEYS = 200_000;

export const limitsOf = (tallies: Pick<Tallies, 'count'>, now: () => number = Date.now): Limits => {
  const here = countsHere(now);
  return {
    here,
    wait: async (rules, key) => {
      const wait = here(
        rules.filter(({ ms }) => ms < LONG),
        key,
      );
      if (wait > 0) return wait;
      for (const { name, most, ms } of rules.filter(one => one.ms >= LONG)) {
        const { used, until } = await tallies.count(name, key, ms, now());
        if (used > most) return Math.max(1, until - now());
      }
      return 0;
    },
  };
};

const countsHere = (now: () => number): Limits['here'] => {
  const counts = new Map<string, Count>();
  const forget = (): void => {
    for (const [key, { until }] of counts) if (until <= now()) counts.delete(key);
    // From so many addresses at once: the oldest go, for the row must not grow for ever, nor be walked through for each.
    const oldest = counts.size < MOST_KEYS ? 0 : MOST_KEYS / 4;
    for (const key of [...counts.keys()].slice(0, oldest)) counts.delete(key);
  };
  const countOf = ({ name, ms }: LimitRule, key: string): Count => {
    const id = `${name}/${key}`;
    const known = counts.get(id);
    if (known && known.until > now()) return known;
    if (counts.size >= MOST_KEYS) forget();
    const fresh = { used: 0, until: now() + ms };
    counts.set(id, fresh);
    return fresh;
  };
  return (rules, key) => {
    const found = rules.map(one => ({ one, count: countOf(one, key) }));
    const over = found.filter(({ one, count }) => count.used >= one.most);
    if (over.length > 0) return Math.max(...over.map(({ count }) => Math.ceil(count.until - now())));
    for (const { count } of found) count.used += 1;
    return 0;
  };
};

/** A bucket that refills: `perSecond` for ever, `burst` at once. */
export const bucket = (perSecond: number, burst: number, pace = () => performance.now()) => {
  let tokens = burst;
  let last = pace();
  return (cost = 1): boolean => {
    const now = pace();
    tokens = Math.min(burst, tokens + ((now - last) / SECOND) * perSecond);
    last = now;
    if (tokens < cost) return false;
    tokens -= cost;
    return true;
  };
};
