import type { OfKind, Seat } from '@majlis/kernel';

/** What is counted of matches, over all games. */
export type FactKind =
  | 'rounds'
  | 'bought'
  | 'khasara'
  | 'kaboot'
  | 'projects'
  | 'baazis'
  | 'kots'
  | 'bids'
  | 'locks'
  | 'out'
  | 'lapsed';

/** So many, and out of how many; null: they are only counted. */
export interface Fact {
  readonly kind: FactKind;
  readonly n: number;
  readonly of: number | null;
}

/** An event of a match, and the state after it. */
export interface Happened {
  readonly event: OfKind;
  readonly state: unknown;
}

/** What a match says of one who played it: for their own eyes. */
export type FactsOf = (match: readonly Happened[], seat: Seat) => readonly Fact[];

/** The same over several matches. */
export const summed = (matches: readonly (readonly Fact[])[]): readonly Fact[] => {
  const sums = new Map<FactKind, Fact>();
  for (const { kind, n, of } of matches.flat()) {
    const known = sums.get(kind);
    sums.set(kind, { kind, n: n + (known?.n ?? 0), of: of === null ? null : of + (known?.of ?? 0) });
  }
  return [...sums.values()];
};

export const counted = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;
