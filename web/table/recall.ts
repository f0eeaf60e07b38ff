import type { OfKind } from '@majlis/kernel';

import type { Seen } from '@/store/seen.ts';
import type { Narrate } from '@/table/GameLog.tsx';

/** What the view alone still tells of before: the rounds' results, and this round so far. In words, the oldest first. */
export type Recall = (view: unknown, seen: Seen) => readonly string[];

/** Something that happened before this device looked on, in the words of the log. */
export const retold = (narrate: Narrate, seen: Seen, view: unknown, ...events: readonly OfKind[]): readonly string[] =>
  events.flatMap(event => {
    const text = narrate({ n: 0, told: { kind: 'game', event }, view, late: false }, seen);
    return text === undefined ? [] : [text];
  });
