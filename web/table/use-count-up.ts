import { useEffect, useState } from 'react';

/** SCO-02 */
const COUNT_UP_MS = 800;

/** A share that grows from 0 to 1 within 800 ms; skipped by a tap, and at once where less motion is wanted. */
export const useCountUp = (still: boolean): readonly [share: number, skip: () => void] => {
  const [share, setShare] = useState(still ? 1 : 0);
  useEffect(() => {
    if (still) return;
    // Counted from the beginning, not from frame to frame: a slow device draws fewer numbers, but takes no longer.
    const start = performance.now();
    const count = (): void => {
      const now = Math.min(1, (performance.now() - start) / COUNT_UP_MS);
      setShare(shown => Math.max(shown, now));
      if (now < 1) frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [still]);
  return [share, () => setShare(1)];
};
