import { useMemo } from 'react';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { readHand, readLock, readTable, readTime } from '@/dhappa/announce.ts';
import { mute, press } from '@/table/letters.ts';
import { type Keys, useKeys } from '@/table/use-keys.ts';

export const useLetters = ({ model, store, tell, show }: DhappaActions): void => {
  const keys = useMemo(
    (): Keys => ({
      d: press('draw'),
      p: () => show({ kind: 'pile', n: 0 }),
      a: press('main', 'due', 'openings'),
      r: press('new-run'),
      g: press('merge'),
      x: press('discard'),
      u: press('undo', 'cancel-pick'),
      o: () => show({ kind: 'openings' }),
      s: press('sort'),
      m: mute,
      c: () => tell(readHand(model)),
      t: () => tell(readTable(model)),
      n: () => tell(readLock(model)),
      k: () => tell(readTime(model, store)),
      '?': () => show({ kind: 'keys' }),
    }),
    [model, store, tell, show],
  );
  useKeys(keys);
};
