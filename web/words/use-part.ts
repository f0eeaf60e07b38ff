import { useEffect, useState } from 'react';
import { wordsOf } from '@/words/load.ts';
import type { Part } from '@/words/part.ts';

/** Whether the words of a part are there; they are fetched where they are not. */
export const usePart = (part: Part): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    wordsOf(part).then(() => setReady(true));
  }, [part]);
  return ready;
};
