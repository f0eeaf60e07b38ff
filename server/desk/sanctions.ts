import { onceASecond } from '../door/once.ts';
import { sanctionsAt } from '../store/desk/decisions.ts';
import type { Engine } from '../store/engine.ts';

/** What holds for somebody now: each until when. */
interface HeldSanctions {
  readonly mute?: number;
  readonly ranked?: number;
  readonly house?: number;
}

export interface Sanctions {
  of(person: string): Promise<HeldSanctions>;
  /** Something was decided here: it holds at once, not only from the next second on. */
  changed(): void;
}

const FREE: HeldSanctions = {};

/** Few hold at any time: all of them are read together, once in a second. */
export const sanctionsOf = ({ db }: Engine, wall: () => number, pace: () => number): Sanctions => {
  const read = async () => {
    const held = new Map<string, HeldSanctions>();
    for (const { person, kind, until } of await sanctionsAt(db, wall())) {
      const before = held.get(person) ?? FREE;
      const longest = Math.max(until, before[kind as keyof HeldSanctions] ?? 0);
      held.set(person, { ...before, [kind]: longest });
    }
    return held;
  };
  let all = onceASecond(read, pace);
  return {
    of: async person => (await all()).get(person) ?? FREE,
    changed: () => {
      all = onceASecond(read, pace);
    },
  };
};
