/** A person in the queue. */
export interface WaitingPerson {
  readonly id: string;
  /** On the scale of the pairing. */
  readonly skill: number;
  /** Whom they played against in their latest matches of the pool, the latest first. */
  readonly opponents: readonly (readonly string[])[];
}

/** One who came alone, or two who came as partners. */
export interface QueueEntry {
  readonly id: string;
  readonly people: readonly WaitingPerson[];
  readonly since: number;
  /** Whom they block, and who blocks them. */
  readonly avoids: readonly string[];
  /** Their devices, addresses that few people share, and what their names look like. */
  readonly marks: readonly string[];
  /** CLUB-2.7  Nobody is paired before. */
  readonly pausedUntil: number;
}

/** CLUB-2.6, 2.7  Whether two entries may ever meet. */
export const mayMeet = (one: QueueEntry, other: QueueEntry): boolean =>
  !shares(one.marks, other.marks) &&
  !one.people.some(({ id }) => other.avoids.includes(id) || other.people.some(person => person.id === id)) &&
  !other.people.some(({ id }) => one.avoids.includes(id));

const shares = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && other.length > 0 && one.some(mark => other.includes(mark));

const SPREAD = { first: 120, perSecond: 8, most: 800 };
const PATIENCE_MS = 60_000;

/** CLUB-2.4  How far apart the skills of a table may lie when the most patient of its people has waited so long. */
export const allowedSpread = (waitedMs: number): number =>
  waitedMs >= PATIENCE_MS
    ? Number.POSITIVE_INFINITY
    : Math.min(SPREAD.most, SPREAD.first + (SPREAD.perSecond * Math.max(0, waitedMs)) / 1_000);
