import type { TcpLine } from './line.ts';

/** Lines that wait for a turn, in a queue for each payer: what one owes is seen once, not for each of hundreds of lines. */
export interface Waiting {
  /** How many payers wait. */
  readonly size: number;
  add(line: TcpLine): void;
  delete(line: TcpLine): void;
  /** Of each payer as many lines as there can be turns for, those that have asked least first. `most` is told of one line of the payer. */
  ready(most: (line: TcpLine) => number, isReady: (line: TcpLine) => boolean): readonly TcpLine[];
}

/** Whether a line comes by itself or through a proxy makes a difference to what it pays (turns.ts). */
const queueOf = ({ payer, home }: TcpLine): string =>
  payer ? `${home === null ? 'through a proxy' : 'alone'} ${payer.kind} ${payer.key}` : '';

const firstOf = (queue: ReadonlySet<TcpLine>, most: number, isReady: (line: TcpLine) => boolean): readonly TcpLine[] =>
  [...queue]
    .filter(isReady)
    .sort((a, b) => a.asked - b.asked)
    .slice(0, most);

export const waitingOf = (): Waiting => {
  const queues = new Map<string, Set<TcpLine>>();
  return {
    get size() {
      return queues.size;
    },
    add: line => {
      const key = queueOf(line);
      queues.set(key, (queues.get(key) ?? new Set()).add(line));
    },
    delete: line => {
      const key = queueOf(line);
      const queue = queues.get(key);
      queue?.delete(line);
      if (queue?.size === 0) queues.delete(key);
    },
    ready: (most, isReady) =>
      [...queues.values()].flatMap(queue => {
        const [one] = queue;
        const count = one ? Math.floor(most(one)) : 0;
        return count < 1 ? [] : firstOf(queue, count, isReady);
      }),
  };
};
