import { useMemo, useSyncExternalStore } from 'react';
import type { Look } from '@/cards/look.ts';
import { lookOf } from '@/settings/look.ts';
import { useSettings } from '@/settings/settings.ts';

const CALM = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(CALM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** How this player wants cards and movement. */
export const useLook = (): Look => {
  const settings = useSettings();
  const still = useSyncExternalStore(subscribe, () => matchMedia(CALM).matches);
  return useMemo(() => lookOf(settings, still), [settings, still]);
};
