import type { OfKind, Seat } from '@majlis/kernel';
import { replayOf } from '@/match/frames.ts';
import type { OpenedMatch } from '@/match/open-match.ts';

/** Another way that a match might have gone, from one of its moments on. */
export interface Branch {
  readonly match: OpenedMatch;
  /** The stop to begin at. */
  readonly start: number;
  /** Who plays for themselves; null: everybody plays the best line. */
  readonly seat: Seat | null;
}

/** The match up to a frame, and then these events instead of its own. */
export const branchOf = (match: OpenedMatch, frame: number, events: readonly OfKind[], seat: Seat | null): Branch => {
  const { file, rules, play, replay } = match;
  const all = [...replay.frames.slice(0, frame).map(({ event }) => event), ...events];
  const other = { ...file, events: all.map(event => ({ kind: 'game', event })), times: [], talk: [] };
  const again = replayOf(rules.game, play, other);
  const before = again.stops.findLastIndex(({ at }) => at < frame);
  return { match: { ...match, file: other, replay: again }, start: Math.max(0, before), seat };
};
