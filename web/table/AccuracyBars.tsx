import { i18n } from '@lingui/core';
import { seatsFrom, sideOf } from '@majlis/kernel';
import { Name } from '@/names/Name.tsx';
import type { Played } from '@/store/open.ts';
import { useSeen } from '@/store/use-seen.ts';
import { seatOfMine } from '@/table/seats.ts';
import { nameOf } from '@/table/who.ts';
import { say } from '@/words/say.ts';
import '@/table/accuracy.css';

export interface AccuracyProps {
  readonly played: Played;
  /** Of each seat, from 0 to 100; null: it is still being worked out. */
  readonly accuracy: readonly (number | null)[] | null;
}

/** How well everybody chose. It has its room from the start, so that nothing moves under a finger when it is known. */
export const AccuracyBars = ({ played, accuracy }: AccuracyProps) => {
  const seen = useSeen(played.store, one => one);
  const mine = seatOfMine(seen);
  return (
    <section className="ac-panel" aria-label={say('table.accuracy')} data-judged={accuracy ? '' : undefined}>
      <h2 className="ac-title">
        {say('table.accuracy')}
        {!accuracy && <small role="status">{say('app.loading')}</small>}
      </h2>
      <ul>
        {seatsFrom(0, seen.table?.chairs.length ?? 0).map(seat => {
          const own = accuracy?.[seat] ?? null;
          return (
            <li key={seat} data-side={sideOf(seat) === sideOf(mine) ? 'us' : 'them'}>
              <Name>{nameOf(seen.table, seat)}</Name>
              <meter min={0} max={100} value={own ?? 0} aria-hidden="true" />
              <b>{own === null ? '–' : i18n.number(Math.round(own) / 100, { style: 'percent' })}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
