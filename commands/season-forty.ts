import { pair, type QueueEntry, skillScale } from '@majlis/club';
import { seeded, shuffled } from '@majlis/kernel';
import type { Member } from './season-club.ts';

const ARRIVE_MS = 30_000;
const LONGEST_MS = 300_000;

/** Forty people of the club come to an empty pool within half a minute, evening after evening: how long each waited, in ms. */
export const fortyWaiting = (members: readonly Member[], evenings: number, seed: number): readonly number[] => {
  const random = seeded(seed);
  return Array.from({ length: evenings }, () => {
    const forty = shuffled(members, random).slice(0, 40);
    const coming = forty.map(
      ({ id, standing, avoids }): QueueEntry => ({
        ...{ id, avoids, marks: [], pausedUntil: 0, since: random.below(ARRIVE_MS) },
        people: [{ id, skill: skillScale(standing), opponents: [] }],
      }),
    );
    const waits: number[] = [];
    let waiting: readonly QueueEntry[] = coming;
    for (let now = 0; now < LONGEST_MS && waiting.length > 0; now += 1_000) {
      const there = waiting.filter(({ since }) => since <= now);
      const { tables } = pair(there, 4, now, random);
      const paired = new Set(tables.flatMap(({ entries }) => entries));
      for (const { since } of paired) waits.push(now - since);
      waiting = waiting.filter(entry => !paired.has(entry));
    }
    return [...waits, ...waiting.map(() => LONGEST_MS)];
  }).flat();
};
