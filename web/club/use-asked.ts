import { useCallback, useEffect, useRef, useState } from 'react';
import type { HouseAnswer } from '@/shell/api.ts';

/** An answer of the house: null while it is awaited; `again` asks once more. An older question that is answered late is not heard. */
export const useAsked = <T>(
  ask: () => Promise<HouseAnswer<T>>,
): readonly [answer: HouseAnswer<T> | null, again: () => void] => {
  const [answer, setAnswer] = useState<HouseAnswer<T> | null>(null);
  const latest = useRef(0);
  const again = useCallback((): void => {
    latest.current += 1;
    const mine = latest.current;
    ask().then(found => mine === latest.current && setAnswer(found));
  }, [ask]);
  useEffect(() => {
    setAnswer(null);
    again();
    return () => {
      latest.current += 1;
    };
  }, [again]);
  return [answer, again];
};
