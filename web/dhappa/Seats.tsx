import { type Seat, seatsFrom, sizeOf } from '@majlis/kernel';
import { memo } from 'react';
import { Face } from '@/avatar/Face.tsx';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { THEME } from '@/dhappa/theme.ts';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { placeOf } from '@/scene/places.ts';
import type { ScenePlace, SceneSeat } from '@/scene/props.ts';
import { Ring, StillRing } from '@/scene/Ring.tsx';
import { SeatBubble } from '@/scene/SeatBubble.tsx';
import { cue } from '@/sound/cues.ts';
import { sceneSeat } from '@/table/seats.ts';
import { figure, say, useSay } from '@/words/say.ts';

/** Seconds before the end at which the clock is red. */
const DANGER_SECONDS = 10;

type Room = Pick<DhappaActions, 'model' | 'store' | 'show'>;

const seatOf = ({ model: { seen, state }, store }: Room, seat: Seat): SceneSeat =>
  sceneSeat(seen, seat, store.now(), DANGER_SECONDS, { cards: sizeOf(state.hands[seat] ?? NONE), dealer: false });

const NONE = { cards: [], shown: [], hidden: 0 };

interface PillProps {
  readonly at: SceneSeat;
  readonly place: ScenePlace;
  readonly isOwn: boolean;
  readonly isOpened: boolean;
  readonly now: () => number;
  readonly show: Room['show'];
}

/** A seat is made anew with every state: what counts is what it says. */
const isLike = ({ at, ...a }: PillProps, { at: other, ...b }: PillProps): boolean =>
  a.place === b.place &&
  a.isOwn === b.isOwn &&
  a.isOpened === b.isOpened &&
  a.now === b.now &&
  a.show === b.show &&
  JSON.stringify(at) === JSON.stringify(other);

/** A player: who it is, whose side, whether opened, how many cards. Pressed, it shows what is known of the hand. */
const SeatPill = memo(({ at, place, isOwn, isOpened, now, show }: PillProps) => {
  const say = useSay();
  const { seat, name, avatar, side, label, cards, badges, turn, clock, note } = at;
  const word = say(isOpened ? 'dhappa.opened' : 'dhappa.not-opened');
  return (
    <button
      type="button"
      className="dh-seat"
      data-seat={place}
      data-number={seat}
      data-side={side}
      aria-current={turn}
      data-opened={isOpened || undefined}
      onClick={() => show({ kind: 'seat', seat })}
    >
      <span className="dh-face">
        <Face avatar={avatar} />
        {clock && <Ring clock={clock} now={now} onCue={isOwn ? cue : undefined} />}
        {turn && !clock && <StillRing />}
        {badges.map(badge => (
          <span key={badge.kind} className="mj-badge" data-badge={badge.kind} role="img" aria-label={badge.label}>
            <Icon name={badge.kind} size={12} />
          </span>
        ))}
        <i className="dh-team" data-team={side} aria-hidden="true">
          <Icon name={side === 'us' ? 'crown' : 'flag'} size={11} />
        </i>
      </span>
      <SeatBubble seat={seat} />
      <span className="sr-only">{`${label}, ${word}`}</span>
      <span className="dh-who" dir="auto" aria-hidden="true">
        <Name className="mj-name" note={note}>
          {name}
        </Name>
        <small>
          {isOpened && <Icon name="tick" size={11} />} {word}
        </small>
      </span>
      <span className="dh-count" data-count={cards} aria-hidden="true">
        <img src={THEME.back} alt="" draggable={false} />
        <b>{figure(cards)}</b>
      </span>
    </button>
  );
}, isLike);

/** The others in turn order, as they sit round the table. */
export const Seats = memo((room: Room) => {
  useSay();
  const { model, store, show } = room;
  const { me, state } = model;
  return (
    <div className="dh-seats" role="group" aria-label={say('room.seats')} data-size={state.seats}>
      {seatsFrom(me, state.seats).map(seat => (
        <SeatPill
          key={seat}
          at={seatOf(room, seat)}
          place={placeOf(seat, me, state.seats, 'clockwise')}
          isOwn={seat === me}
          isOpened={state.opened[seat] ?? false}
          now={store.now}
          show={show}
        />
      ))}
    </div>
  );
});
