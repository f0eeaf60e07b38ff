import { useEffect, useState } from 'react';
import { type Line, Told } from '@/table/Told.tsx';
import { say } from '@/words/say.ts';

/** Where the scene shows its sidebar, the log is in it. */
const WIDE = '(min-width: 820px) and (min-height: 480px) and (orientation: landscape)';

const useWide = (): boolean => {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const list = matchMedia(WIDE);
    const change = () => setWide(list.matches);
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, []);
  return wide;
};

/** On a screen without a sidebar the log is still read out. */
export const QuietLog = ({ lines }: { readonly lines: readonly Line[] }) =>
  useWide() ? null : (
    <div className="sr-only">
      <Told label={say('table.log')} late={say('table.late')} lines={lines} />
    </div>
  );
