import { type FocusEvent, type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

interface Roving {
  /** The card at which Tab enters the hand. */
  readonly entry: number;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

const cardsIn = (list: RefObject<HTMLElement | null>): readonly HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
];

/** Focus stays in the hand when its card has gone: it goes to the one that lies there now. */
export const useRoving = (list: RefObject<HTMLElement | null>, cards: readonly unknown[]): Roving => {
  const [at, setAt] = useState(0);
  const inside = useRef(false);
  const entry = Math.max(0, Math.min(at, cards.length - 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever the cards are others
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) cardsIn(list)[entry]?.focus();
  }, [list, cards, entry]);
  return {
    entry,
    onFocus: ({ target }) => {
      const found = cardsIn(list).findIndex(node => node.contains(target));
      inside.current = found >= 0;
      if (found >= 0) startTransition(() => setAt(found)); // Tab comes later than whatever was pressed
    },
    onBlur: () => {
      inside.current = false;
    },
  };
};
