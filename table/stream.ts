import type { Viewer } from '@majlis/kernel';
import type { LogLine } from './event.ts';
import type { GameSetup } from './game-setup.ts';
import { type MaskedEvent, maskFor } from './secrecy.ts';
import type { Table } from './table.ts';

/** What one viewer was told: how much, and the last of it for those who missed some. */
export interface Stream {
  readonly length: number;
  readonly tail: readonly MaskedEvent[];
}

export type Streams = ReadonlyMap<Viewer, Stream>;

/** So many are kept for each viewer: counted in what the viewer knows of, so that the end of a tail tells nothing of what it does not. */
const KEPT = 64;

const DRY: Stream = { length: 0, tail: [] };

export const streamOf = (streams: Streams, viewer: Viewer): Stream => streams.get(viewer) ?? DRY;

/** The streams after these lines. A line that a viewer is not told of has no number there. */
export const streamsAfter = (
  setup: GameSetup,
  { chairs }: Table,
  streams: Streams,
  lines: readonly LogLine[],
): Streams => {
  const viewers: readonly Viewer[] = [...chairs.keys(), 'rail'];
  return new Map(
    viewers.map(viewer => {
      const { length, tail } = streamOf(streams, viewer);
      const news = lines.flatMap(({ event }) => maskFor(setup, event, viewer) ?? []);
      return [viewer, { length: length + news.length, tail: [...tail, ...news].slice(-KEPT) }];
    }),
  );
};

/** What came after number `at`, if it is still kept. */
export const since = ({ length, tail }: Stream, at: number): readonly MaskedEvent[] | undefined => {
  const missing = length - at;
  if (missing < 0 || missing > tail.length) return undefined;
  return missing === 0 ? [] : tail.slice(-missing);
};
