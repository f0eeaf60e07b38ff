import type { Random } from '@majlis/kernel';
import { allowedSpread, mayMeet, type QueueEntry } from './queue-entry.ts';
import { type Sides, seatsOf, sidesOf } from './sides.ts';

export interface PairedTable {
  readonly entries: readonly QueueEntry[];
  /** The persons, seat by seat. */
  readonly seats: readonly string[];
  readonly spread: number;
}

export interface Pairing {
  readonly tables: readonly PairedTable[];
  readonly waiting: readonly QueueEntry[];
}

/** The nearest that are looked at for one table. */
const NEIGHBOURS = 8;
/** So far we look for them among those who may not meet. */
const FARTHEST = 100;

/** CLUB-2.3  Tables for those who wait: the longest waiting first, each with the set around it whose skills are nearest. */
export const pair = (waiting: readonly QueueEntry[], seats: number, now: number, random: Random): Pairing => {
  const ready = waiting.filter(({ pausedUntil }) => pausedUntil <= now);
  const bySkill = ready.map(entry => ({ entry, skill: meanSkill(entry) })).sort((a, b) => a.skill - b.skill);
  const tables: PairedTable[] = [];
  const taken = new Set<QueueEntry>();
  for (const anchor of [...ready].sort((a, b) => a.since - b.since)) {
    if (taken.has(anchor)) continue;
    const at = bySkill.findIndex(({ entry }) => entry === anchor);
    const found = bestSet(anchor, neighbours(bySkill, at, seats), seats, now);
    if (!found) continue;
    for (const entry of found.entries) taken.add(entry);
    for (const entry of found.entries)
      bySkill.splice(
        bySkill.findIndex(one => one.entry === entry),
        1,
      );
    tables.push({ entries: found.entries, seats: seatsOf(found.sides, random), spread: found.spread });
  }
  return { tables, waiting: waiting.filter(entry => !taken.has(entry)) };
};

const meanSkill = ({ people }: QueueEntry): number =>
  people.reduce((sum, { skill }) => sum + skill, 0) / Math.max(1, people.length);

interface Placed {
  readonly entry: QueueEntry;
  readonly skill: number;
}

/** The entries nearest in skill that may sit at one table with this one, the nearest first. */
const neighbours = (bySkill: readonly Placed[], at: number, seats: number): readonly QueueEntry[] => {
  const own = bySkill[at];
  if (!own) return [];
  const found: QueueEntry[] = [];
  let below = at - 1;
  let above = at + 1;
  for (let looked = 0; looked < FARTHEST && found.length < NEIGHBOURS; looked++) {
    const down = bySkill[below];
    const up = bySkill[above];
    const next = !up || (down && own.skill - down.skill <= up.skill - own.skill) ? down : up;
    if (!next) break;
    if (next === down) below--;
    else above++;
    if (own.entry.people.length + next.entry.people.length <= seats && mayMeet(own.entry, next.entry))
      found.push(next.entry);
  }
  return found;
};

interface FoundSet {
  readonly entries: readonly QueueEntry[];
  readonly sides: Sides;
  readonly spread: number;
}

interface Span {
  readonly low: number;
  readonly high: number;
}

const NO_SPAN: Span = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY };

const widened = (span: Span, { people }: QueueEntry): Span => {
  let { low, high } = span;
  for (const { skill } of people) {
    if (skill < low) low = skill;
    if (skill > high) high = skill;
  }
  return { low, high };
};

/** CLUB-2.3, 2.8  The set with the smallest spread that is allowed; one with new opponents before one without. */
const bestSet = (anchor: QueueEntry, near: readonly QueueEntry[], seats: number, now: number): FoundSet | undefined => {
  let best: FoundSet | undefined;
  const consider = (entries: readonly QueueEntry[], spread: number): void => {
    const waited = Math.max(...entries.map(({ since }) => now - since));
    if (spread > allowedSpread(waited)) return;
    const sides = sidesOf(entries, seats / 2);
    if (!sides || (best?.sides.isFresh && !sides.isFresh)) return;
    if (!best || spread < best.spread || sides.isFresh !== best.sides.isFresh) best = { entries, sides, spread };
  };
  const extend = (entries: readonly QueueEntry[], size: number, from: number, span: Span): void => {
    if (size === seats) consider(entries, span.high - span.low);
    for (let next = from; next < near.length; next++) {
      const entry = near[next];
      if (!entry || size + entry.people.length > seats) continue;
      const wider = widened(span, entry);
      if (best?.sides.isFresh && wider.high - wider.low >= best.spread) continue;
      if (entries.every(other => other === anchor || mayMeet(other, entry)))
        extend([...entries, entry], size + entry.people.length, next + 1, wider);
    }
  };
  extend([anchor], anchor.people.length, 0, widened(NO_SPAN, anchor));
  return best;
};
