/** Everybody has his turn once in `ms`, a few at a time: all at once would hold up the cards of the others. */
export interface Beat<T> {
  add(one: T): void;
  delete(one: T): void;
  stop(): void;
}

const TICK = 50;

export const beatOf = <T>(ms: number, turn: (one: T) => void): Beat<T> => {
  const groups = Array.from({ length: Math.ceil(ms / TICK) }, () => new Set<T>());
  const homes = new Map<T, Set<T>>();
  let now = 0;
  let next = 0;
  const timer = setInterval(() => {
    now = (now + 1) % groups.length;
    groups[now]?.forEach(turn);
  }, TICK);
  return {
    add: one => {
      next = (next + 1) % groups.length;
      const group = groups[next];
      if (!group) return;
      group.add(one);
      homes.set(one, group);
    },
    delete: one => {
      homes.get(one)?.delete(one);
      homes.delete(one);
    },
    stop: () => clearInterval(timer),
  };
};
