/** How often `work` can be done in a second, measured for about so many milliseconds after a warm-up. */
export const perSecond = (ms: number, work: () => void): number => {
  const until = performance.now() + ms / 4;
  while (performance.now() < until) work();
  const start = performance.now();
  let times = 0;
  while (performance.now() - start < ms) {
    work();
    times++;
  }
  return (times * 1000) / (performance.now() - start);
};

export const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
