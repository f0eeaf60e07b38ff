import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react';

/** Called by what comes to lie over the table; it answers what is to be called when that goes away. */
const Cover = createContext<() => () => void>(() => () => undefined);

/** For a sheet: as long as it is there, nothing under it can be reached, by finger, key or ear. */
export const useCover = (): void => {
  const cover = useContext(Cover);
  useLayoutEffect(cover, [cover]);
};

interface CoveredProps {
  readonly children: ReactNode;
  readonly over: ReactNode;
}

/** A table, and what lies over it from time to time. */
export const Covered = ({ children, over }: CoveredProps) => {
  const [sheets, setSheets] = useState(0);
  const cover = useCallback(() => {
    setSheets(n => n + 1);
    return () => setSheets(n => n - 1);
  }, []);
  return (
    <>
      <div className="mj-under" inert={sheets > 0}>
        {children}
      </div>
      <Cover value={cover}>{over}</Cover>
    </>
  );
};
