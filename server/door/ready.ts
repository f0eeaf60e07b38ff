/** However many ask, the store is asked once at a time, and twice a second at most while all is well. */
export const readinessOf = (look: () => Promise<unknown>, now: () => number): (() => Promise<boolean>) => {
  let until = Number.NEGATIVE_INFINITY;
  let asked: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    try {
      await look();
      until = now() + 500;
      return true;
    } catch {
      return false;
    } finally {
      asked = null;
    }
  };
  return async () => {
    if (now() < until) return true;
    asked ??= ask();
    return asked;
  };
};
