import { pick, type Random, shuffled } from '@majlis/kernel';
import type { QueueEntry, WaitingPerson } from './queue-entry.ts';

type Split = readonly [readonly WaitingPerson[], readonly WaitingPerson[]];

/** Every way to make two equal sides of these entries; who came as partners stays together. */
const splits = (entries: readonly QueueEntry[], half: number): readonly Split[] => {
  const found: Split[] = [];
  const [first, ...rest] = entries;
  if (!first) return found;
  for (let chosen = 0; chosen < 2 ** rest.length; chosen++) {
    const isOurs = (_: QueueEntry, at: number): boolean => (chosen & (1 << at)) !== 0;
    const ours = [first, ...rest.filter(isOurs)].flatMap(({ people }) => people);
    if (ours.length !== half) continue;
    found.push([ours, rest.filter((entry, at) => !isOurs(entry, at)).flatMap(({ people }) => people)]);
  }
  return found;
};

const total = (side: readonly WaitingPerson[]): number => side.reduce((sum, { skill }) => sum + skill, 0);

/** The doubt about four skills is the same however they are split: the nearest sums are the expectation nearest 50 %. */
const imbalance = ([one, other]: Split): number => Math.abs(total(one) - total(other));

/** CLUB-2.8  Whether somebody would meet the same opponent for the third time running. */
const isStale = ([one, other]: Split): boolean =>
  [...one.map(person => [person, other] as const), ...other.map(person => [person, one] as const)].some(
    ([{ opponents }, against]) =>
      opponents.length >= 2 && against.some(({ id }) => opponents[0]?.includes(id) && opponents[1]?.includes(id)),
  );

const CLOSE = 1e-9;

export interface Sides {
  readonly isFresh: boolean;
  /** The splits that are equally even. */
  readonly best: readonly Split[];
}

/** CLUB-2.5  The most even sides; of those that bring new opponents, if there are any. */
export const sidesOf = (entries: readonly QueueEntry[], half: number): Sides | undefined => {
  const all = splits(entries, half);
  const fresh = all.filter(split => !isStale(split));
  const among = fresh.length > 0 ? fresh : all;
  if (among.length === 0) return undefined;
  const least = Math.min(...among.map(imbalance));
  return { isFresh: fresh.length > 0, best: among.filter(split => imbalance(split) <= least + CLOSE) };
};

/** Who sits where: partners opposite, all else by the dice. */
export const seatsOf = ({ best }: Sides, random: Random): readonly string[] => {
  const sides = shuffled(pick(best, random), random).map(side => shuffled(side, random));
  const [even = [], odd = []] = sides;
  return even.flatMap(({ id }, at) => [id, ...odd.slice(at, at + 1).map(person => person.id)]);
};
