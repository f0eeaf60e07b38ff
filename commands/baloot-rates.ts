import type { BalootEvent, BalootOptions, BalootState } from '@majlis/baloot';
import { baloot } from '@majlis/bots';
import { sideOf } from '@majlis/kernel';
import { type DuelTerms, series } from './duelling.ts';

const ROUNDS = ['Hokum', 'Sun', 'Ashkal'];

/** What people do, of a hundred of what: as recorded on a large app. */
const PEOPLE = [
  { what: 'Hokum', of: ROUNDS, target: 53 },
  { what: 'Sun', of: ROUNDS, target: 34 },
  { what: 'Ashkal', of: ROUNDS, target: 13 },
  { what: 'all pass', of: ['dealt'], target: 31 },
  { what: 'Sun lost', of: ['Sun', 'Ashkal'], target: 28 },
  { what: 'Hokum lost', of: ['Hokum'], target: 16 },
  { what: 'Kaboot', of: ROUNDS, target: 11 },
  { what: 'doubled', of: ROUNDS, target: 4 },
];

/** How far off a rate may be, as a part of its target. */
const LEEWAY = 0.4;

export interface BalootRate {
  readonly what: string;
  readonly percent: number;
  readonly target: number;
  readonly near: boolean;
}

/** How often four players of level `a` do what people do, and how many of a hundred doubled rounds they lock. */
export const ratesOf = (
  terms: DuelTerms<BalootOptions>,
): { readonly rates: readonly BalootRate[]; readonly locked: number } => {
  const counts = new Map<string, number>();
  series(baloot, { ...terms, b: terms.a }, 0, (event, after) => {
    for (const what of seen(event, after)) counts.set(what, (counts.get(what) ?? 0) + 1);
  });
  const count = (names: readonly string[]): number => names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  const percentOf = (what: string, of: readonly string[]): number => (100 * count([what])) / Math.max(1, count(of));
  const rates = PEOPLE.map(({ what, of, target }): BalootRate => {
    const percent = percentOf(what, of);
    return { what, percent, target, near: Math.abs(percent - target) <= LEEWAY * target };
  });
  return { rates, locked: percentOf('locked', ['doubled']) };
};

const seen = (event: BalootEvent, after: BalootState): readonly string[] => {
  switch (event.kind) {
    case 'dealt':
      return ['dealt'];
    case 'thrownIn':
      return event.by === 'all-pass' ? ['all pass'] : [];
    case 'bought':
      return [event.contract.ashkal ? 'Ashkal' : event.contract.mode === 'sun' ? 'Sun' : 'Hokum'];
    case 'raised':
      return event.raise === 'double' ? ['doubled', ...(event.manner === 'locked' ? ['locked'] : [])] : [];
    case 'scored':
      return scored(event, after);
    default:
      return [];
  }
};

const scored = (
  { sheet }: Extract<BalootEvent, { readonly kind: 'scored' }>,
  { contract }: BalootState,
): readonly string[] => {
  const lost = contract && sheet.loser === sideOf(contract.buyer);
  return [
    ...(lost ? [contract.mode === 'sun' ? 'Sun lost' : 'Hokum lost'] : []),
    ...(sheet.outcome === 'kaboot' ? ['Kaboot'] : []),
  ];
};
