/** A box on the table, in pixels from its top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where a card lies: its centre, its turn in degrees, its width. Cards are 5:7. */
export interface CardSpot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly w: number;
}

export const tall = (w: number): number => w * 1.4;

export const centre = ({ x, y, w, h }: Box): { readonly x: number; readonly y: number } => ({
  x: x + w / 2,
  y: y + h / 2,
});

/** A style that makes an element fill a box. */
export const boxed = ({ x, y, w, h }: Box) => ({ left: x, top: y, width: w, height: h });

export const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
export const cos = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/** A style that puts a card there. `translate` and `rotate` hold its place, so that `transform` stays free for the lift. */
export const at = ({ x, y, turn, w }: CardSpot) => ({
  width: w,
  height: tall(w),
  translate: `${x - w / 2}px ${y - tall(w) / 2}px`,
  rotate: `${turn}deg`,
});

/** Sums so far, the start first: [a, a+x, a+x+y …]. */
export const running = (start: number, numbers: readonly number[]): readonly number[] => {
  let sum = start;
  return [start, ...numbers.map(n => (sum += n))];
};
