import { useMemo } from 'react';
import type { Desk } from '@/baloot/desk.ts';
import { readHand, readScore, readTime, readTrick } from '@/baloot/read-out.ts';
import { setSettings, useSettings } from '@/settings/settings.ts';
import { type Keys, useKeys } from '@/table/use-keys.ts';

/** A letter presses the button that is on the screen: what is not offered cannot be pressed. */
const press = (action: string) => (): void =>
  document.querySelector<HTMLButtonElement>(`.mj-scene [data-action="${action}"]`)?.click();

/** Where a suit has to be chosen, H opens the choice and goes there. */
const hokum = (): void => {
  press('hokum')();
  requestAnimationFrame(() =>
    document.querySelector<HTMLButtonElement>('[data-part="suit-picker"] button:not([aria-disabled])')?.focus(),
  );
};

const mute = (): void => setSettings({ muted: !useSettings.getState().muted });

interface Letters {
  readonly onLast: () => void;
  readonly onHelp: () => void;
}

/** KEY-01, A11Y-02 */
export const useLetters = ({ glance, store, tell }: Desk, { onLast, onHelp }: Letters): void => {
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
      c: () => tell(readHand(glance)),
      t: () => tell(readTrick(glance)),
      n: () => tell(readScore(glance)),
      k: () => tell(readTime(glance, store)),
      '?': onHelp,
    }),
    [glance, store, tell, onLast, onHelp],
  );
  useKeys(keys);
};
