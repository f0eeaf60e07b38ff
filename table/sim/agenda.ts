/** What is to happen when, in virtual time; of two at the same moment, the one entered first. */
export interface Agenda<T> {
  add(at: number, entry: T): void;
  /** The next entry is taken out. */
  next(): { readonly at: number; readonly entry: T } | undefined;
  /** When that is; Infinity: nothing is left. */
  readonly when: number;
}

interface Slot<T> {
  readonly at: number;
  readonly order: number;
  readonly entry: T;
}

const before = <T>(a: Slot<T>, b: Slot<T>): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** A binary heap. */
export const agenda = <T>(): Agenda<T> => {
  const heap: Slot<T>[] = [];
  let entered = 0;
  const swap = (i: number, j: number): void => {
    [heap[i], heap[j]] = [heap[j] as Slot<T>, heap[i] as Slot<T>];
  };
  const isBefore = (i: number, j: number): boolean => {
    const [a, b] = [heap[i], heap[j]];
    return a !== undefined && b !== undefined && before(a, b);
  };
  const rise = (at: number): void => {
    for (let i = at; i > 0 && isBefore(i, (i - 1) >> 1); i = (i - 1) >> 1) swap(i, (i - 1) >> 1);
  };
  const sink = (): void => {
    for (let i = 0; ; ) {
      const child = isBefore(2 * i + 2, 2 * i + 1) ? 2 * i + 2 : 2 * i + 1;
      if (!isBefore(child, i)) return;
      swap(i, child);
      i = child;
    }
  };
  return {
    add: (at, entry) => {
      heap.push({ at, order: entered++, entry });
      rise(heap.length - 1);
    },
    next: () => {
      const [top, last] = [heap[0], heap.pop()];
      if (!top || !last) return undefined;
      if (heap.length > 0) {
        heap[0] = last;
        sink();
      }
      return { at: top.at, entry: top.entry };
    },
    get when() {
      return heap[0]?.at ?? Number.POSITIVE_INFINITY;
    },
  };
};
