import { useEffect, useState } from 'react';
import { wordsOf } from '@/words/load.ts';

/** Whether the words of these pages are there. */
export const useClubWords = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    wordsOf('club').then(() => setReady(true));
  }, []);
  return ready;
};
