/** Who is how crowded, and who is most so: found without looking at all of them. */
export interface Crowds {
  of(key: string): number;
  /** 0: it is gone. */
  set(key: string, much: number): void;
  most(): string | undefined;
}

export const crowdsOf = (): Crowds => {
  const much = new Map<string, number>();
  const levels = new Map<number, Set<string>>();
  let top = 0;
  const levelOf = (key: string): number => Math.ceil(much.get(key) ?? 0);
  const leave = (key: string): void => {
    const level = levels.get(levelOf(key));
    level?.delete(key);
    if (level?.size === 0) levels.delete(levelOf(key));
    much.delete(key);
  };
  return {
    of: key => much.get(key) ?? 0,
    set: (key, now) => {
      leave(key);
      if (now > 0) {
        much.set(key, now);
        levels.set(levelOf(key), (levels.get(levelOf(key)) ?? new Set()).add(key));
      }
      top = Math.max(top, Math.ceil(now));
      while (top > 0 && !levels.has(top)) top -= 1;
    },
    most: () => levels.get(top)?.values().next().value,
  };
};
