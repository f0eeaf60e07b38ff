import { type Card, isJoker, rankOf, type Seat, seatsFrom, suitOf } from '@majlis/kernel';
import { memo } from 'react';
import { SuitPip } from '@/cards/SuitPip.tsx';
import type { OpenedMatch } from '@/match/open-match.ts';
import type { Eyes } from '@/match/sight.ts';
import { placeOf } from '@/scene/places.ts';
import { cardName } from '@/words/card.ts';
import { useSay } from '@/words/say.ts';

const MOST = 13;

/** Whether the hands of a game are few enough to lie round a small table. */
export const isMini = ({ replay, play }: OpenedMatch): boolean =>
  replay.seats === 4 && play.hands(replay.frames[replay.stops[0]?.at ?? 0]?.state).every(hand => hand.length <= MOST);

interface MiniCardProps {
  readonly card: Card;
  readonly verdict: string | undefined;
}

const MiniCard = memo(({ card, verdict }: MiniCardProps) => {
  const say = useSay();
  return (
    <li data-suit={isJoker(card) ? undefined : suitOf(card)} data-verdict={verdict}>
      <span className="sh-unseen">{cardName(card)}</span>
      <b aria-hidden="true">{isJoker(card) ? '★' : rankOf(card)}</b>
      {!isJoker(card) && <SuitPip suit={suitOf(card)} size={14} />}
      {verdict === 'best' && <small>{say('match.best')}</small>}
    </li>
  );
});

interface MiniHandProps {
  /** With blanks between them, so that the same hand is not drawn again. */
  readonly cards: string;
  readonly place: string;
  /** What is said of these cards, one `card=verdict` after the other. */
  readonly marks: string;
}

const MiniHand = memo(({ cards, place, marks }: MiniHandProps) => {
  const verdicts = new Map(marks.split(' ').map(mark => mark.split('=') as [Card, string]));
  const hand = cards.split(' ').filter(Boolean) as readonly Card[];
  return (
    <ul className="rp-mini" dir="ltr" data-place={place}>
      {hand.map(card => (
        <MiniCard key={card} card={card} verdict={verdicts.get(card)} />
      ))}
    </ul>
  );
});

interface MiniHandsProps {
  readonly match: OpenedMatch;
  readonly at: number;
  readonly eyes: Eyes;
  readonly verdicts: ReadonlyMap<Card, string>;
}

/** The hands round the table of a phone, as small as can be read: a row above and below, slips at the sides. */
export const MiniHands = ({ match: { play, replay, game }, at, eyes, verdicts }: MiniHandsProps) => {
  const hands = play.hands(replay.frames[replay.stops[at]?.at ?? 0]?.state);
  const isShown = (seat: Seat): boolean => eyes.open || seat === eyes.seat;
  const marksOn = (hand: readonly Card[]): string =>
    hand.flatMap(card => (verdicts.has(card) ? `${card}=${verdicts.get(card)}` : [])).join(' ');
  return seatsFrom(0, replay.seats)
    .filter(isShown)
    .map(seat => (
      <MiniHand
        key={seat}
        cards={hands[seat]?.join(' ') ?? ''}
        marks={marksOn(hands[seat] ?? [])}
        place={placeOf(seat, eyes.seat, replay.seats, game.turn)}
      />
    ));
};
