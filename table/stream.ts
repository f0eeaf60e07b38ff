import type { Seat, Viewer } from '@majlis/kernel';
import type { LogLine, TableEvent } from './event.ts';
import type { GameSetup } from './game-setup.ts';
import type { Room } from './room.ts';
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

/** Which words and signs of a seat a viewer is not told of, though they are no secret. */
type Unheard = (speaker: Seat, viewer: Viewer) => boolean;

/** CLUB-6.10  Between two of whom one blocks the other nothing is heard, at the rail neither: there all are told the same. */
export const unheardIn = ({
  table: { chairs },
  unheard,
  guests,
}: Pick<Room, 'table' | 'unheard' | 'guests'>): Unheard => {
  const personAt = (seat: Seat): string | undefined => {
    const sitter = chairs[seat]?.sitter;
    return sitter?.kind === 'person' ? sitter.person.id : undefined;
  };
  return (speaker, viewer) => {
    const apart = unheard.get(personAt(speaker) ?? '') ?? [];
    if (viewer !== 'rail') return apart.includes(personAt(viewer) ?? '');
    return guests.some(guest => guest.viewer === 'rail' && apart.includes(guest.person.id));
  };
};

const HEARD: Unheard = () => false;

/** The streams after these lines. A line that a viewer is not told of has no number there. */
export const streamsAfter = (
  setup: GameSetup,
  { chairs }: Table,
  streams: Streams,
  lines: readonly LogLine[],
  isUnheard: Unheard = HEARD,
): Streams => {
  const viewers: readonly Viewer[] = [...chairs.keys(), 'rail'];
  return new Map(
    viewers.map(viewer => {
      const { length, tail } = streamOf(streams, viewer);
      const heard = lines.filter(({ event }) => !(isSpeech(event) && isUnheard(event.seat, viewer)));
      const news = heard.flatMap(({ event }) => maskFor(setup, event, viewer) ?? []);
      return [viewer, { length: length + news.length, tail: [...tail, ...news].slice(-KEPT) }];
    }),
  );
};

const isSpeech = (event: TableEvent): event is Extract<TableEvent, { kind: 'said' | 'reacted' }> =>
  event.kind === 'said' || event.kind === 'reacted';

/** What came after number `at`, if it is still kept. */
export const since = ({ length, tail }: Stream, at: number): readonly MaskedEvent[] | undefined => {
  const missing = length - at;
  if (missing < 0 || missing > tail.length) return undefined;
  return missing === 0 ? [] : tail.slice(-missing);
};
