/** Powers of e from sums and products alone: engines round `Math.exp` differently, and a judgement is the same everywhere. */
const TERMS = 14;

const halved = (times: number): number => {
  let part = 1;
  for (let n = 0; n < times; n++) part /= 2;
  return part;
};

/** The least power of two that is worth telling from nothing. */
const DEEPEST = 60;
const HALVES = Float64Array.from({ length: DEEPEST + 1 }, (_, times) => halved(times));

const series = (x: number): number => {
  let sum = 1;
  for (let n = TERMS; n > 0; n--) sum = 1 + (x * sum) / n;
  return sum;
};

/** e to the power of x. */
export const exp = (x: number): number => {
  if (x > 0) return 1 / exp(-x);
  const halvings = Math.round(-x / Math.LN2);
  return halvings > DEEPEST ? 0 : series(x + halvings * Math.LN2) * (HALVES[halvings] ?? 0);
};
