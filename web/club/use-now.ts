import { useEffect, useState } from 'react';
import { CLOCK } from '@/time/clock.ts';

const LOOK_MS = 500;

/** The time of this device, looked at twice a second. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => CLOCK.now());
  useEffect(() => CLOCK.every(LOOK_MS, () => setNow(CLOCK.now())), []);
  return now;
};
