import { i18n } from '@lingui/core';
import { type Seat, seatsFrom, sideOf } from '@majlis/kernel';
import { Face } from '@/avatar/Face.tsx';
import { CardChip } from '@/match/CardChip.tsx';
import { NamedMark } from '@/match/Mark.tsx';
import type { SideProps } from '@/match/side-props.ts';
import type { ReviewState } from '@/match/use-review.ts';
import { Name } from '@/names/Name.tsx';
import { useSeen } from '@/store/use-seen.ts';
import { faceOf } from '@/table/faces.ts';
import { nameOf } from '@/table/who.ts';
import { figure, named, say } from '@/words/say.ts';

const COUNTED = ['brilliant', 'good', 'inaccuracy', 'mistake', 'unlucky'] as const;

const percentOf = (accuracy: number): string => i18n.number(Math.round(accuracy) / 100, { style: 'percent' });

/** How well everybody chose, in one line. */
export const Accuracies = ({ match, eyes, table, review }: SideProps) => {
  const seen = useSeen(table.played.store, one => one.table);
  if (!review.review) return null;
  return (
    <p className="rp-accuracies">
      <span>{say('match.accuracy')}</span>
      {seatsFrom(0, match.replay.seats).map(seat => {
        const accuracy = review.review?.accuracy[seat] ?? null;
        return (
          <span key={seat} data-side={sideOf(seat) === sideOf(eyes.seat) ? 'us' : 'them'} data-accuracy={accuracy}>
            <Face avatar={faceOf(seen, seat)} />
            <span className="sh-unseen">
              <Name>{nameOf(seen, seat)}</Name>
            </span>
            <b>{accuracy === null ? '–' : percentOf(accuracy)}</b>
          </span>
        );
      })}
    </p>
  );
};

/** The choices of a seat by their marks. */
const Counts = ({ review, seat }: { readonly review: ReviewState; readonly seat: Seat }) => {
  const accuracy = review.review?.accuracy[seat] ?? null;
  const own = [...review.moments.values()].filter(moment => moment.seat === seat);
  if (accuracy === null) return null;
  return (
    <span className="rp-counts">
      <b>
        <span className="sh-unseen">{say('match.accuracy')} </span>
        {percentOf(accuracy)}
      </b>
      {COUNTED.map(mark => (
        <span key={mark}>
          <NamedMark mark={mark} size={16} /> {figure(own.filter(one => one.mark === mark).length)}
        </span>
      ))}
    </span>
  );
};

/** Everybody at the table with what they hold, as far as the chosen eyes see; a press takes that chair. */
export const Players = ({ match, eyes, steps, table, review, onEyes }: SideProps) => {
  const { play, replay } = match;
  const seen = useSeen(table.played.store, one => one);
  const at = replay.stops[steps.at]?.at ?? 0;
  const held = play.hands(replay.frames[at]?.state).map((hand, seat) => ({ hand, seat }));
  const shown = (seat: Seat): boolean => eyes.open || seat === eyes.seat;
  return (
    <ul className="rp-players">
      {held.map(({ hand, seat }) => {
        const name = nameOf(seen.table, seat);
        return (
          <li key={seat} data-side={sideOf(seat) === sideOf(eyes.seat) ? 'us' : 'them'}>
            <button
              type="button"
              className="rp-seat"
              aria-pressed={seat === eyes.seat}
              aria-label={say('match.look-from', { name: named(name) })}
              onClick={() => onEyes({ ...eyes, seat })}
            >
              <Face avatar={faceOf(seen.table, seat)} />
              <Name>{name}</Name>
            </button>
            <span className="rp-who">
              <Counts review={review} seat={seat} />
              <span className="rp-hand" dir="ltr">
                {shown(seat)
                  ? hand.map(card => <CardChip key={card} card={card} />)
                  : say('match.cards', { n: hand.length })}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
