import { useEffect, useState } from 'react';
import { useSay } from '@/words/say.ts';

const useOnline = (): boolean => {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return online;
};

/** That there is no network, for as long as there is none: on the page, so that it covers nothing. */
export const Offline = () => {
  const say = useSay();
  if (useOnline()) return null;
  return (
    <p className="sh-offline" role="status">
      {say('net.offline')}
    </p>
  );
};
