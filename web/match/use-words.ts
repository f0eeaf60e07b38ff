import { useEffect, useState } from 'react';
import { wordsOf } from '@/words/load.ts';

/** Whether the words of these pages are there. */
export const useWords = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    wordsOf('match').then(() => setReady(true));
  }, []);
  return ready;
};
