import { useEffect, useState } from 'react';
import { wordsOf } from '@/words/load.ts';

/** Whether the words of this page are there. */
export const useDailyWords = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    wordsOf('daily').then(() => setReady(true));
  }, []);
  return ready;
};
