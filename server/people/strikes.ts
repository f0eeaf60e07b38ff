/** Wrong passwords are slowed down, never locked out: who only guesses waits longer and longer, and whoever owns the account does not wait for him. */
export interface Strikes {
  /** How many ms until it may be tried; 0: it may, and counts as wrong until `right` is said. */
  tried(attempt: Attempt): number;
  right(attempt: Attempt): void;
  /** It was not looked at after all: nobody has guessed anything. */
  undone(attempt: Attempt): void;
  /** Whether it waits only for what others behind its address have guessed: a proof of work will do instead. */
  isForOthers(attempt: Attempt): boolean;
}

/** known: from a device on which this account was open before, or from an open session of it. */
export type Attempt =
  | { readonly kind: 'stranger'; readonly address: string; readonly name: string; readonly proved?: boolean }
  | { readonly kind: 'known'; readonly device: string; readonly name: string };

interface Count {
  /** How often it was tried; of `right`: how often it was right. */
  readonly wrong: number;
  readonly last: number;
  /** The last one before that. */
  readonly before: number;
}

const SECOND_MS = 1_000;
const FORGOTTEN = 15 * 60 * SECOND_MS;
const LONGEST = 60 * SECOND_MS;
/** So many are free: fingers slip. */
const FREE = 3;
const FREE_FOR_KNOWN = 10;
/** A name that so many have guessed at: from then on a stranger has one try, and then waits the longest. */
const BESIEGED = 50;
/** An address that has guessed so often, whatever the names, tries once in so long. */
const RESTLESS = 100;
const PACE = 5 * SECOND_MS;
/** An account that was opened so often: whoever has its password has sessions enough, and opens one in so long. */
const PUMPED = 20;
const MOST_KEYS = 100_000;

const NEVER = Number.NEGATIVE_INFINITY;
const NONE: Count = { wrong: 0, last: NEVER, before: NEVER };

export const strikesOf = (now: () => number = Date.now): Strikes => {
  const counts = new Map<string, Count>();
  const of = (key: string): Count => {
    const count = counts.get(key);
    return count && now() - count.last < FORGOTTEN ? count : NONE;
  };
  const add = (key: string): void => {
    const { wrong, last } = of(key);
    counts.delete(key);
    counts.set(key, { wrong: wrong + 1, last: now(), before: last });
    const [oldest] = counts.keys();
    if (counts.size > MOST_KEYS && oldest !== undefined) counts.delete(oldest);
  };
  const left = ({ last }: Count, ms: number): number => Math.max(0, last + ms - now());
  const slowed = (count: Count, free: number): number =>
    count.wrong < free ? 0 : left(count, Math.min(LONGEST, 2 ** (count.wrong - free + 2) * SECOND_MS));
  const take = (key: string): void => {
    const { wrong, before } = of(key);
    if (wrong > 1) counts.set(key, { wrong: wrong - 1, last: before, before });
    else counts.delete(key);
  };
  const rightWait = ({ name }: Attempt): number => {
    const right = of(`right ${name}`);
    return right.wrong >= PUMPED ? left(right, LONGEST) : 0;
  };
  const ownWait = (attempt: Attempt): number => Math.max(rightWait(attempt), wrongWait(attempt));
  const wrongWait = (attempt: Attempt): number => {
    const [own, name] = keys(attempt);
    if (attempt.kind === 'known') return slowed(of(own), FREE_FOR_KNOWN);
    const isBesieged = of(name ?? '').wrong >= BESIEGED && of(own).wrong > 0;
    return isBesieged ? left(of(own), LONGEST) : slowed(of(own), FREE);
  };
  const othersWait = (attempt: Attempt): number => {
    const restless = of(keys(attempt)[2] ?? '');
    return restless.wrong >= RESTLESS ? left(restless, PACE) : 0;
  };
  return {
    tried: attempt => {
      const wait = Math.max(ownWait(attempt), othersWait(attempt));
      if (wait === 0) keys(attempt).forEach(add);
      return wait;
    },
    right: attempt => {
      counts.delete(keys(attempt)[0]);
      add(`right ${attempt.name}`);
    },
    undone: attempt => keys(attempt).forEach(take),
    isForOthers: attempt => ownWait(attempt) === 0 && othersWait(attempt) > 0,
  };
};

/** Whoever has done the work counts for himself, not for the address. */
const keys = (attempt: Attempt): readonly [string, ...string[]] => {
  if (attempt.kind === 'known') return [`device ${attempt.device} ${attempt.name}`];
  const { address, name, proved } = attempt;
  return [`pair ${address} ${name}`, `name ${name}`, ...(proved ? [] : [`address ${address}`])];
};
