import { useMemo } from 'react';
import { setSettings, useSettings } from '@/settings/settings.ts';
import { type Keys, useKeys } from '@/table/use-keys.ts';
import type { Desk } from '@/turup/desk.ts';
import { readHand, readScore, readTime, readTrick } from '@/turup/read-out.ts';

const find = (action: string): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>(`.mj-scene [data-action="${action}"]`);

/** A letter presses the button that is on the screen: what is not offered cannot be pressed. */
const press = (action: string) => (): void => find(action)?.click();

const early = (): void => (find('jump-in') ?? find('steal'))?.click();

const mute = (): void => setSettings({ muted: !useSettings.getState().muted });

interface Letters {
  readonly onLast: () => void;
  readonly onHelp: () => void;
}

/** KEY-01, A11Y-02  W reads the hand; so does C, but in the vote C is clubs. */
export const useLetters = ({ glance, store, tell }: Desk, { onLast, onHelp }: Letters): void => {
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
      j: early,
      g: press('ready'),
      l: onLast,
      m: mute,
      c: () => (find('suit-C') ? press('suit-C')() : tell(readHand(glance))),
      w: () => tell(readHand(glance)),
      t: () => tell(readTrick(glance)),
      n: () => tell(readScore(glance)),
      k: () => tell(readTime(glance, store)),
      '?': onHelp,
    }),
    [glance, store, tell, onLast, onHelp],
  );
  useKeys(keys);
};
