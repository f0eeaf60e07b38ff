import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose work it is: those of one name stand in one lane. `ahead`: the house knows them already. `proved`: they have worked for a lane of their own. */
export interface PersonLane {
  readonly name: string;
  readonly ahead: boolean;
  readonly proved?: boolean;
}

/** One piece of work at a time, the lanes in turn: whoever fills his own holds up nobody else's. */
export interface Lanes {
  /** Rejected if there are too many in the lane, at once; if there are too many in all, the last of the longest lane is. */
  through<T>(lane: PersonLane, work: () => Promise<T>): Promise<T>;
}

const MOST_OF_A_LANE = 3;
const MOST = 40;
/** So many who are known go first, one after the other; then a stranger does. */
const MOST_AHEAD = 3;

const isCrowd = (error: unknown): boolean =>
  error instanceof Error && ('crowded' in error || (error.cause !== undefined && isCrowd(error.cause)));

/** What was asked for, or that there are too many who ask. */
export const orCrowded = async <T>(work: Promise<T>): Promise<T | 'crowded'> => {
  try {
    return await work;
  } catch (error) {
    if (isCrowd(error)) return 'crowded';
    throw error;
  }
};

interface Waiting {
  readonly proved: boolean;
  go(): void;
  drop(error: Error): void;
}

type Queue = readonly Waiting[];

const crowd = (): Error => Object.assign(new Error('too many passwords at once'), { crowded: true });

/** The lane that gives way to somebody new: the longest; where each has but one, the newest of those who have not worked for it gives way to who has. */
const givesWay = (lanes: ReadonlyMap<string, Queue>, proved: boolean): string | undefined => {
  const all = [...lanes];
  const longest = Math.max(...all.map(([, { length }]) => length));
  if (longest > 1) return all.findLast(([, { length }]) => length === longest)?.[0];
  return proved ? all.findLast(([, [one]]) => !one?.proved)?.[0] : undefined;
};

export const lanesOf = (): Lanes => {
  const known = new Map<string, Queue>();
  const strangers = new Map<string, Queue>();
  let busy = false;
  let ahead = 0;
  const sum = (lanes: ReadonlyMap<string, Queue>): number =>
    [...lanes.values()].reduce((n, { length }) => n + length, 0);
  const next = (): void => {
    const lanes = known.size > 0 && (ahead < MOST_AHEAD || strangers.size === 0) ? known : strangers;
    ahead = lanes === known ? ahead + 1 : 0;
    const [first] = lanes;
    busy = first !== undefined;
    if (!first) return;
    const [name, [one, ...rest]] = first;
    lanes.delete(name);
    if (rest.length > 0) lanes.set(name, rest);
    one?.go();
  };
  const makeRoom = (lanes: Map<string, Queue>, name: string, proved: boolean): boolean => {
    const loser = givesWay(lanes, proved);
    const lane = lanes.get(loser ?? '') ?? [];
    if (loser === undefined || lane.length <= (lanes.get(name)?.length ?? 0)) return false;
    const rest = lane.slice(0, -1);
    if (rest.length > 0) lanes.set(loser, rest);
    else lanes.delete(loser);
    lane.at(-1)?.drop(crowd());
    return true;
  };
  return {
    through: async ({ name, ahead: isKnown, proved = false }, work) => {
      const lanes = isKnown ? known : strangers;
      const isFull = (lanes.get(name)?.length ?? 0) >= MOST_OF_A_LANE;
      if (isFull || (sum(lanes) >= MOST && !makeRoom(lanes, name, proved))) throw crowd();
      await new Promise<void>((go, drop) => {
        lanes.set(name, [...(lanes.get(name) ?? []), { proved, go, drop }]);
        if (!busy) next();
      });
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
};

const walking = new AsyncLocalStorage<PersonLane>();

/** Whatever is done within is done in this lane. */
export const inLane = <T>(lane: PersonLane, work: () => Promise<T>): Promise<T> => walking.run(lane, work);

export const ownLane = (): PersonLane => walking.getStore() ?? { name: '', ahead: false };
