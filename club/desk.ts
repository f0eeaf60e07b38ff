/** CLUB-7.2  What a steward may decide about a report: nothing else. */
export const DECISIONS = ['dismiss', 'warn', 'mute', 'ranked', 'house', 'rename'] as const;
export type DeskDecision = (typeof DECISIONS)[number];

/** CLUB-7.2  Those that last, and for so many days. */
export const LASTING: readonly DeskDecision[] = ['mute', 'ranked', 'house'];
export const DAYS = [1, 7, 30] as const;

/** CLUB-7.3  From so many days on a second steward has to agree. */
export const NEEDS_TWO = 30;

/** CLUB-7.2  The ground that a person is told. */
export const GROUNDS = ['left', 'stalling', 'abuse', 'collusion', 'cheating', 'name', 'other'] as const;
export type DeskGround = (typeof GROUNDS)[number];

const DAY_MS = 86_400_000;

/** Until when it holds; null: it does not last. undefined: there is no such decision. */
export const holdsUntil = (kind: DeskDecision, days: number | undefined, now: number): number | null | undefined => {
  const lasts = LASTING.includes(kind);
  if (lasts !== (days !== undefined)) return undefined;
  return days === undefined ? null : now + days * DAY_MS;
};

/** What became of the reports of one person so far. */
export interface ReporterRecord {
  readonly answered: number;
  readonly dismissed: number;
}

const ENOUGH = 3;

/** CLUB-7.4  Whose reports were mostly dismissed. */
export const isCrier = ({ answered, dismissed }: ReporterRecord): boolean =>
  answered >= ENOUGH && dismissed * 2 > answered;

/** A report as it stands in the queue of the desk. */
export interface WaitingReport {
  readonly id: string;
  readonly at: number;
  readonly about: string | null;
  /** The log of its match does not replay, or the house itself reports. */
  readonly isGrave: boolean;
  readonly reporter: ReporterRecord;
}

/** CLUB-7.4  The worst first: what the log shows, then about whom most complain, then who has waited longest; those who cry wolf last. */
export const deskOrder = <R extends WaitingReport>(reports: readonly R[]): readonly R[] => {
  const about = new Map<string | null, number>();
  for (const report of reports)
    if (!isCrier(report.reporter)) about.set(report.about, (about.get(report.about) ?? 0) + 1);
  const rank = (report: R): readonly number[] => [
    Number(isCrier(report.reporter)),
    Number(!report.isGrave),
    -(report.about === null ? 0 : (about.get(report.about) ?? 0)),
    report.at,
  ];
  return [...reports].sort((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    const at = one.findIndex((value, n) => value !== other[n]);
    return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  });
};

/** CLUB-7.5  What the house would suggest: a warning first, then the same again for longer. `before`: decisions that held, for the same ground. */
export const suggested = (
  ground: DeskGround,
  before: number,
): { readonly kind: DeskDecision; readonly days?: number } => {
  if (ground === 'name') return { kind: 'rename' };
  if (before === 0) return { kind: 'warn' };
  const kind = ground === 'abuse' ? 'mute' : ground === 'left' || ground === 'stalling' ? 'ranked' : 'house';
  return { kind, days: DAYS[Math.min(before, DAYS.length) - 1] ?? 1 };
};
