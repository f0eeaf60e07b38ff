export interface Turnstile {
  through<T>(work: () => Promise<T>): Promise<T>;
  /** How many stand before it. */
  readonly queue: number;
}

/** So many at a time, the others in the order in which they came: in a storm the first are served at once, instead of all of them at the very end. */
export const turnstile = (most: number): Turnstile => {
  const waiting: (() => void)[] = [];
  let inside = 0;
  /** Whoever leaves hands the place over: were it free for a moment, one who has just come would take it too. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };
  return {
    through: async work => {
      if (inside >= most) await new Promise<void>(resolve => waiting.push(resolve));
      else inside += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
    get queue() {
      return waiting.length;
    },
  };
};
