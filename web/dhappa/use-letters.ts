import { useMemo } from 'react';
import type { Desk } from '@/dhappa/desk.ts';
import { readHand, readLock, readTable, readTime } from '@/dhappa/read-out.ts';
import { mute, press } from '@/table/letters.ts';
import { type Keys, useKeys } from '@/table/use-keys.ts';

export const useLetters = ({ glance, store, tell, show }: Desk): void => {
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
      c: () => tell(readHand(glance)),
      t: () => tell(readTable(glance)),
      n: () => tell(readLock(glance)),
      k: () => tell(readTime(glance, store)),
      '?': () => show({ kind: 'keys' }),
    }),
    [glance, store, tell, show],
  );
  useKeys(keys);
};
