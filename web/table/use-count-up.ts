import { useEffect, useState } from 'react';

/** SCO-02 */
const COUNT_UP_MS = 800;

/** A share that grows from 0 to 1 within 800 ms; skipped by a tap, and at once where less motion is wanted. */
export const useCountUp = (still: boolean): readonly [share: number, skip: () => void] => {
  const [share, setShare] = useState(still ? 1 : 0);
  useEffect(() => {
    if (share >= 1) return;
    const start = performance.now() - share * COUNT_UP_MS;
    const frame = requestAnimationFrame(() => setShare(Math.min(1, (performance.now() - start + 16) / COUNT_UP_MS)));
    return () => cancelAnimationFrame(frame);
  }, [share]);
  return [share, () => setShare(1)];
};
