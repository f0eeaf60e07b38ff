import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Glyph } from '@/shell/Glyph.tsx';
import { notify } from '@/store/notice.ts';
import type { TableStore } from '@/store/table-store.ts';
import { say as sayNow, useSay } from '@/words/say.ts';

/** The host leaves the seats to chance; everybody is told that it was chance. */
export const DrawSeats = ({ store, mayDraw }: { readonly store: TableStore; readonly mayDraw: boolean }) => {
  const say = useSay();
  const drawn = useStore(store.seen, ({ log }) => log.findLast(({ told }) => told.kind === 'seatsDrawn'));
  useEffect(() => {
    if (drawn) notify(sayNow('room.drawn'));
  }, [drawn]);
  if (!mayDraw) return null;
  return (
    <div className="sh-row">
      <span className="sh-row-text sh-row-glyph">
        <Glyph name="users" size={22} />
        {say('room.seating')}
      </span>
      <button type="button" className="sh-btn" data-action="drawSeats" onClick={() => store.ask({ kind: 'drawSeats' })}>
        {say('room.draw')}
      </button>
    </div>
  );
};
