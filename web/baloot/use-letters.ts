import { useMemo } from 'react';
import type { BalootActions } from '@/baloot/actions.ts';
import { readHand, readScore, readTime, readTrick } from '@/baloot/announce.ts';
import { mute, press } from '@/table/letters.ts';
import { type Keys, useKeys } from '@/table/use-keys.ts';

/** Where a suit has to be chosen, H opens the choice, if it is not open already, and goes there. */
const hokum = (): void => {
  press('hokum')();
  requestAnimationFrame(() =>
    document.querySelector<HTMLButtonElement>('[data-part="suit-picker"] button:not([aria-disabled])')?.focus(),
  );
};

interface Letters {
  readonly onLast: () => void;
  readonly onHelp: () => void;
}

/** KEY-01, A11Y-02 */
export const useLetters = ({ model, store, tell }: BalootActions, { onLast, onHelp }: Letters): void => {
  const keys = useMemo(
    (): Keys => ({
      p: press('pass'),
      s: press('sun'),
      h: hokum,
      a: press('ashkal'),
      q: press('qayd'),
      w: press('sawa'),
      l: onLast,
      m: mute,
      c: () => tell(readHand(model)),
      t: () => tell(readTrick(model)),
      n: () => tell(readScore(model)),
      k: () => tell(readTime(model, store)),
      '?': onHelp,
    }),
    [model, store, tell, onLast, onHelp],
  );
  useKeys(keys);
};
