import { create } from 'zustand';

interface Notice {
  readonly text: string;
  /** Two equal texts in a row are two notices. */
  readonly n: number;
}

export const useNotice = create<Notice>(() => ({ text: '', n: 0 }));

/** Says something in passing, to the eye and to the screen reader. */
export const notify = (text: string): void => useNotice.setState(({ n }) => ({ text, n: n + 1 }));
