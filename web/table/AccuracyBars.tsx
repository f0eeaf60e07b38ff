import { i18n } from '@lingui/core';
import { seatsFrom, sideOf } from '@majlis/kernel';
import type { ReactNode } from 'react';
import { Face } from '@/avatar/Face.tsx';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { useSeen } from '@/store/use-seen.ts';
import type { EndPanelProps } from '@/table/accuracy-panel.ts';
import { faceOf } from '@/table/faces.ts';
import { seatOfMine } from '@/table/seats.ts';
import { nameOf } from '@/table/who.ts';
import { say } from '@/words/say.ts';
import '@/table/accuracy.css';

interface ReviewRowProps {
  readonly onReview: EndPanelProps['onReview'];
  /** One's own choices that stand out, counted; null: they are not known yet. */
  readonly marks: ReactNode;
}

/** To the review of the match. */
export const ReviewRow = ({ onReview, marks }: ReviewRowProps) =>
  onReview && (
    <button type="button" className="ac-review" data-action="review" onClick={onReview}>
      <Icon name="eye" />
      <b>{say('table.review')}</b>
      <span className="ac-marks">{marks}</span>
      <span className="ac-onward">
        <Icon name="back" />
      </span>
    </button>
  );

interface AccuracyProps extends EndPanelProps {
  /** Of each seat, from 0 to 100, as far as it is known; null: nothing is known yet. */
  readonly accuracy: readonly (number | null)[] | null;
  /** It is still being worked out. */
  readonly counting: boolean;
  readonly marks?: ReactNode;
  /** What else there is to say of the match, once it is written down. */
  readonly more?: ReactNode;
}

/** How well everybody chose. It has its room from the start, so that nothing moves under a finger while it is counted. */
export const AccuracyBars = ({ played, accuracy, counting, marks = null, more = null, onReview }: AccuracyProps) => {
  const seen = useSeen(played.store, one => one);
  const mine = seatOfMine(seen);
  return (
    <>
      <section className="ac-panel" aria-label={say('table.accuracy')} data-judged={counting ? undefined : ''}>
        <h2 className="ac-title">
          {say('table.accuracy')}
          <small role="status">{say(counting ? 'table.counting' : 'table.accuracy-why')}</small>
        </h2>
        <ul>
          {seatsFrom(mine, seen.table?.chairs.length ?? 0).map(seat => {
            const own = accuracy?.[seat] ?? null;
            return (
              <li key={seat} data-side={sideOf(seat) === sideOf(mine) ? 'us' : 'them'}>
                <Face avatar={faceOf(seen.table, seat)} />
                <Name>{nameOf(seen.table, seat)}</Name>
                <meter min={0} max={100} value={own ?? 0} aria-hidden="true" />
                <b>{own === null ? '–' : i18n.number(Math.round(own) / 100, { style: 'percent' })}</b>
              </li>
            );
          })}
        </ul>
      </section>
      <ReviewRow onReview={onReview} marks={marks} />
      <div className="ac-more">{more}</div>
    </>
  );
};
