const LOG_FACTORIALS: number[] = [0];

const logFactorial = (n: number): number => {
  for (let i = LOG_FACTORIALS.length; i <= n; i++) LOG_FACTORIALS.push((LOG_FACTORIALS[i - 1] ?? 0) + Math.log(i));
  return LOG_FACTORIALS[n] ?? 0;
};

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Fisher's exact test, one-sided: how likely at least `a` would be in [[a, b], [c, d]] if rows and columns had nothing to do with each other. */
export const fisher = (a: number, b: number, c: number, d: number): number => {
  const all = logChoose(a + b + c + d, a + b);
  let p = 0;
  for (let x = a; x <= Math.min(a + b, a + c); x++)
    p += Math.exp(logChoose(a + c, x) + logChoose(b + d, a + b - x) - all);
  return Math.min(1, p);
};
