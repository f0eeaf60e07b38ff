/** How far the house's clock is ahead of this device's, by the latest messages. */
export interface Offset {
  readonly samples: readonly number[];
  readonly ms: number;
}

export const NO_OFFSET: Offset = { samples: [], ms: 0 };

const KEPT = 8;
/** A clock that is suddenly this far behind its own past was set anew. */
const JUMP_MS = 1_000;

/** A message is late, never early: the largest of the differences is the truest. */
export const sampled = ({ samples, ms }: Offset, house: number, device: number): Offset => {
  const sample = house - device;
  const kept = samples.length > 0 && sample < ms - JUMP_MS ? [sample] : [...samples, sample].slice(-KEPT);
  return { samples: kept, ms: Math.max(...kept) };
};
