import type { Card } from '../card.ts';

/** Beyond this a shuffle is rejected. A fair one strays so far about once in 16,000 runs. */
export const Z_LIMIT = 4;

export interface ChiSquare {
  readonly z: number;
  readonly fair: boolean;
}

/** How often each card came to each place over many deals, and whether that is what chance does. */
export const chiSquareOf = (
  pack: readonly Card[],
  deals: number,
  deal: (turn: number) => readonly Card[],
): ChiSquare => {
  const rows = new Map(pack.map((card, row) => [card, row * pack.length]));
  const counts = new Float64Array(pack.length ** 2);
  for (let turn = 0; turn < deals; turn++) {
    deal(turn).forEach((card, place) => {
      const row = rows.get(card);
      if (row === undefined) throw new Error(`${card} is not in the pack`);
      counts[row + place] = (counts[row + place] ?? 0) + 1;
    });
  }
  const z = zOf(counts, pack.length, deals);
  return { z, fair: Math.abs(z) < Z_LIMIT };
};

/**
 * z = (χ² − df) / √(2 df), df = (n − 1)². Each deal puts every card once and fills every place once, which makes the
 * plain sum of (seen − expected)² / expected come out n / (n − 1) times too large; left in, z would be 0.7 off centre.
 */
export const zOf = (counts: Float64Array, n: number, deals: number): number => {
  const expected = deals / n;
  const plain = counts.reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
  const df = (n - 1) ** 2;
  return ((plain * (n - 1)) / n - df) / Math.sqrt(2 * df);
};
