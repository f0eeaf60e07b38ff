import type { Finding } from './eye/finding.ts';
import type { Landed } from './eye/landed.ts';

/** How wide the first card was that was seen in each place of this screen. */
export type Landings = Map<string, number>;

const SLACK = 1;

/** A landed card has one size on one screen, all through the evening. */
export const ofOneSize = (known: Landings, landed: readonly Landed[]): readonly Finding[] =>
  landed.flatMap(({ where, width, box }): readonly Finding[] => {
    const first = known.get(where) ?? width;
    known.set(where, first);
    if (Math.abs(first - width) <= SLACK) return [];
    const detail = `a card is ${width.toFixed(1)} px wide, the first one was ${first.toFixed(1)}`;
    return [{ kind: 'pit-size', where, detail, box }];
  });
