/** A source of numbers that the caller owns: laws, worlds and bots are given one, rules never are. */
export interface Random {
  /** A whole number, 0 ≤ x < n. */
  below(n: number): number;
}

/** The same seed gives the same numbers everywhere (sfc32). For tests and bots; decks are shuffled by the fair dice. */
export const seeded = (seed: number): Random => {
  let a = seed >>> 0;
  let b = Math.floor(seed / 2 ** 32) >>> 0;
  let c = 0x9e3779b9;
  let turn = 1;
  const word = (): number => {
    const sum = (a + b + turn) >>> 0;
    turn = (turn + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = ((c << 21) | (c >>> 11)) >>> 0;
    c = (c + sum) >>> 0;
    return sum;
  };
  for (let i = 0; i < 15; i++) word();
  return { below: n => Math.floor((word() / 2 ** 32) * n) };
};

export const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
};

export const pick = <T>(items: readonly T[], random: Random): T => {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[random.below(items.length)] as T;
};
