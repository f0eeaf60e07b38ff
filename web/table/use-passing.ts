import { useEffect, useState } from 'react';

/** What is said in passing goes away by itself. */
export const usePassing = (): readonly [string, (text: string) => void] => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), 6_000);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, setSaid];
};
