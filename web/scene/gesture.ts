/** What a finger meant. Pure: tests and the hand ask the same question. */
export interface Stroke {
  readonly dx: number;
  readonly dy: number;
  readonly ms: number;
}

export type Meaning = 'tap' | 'throw' | 'nothing';

const TAP = 8;

/** A throw goes up: 48 px, or half a pixel a millisecond, and more up than aside. */
export const meaningOf = ({ dx, dy, ms }: Stroke): Meaning => {
  if (Math.abs(dx) <= TAP && Math.abs(dy) <= TAP) return 'tap';
  const up = -dy;
  const fast = up > TAP && up / Math.max(1, ms) >= 0.5;
  return (up >= 48 || fast) && Math.abs(dx) < up ? 'throw' : 'nothing';
};
