import type { Turnstile } from './turnstile.ts';

/** Those of the house who stand in the queue at the door, and how long time may count for nobody inside because of them. */
export interface DoorQueue {
  /** Somebody stands there, until it is called. */
  stand(): () => void;
  /** How long the first of them has stood there since the last look, in ms; a bounded part of all time. */
  due(): number;
}

/** Whoever keeps the queue full holds the clocks for so long, and no longer. */
const MOST = { ms: 20_000, within: 120_000 };

export const standingOf = (now: () => number): DoorQueue => {
  const queue = new Set<{ readonly since: number }>();
  let given: readonly { readonly at: number; readonly ms: number }[] = [];
  let looked = now();
  return {
    stand: () => {
      const one = { since: now() };
      queue.add(one);
      return () => void queue.delete(one);
    },
    due: () => {
      const [first] = queue;
      const stood = first ? now() - Math.max(first.since, looked) : 0;
      looked = now();
      given = given.filter(({ at }) => now() - at < MOST.within);
      const ms = Math.min(stood, MOST.ms - given.reduce((sum, one) => sum + one.ms, 0));
      if (ms > 0) given = [...given, { at: now(), ms }];
      return Math.max(0, ms);
    },
  };
};

/** Those whom the house knows stand at the door by right, until they are let in: of strangers nobody inside is waiting. */
export const throughDoor = (
  queue: Pick<DoorQueue, 'stand'>,
  { through }: Turnstile,
  isKnown: boolean,
  enter: () => Promise<void>,
): Promise<void> => {
  const enters = isKnown ? queue.stand() : undefined;
  return through(() => {
    enters?.();
    return enter();
  });
};
