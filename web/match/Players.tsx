import { i18n } from '@lingui/core';
import { type Card, type Seat, seatsFrom, sideOf } from '@majlis/kernel';
import { memo } from 'react';
import { Face } from '@/avatar/Face.tsx';
import { CardChip } from '@/match/CardChip.tsx';
import { NamedMark } from '@/match/Mark.tsx';
import type { SideProps } from '@/match/side-props.ts';
import type { Eyes } from '@/match/sight.ts';
import type { ReviewState } from '@/match/use-review.ts';
import type { Who } from '@/match/who.ts';
import { Name } from '@/names/Name.tsx';
import { figure, named, useSay } from '@/words/say.ts';

const COUNTED = ['brilliant', 'good', 'inaccuracy', 'mistake', 'unlucky'] as const;

const percentOf = (accuracy: number): string => i18n.number(Math.round(accuracy) / 100, { style: 'percent' });

const sideFrom = (eyes: Eyes, seat: Seat): 'us' | 'them' => (sideOf(seat) === sideOf(eyes.seat) ? 'us' : 'them');

/** How well everybody chose, in one line. */
export const Accuracies = memo(({ who, eyes, review }: Pick<SideProps, 'who' | 'eyes' | 'review'>) => {
  const say = useSay();
  if (!review.review) return null;
  return (
    <p className="rp-accuracies">
      <span>{say('match.accuracy')}</span>
      {seatsFrom(0, who.length).map(seat => {
        const accuracy = review.review?.accuracy[seat] ?? null;
        return (
          <span key={seat} data-side={sideFrom(eyes, seat)} data-accuracy={accuracy}>
            <Face avatar={who[seat]?.face ?? ''} />
            <span className="sh-unseen">
              <Name>{who[seat]?.name ?? ''}</Name>
            </span>
            <b>{accuracy === null ? '–' : percentOf(accuracy)}</b>
          </span>
        );
      })}
    </p>
  );
});

/** The choices of a seat by their marks. */
const Counts = memo(({ review, seat }: { readonly review: ReviewState; readonly seat: Seat }) => {
  const say = useSay();
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
});

interface ChairProps extends Pick<SideProps, 'eyes' | 'onEyes'> {
  readonly seat: Seat;
  readonly who: Who | undefined;
}

/** Who sits there; a press takes that chair. */
const Chair = memo(({ seat, who = { name: '', face: '' }, eyes, onEyes }: ChairProps) => {
  const say = useSay();
  return (
    <button
      type="button"
      className="rp-seat"
      aria-pressed={seat === eyes.seat}
      aria-label={say('match.look-from', { name: named(who.name) })}
      onClick={() => onEyes({ ...eyes, seat })}
    >
      <Face avatar={who.face} />
      <Name>{who.name}</Name>
    </button>
  );
});

/** `cards`: with blanks between them, so that the same hand is not drawn again. */
const HeldCards = memo(({ cards, open }: { readonly cards: string; readonly open: boolean }) => {
  const say = useSay();
  const hand = cards.split(' ').filter(Boolean) as readonly Card[];
  return (
    <span className="rp-hand" dir="ltr">
      {open ? hand.map(card => <CardChip key={card} card={card} />) : say('match.cards', { n: hand.length })}
    </span>
  );
});

interface PlayerProps extends ChairProps {
  readonly review: ReviewState;
  readonly cards: string;
}

const Player = memo(({ seat, who, eyes, review, cards, onEyes }: PlayerProps) => (
  <li data-side={sideFrom(eyes, seat)}>
    <Chair seat={seat} who={who} eyes={eyes} onEyes={onEyes} />
    <span className="rp-who">
      <Counts review={review} seat={seat} />
      <HeldCards cards={cards} open={eyes.open || seat === eyes.seat} />
    </span>
  </li>
));

/** Everybody at the table with what they hold, as far as the chosen eyes see. */
export const Players = ({ match: { play, replay }, eyes, steps, who, review, onEyes }: SideProps) => {
  const at = replay.stops[steps.at]?.at ?? 0;
  const hands = play.hands(replay.frames[at]?.state);
  return (
    <ul className="rp-players">
      {seatsFrom(0, hands.length).map(seat => (
        <Player
          key={seat}
          seat={seat}
          who={who[seat]}
          eyes={eyes}
          review={review}
          cards={hands[seat]?.join(' ') ?? ''}
          onEyes={onEyes}
        />
      ))}
    </ul>
  );
};
