/** So many at a time, the others in the order in which they came: in a storm the first are served at once, instead of all of them at the very end. */
export const turnstile = (most: number) => {
  const waiting: (() => void)[] = [];
  let inside = 0;
  const leave = (): void => {
    inside -= 1;
    waiting.shift()?.();
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) await new Promise<void>(resolve => waiting.push(resolve));
    inside += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
