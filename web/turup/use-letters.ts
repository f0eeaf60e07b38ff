import { useMemo } from 'react';
import { buttonOf, mute, press } from '@/table/letters.ts';
import { type Keys, useKeys } from '@/table/use-keys.ts';
import type { TurupActions } from '@/turup/actions.ts';
import { readHand, readScore, readTime, readTrick } from '@/turup/announce.ts';

interface Letters {
  readonly onLast: () => void;
  readonly onHelp: () => void;
}

/** KEY-01, A11Y-02  W reads the hand; so does C, but in the vote C is clubs. */
export const useLetters = ({ model, store, tell }: TurupActions, { onLast, onHelp }: Letters): void => {
  const keys = useMemo(
    (): Keys => ({
      s: press('suit-S'),
      h: press('suit-H'),
      d: press('suit-D'),
      v: press('vote'),
      f: press('bots-vote'),
      '+': press('bid-more'),
      '=': press('bid-more'),
      '-': press('bid-less'),
      b: press('bid'),
      x: press('pass'),
      r: press('redeal'),
      p: press('peek'),
      j: press('jump-in', 'steal'),
      g: press('ready'),
      l: onLast,
      m: mute,
      c: () => (buttonOf('suit-C') ? press('suit-C')() : tell(readHand(model))),
      w: () => tell(readHand(model)),
      t: () => tell(readTrick(model)),
      n: () => tell(readScore(model)),
      k: () => tell(readTime(model, store)),
      '?': onHelp,
    }),
    [model, store, tell, onLast, onHelp],
  );
  useKeys(keys);
};
