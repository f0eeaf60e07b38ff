import type { Guest } from './room.ts';

/** Many, for what they are told is made once for all of them. */
const MOST_WATCHERS = 500;
/** So many of one home: a crowd from one place leaves room for the others. */
const MOST_OF_A_HOME = 8;

/** undefined: no place for this watcher. Otherwise who must go, if anybody, for it to come. While a chair is free, somebody who has only looked on so far makes room for whoever may take it. */
export const placeFor = (
  guest: Guest,
  watchers: readonly Guest[],
  isChairFree: boolean,
): readonly Guest[] | undefined => {
  const homes = countedBy(watchers);
  const own = homes.get(guest.home) ?? 0;
  const isCrowd = guest.home !== null && own >= MOST_OF_A_HOME;
  if (!isCrowd && watchers.length < MOST_WATCHERS) return [];
  const kin = isCrowd ? watchers.filter(({ home }) => home === guest.home) : watchers;
  const least = kin.reduce((a, b) => (isLess(b, a, homes) ? b : a));
  return isChairFree || isLess(least, guest, homes.set(guest.home, own + 1)) ? [least] : undefined;
};

const countedBy = (watchers: readonly Guest[]): Map<string | null, number> => {
  const homes = new Map<string | null, number>();
  for (const { home } of watchers) homes.set(home, (homes.get(home) ?? 0) + 1);
  return homes;
};

/** Whoever was not asked to come goes before those who were; then whoever has the most of its home here. */
const isLess = (a: Guest, b: Guest, homes: ReadonlyMap<string | null, number>): boolean => {
  if (a.invited !== b.invited) return b.invited;
  return crowdOf(a, homes) > crowdOf(b, homes);
};

const crowdOf = ({ home }: Guest, homes: ReadonlyMap<string | null, number>): number =>
  home === null ? 0 : (homes.get(home) ?? 0);
