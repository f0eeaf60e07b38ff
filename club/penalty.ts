import { fisher } from './fisher.ts';

/** One ranked match of a person, or one that did not begin because they were not there. */
export interface ConductFact {
  readonly at: number;
  readonly kind: 'clean' | 'excused' | 'escape' | 'no-show';
  /** How the own side stood at the escape; null: nobody has looked yet, or it was no escape. */
  readonly stood: 'behind' | 'level' | 'ahead' | null;
  /** The share of their time in this match in which the own side was behind; null: nobody has looked yet. */
  readonly behind: number | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** CLUB-4.2 */
const PAUSES = [2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS, 7 * DAY_MS];
export const LONGEST_PAUSE_MS = Math.max(...PAUSES);
const PATTERN_STEP = 4;
/** CLUB-4.1 */
export const LOOKED_AT = 20;
/** CLUB-4.3 */
const CLEAN_STEP = 10;

export interface Penalty {
  /** The queue is closed until then; 0: it is open. */
  readonly until: number;
  /** What the latest pause was for. */
  readonly why: 'escape' | 'no-show' | 'pattern' | null;
  /** So long the next pause would be. */
  readonly nextMs: number;
  /** So many clean matches until it is a step shorter; null: it is the shortest. */
  readonly cleanLeft: number | null;
  /** A steward should look. */
  readonly pattern: boolean;
}

/** What the conduct of a person, oldest first, means for the queue now. */
export const penalty = (history: readonly ConductFact[], now: number): Penalty => {
  const facts = history.slice(-LOOKED_AT);
  const pattern = isPattern(facts);
  const { step, until, why, clean } = facts.reduce(climbed, GROUND);
  const whole = pattern ? sternest({ step, until, why, clean }, facts) : { step, until, why, clean };
  const next = now - whole.until > DAY_MS ? 0 : Math.min(whole.step + 1, PAUSES.length - 1);
  return {
    until: whole.until > now ? whole.until : 0,
    why: whole.why,
    nextMs: PAUSES[next] ?? DAY_MS,
    cleanLeft: next > 0 ? CLEAN_STEP - whole.clean : null,
    pattern,
  };
};

interface Ladder {
  /** The step of the latest pause; -1: none. */
  readonly step: number;
  readonly until: number;
  readonly why: Penalty['why'];
  /** Clean matches since the latest step. */
  readonly clean: number;
}

const GROUND: Ladder = { step: -1, until: 0, why: null, clean: 0 };

/** CLUB-4.2, 4.3  A day after a pause is over the next one is the first again. */
const climbed = (ladder: Ladder, { kind, at }: ConductFact): Ladder => {
  switch (kind) {
    case 'excused':
      return ladder;
    case 'clean': {
      const clean = ladder.clean + 1;
      return clean < CLEAN_STEP ? { ...ladder, clean } : { ...ladder, clean: 0, step: Math.max(-1, ladder.step - 1) };
    }
    default: {
      const step = at - ladder.until > DAY_MS ? 0 : Math.min(ladder.step + 1, PAUSES.length - 1);
      return { step, until: at + (PAUSES[step] ?? 0), why: kind, clean: 0 };
    }
  }
};

/** CLUB-4.5  A pattern goes straight to a day. */
const sternest = (ladder: Ladder, facts: readonly ConductFact[]): Ladder => {
  const last = facts.findLast(({ kind }) => kind === 'escape');
  const until = (last?.at ?? 0) + (PAUSES[PATTERN_STEP] ?? 0);
  return { ...ladder, step: Math.max(ladder.step, PATTERN_STEP), until: Math.max(ladder.until, until), why: 'pattern' };
};

const FEWEST = 3;
const LIKELY_BY_CHANCE = 0.05;

/** CLUB-4.4  Leaves when losing: more often than the person's own share of time spent losing explains. */
export const isPattern = (facts: readonly ConductFact[]): boolean => {
  const escapes = facts.filter(({ kind, stood }) => kind === 'escape' && stood !== null);
  const losing = escapes.filter(({ stood }) => stood === 'behind').length;
  const ahead = escapes.filter(({ stood }) => stood === 'ahead').length;
  if (losing < FEWEST || losing < 2 * ahead) return false;
  const shares = facts.flatMap(({ behind }) => behind ?? []);
  // A match is one moment of the person's time, however long it took: the test is the stricter for it.
  const behind = Math.round(shares.reduce((sum, share) => sum + share, 0));
  return fisher(losing, escapes.length - losing, behind, shares.length - behind) < LIKELY_BY_CHANCE;
};
