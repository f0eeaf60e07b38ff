/** Powers of e from sums and products alone: engines round `Math.exp` differently, and a judgement is the same everywhere. */
const TERMS = 14;

const halved = (times: number): number => {
  let part = 1;
  for (let n = 0; n < times; n++) part /= 2;
  return part;
};

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The least power of two that is worth telling from nothing. */
const DEEPEST = 60;
const HALVES = Float64Array.from({ length: DEEPEST + 1 }, (_, times) => halved(times));

/** One over n factorial. */
const COEFFICIENTS = Float64Array.from({ length: TERMS }, (_, n) => 1 / factorial(n));

const series = (x: number): number => {
  let sum = 0;
  for (let n = TERMS - 1; n >= 0; n--) sum = sum * x + (COEFFICIENTS[n] ?? 0);
  return sum;
};

/** e to the power of x. */
export const exp = (x: number): number => {
  if (x > 0) return 1 / exp(-x);
  const halvings = Math.round(-x / Math.LN2);
  return halvings > DEEPEST ? 0 : series(x + halvings * Math.LN2) * (HALVES[halvings] ?? 0);
};
