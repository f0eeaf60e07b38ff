import { useMemo, useSyncExternalStore } from 'react';
import type { CardLook } from '@/cards/look.ts';
import { lookOf } from '@/settings/look.ts';
import { useSettings } from '@/settings/settings.ts';

/** Asked once: a new query costs more than its answer. */
const calm = matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void): (() => void) => {
  calm.addEventListener('change', listener);
  return () => calm.removeEventListener('change', listener);
};

/** How this player wants cards and movement. */
export const useLook = (): CardLook => {
  const settings = useSettings();
  const still = useSyncExternalStore(subscribe, () => calm.matches);
  return useMemo(() => lookOf(settings, still), [settings, still]);
};
