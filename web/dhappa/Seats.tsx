import { type Seat, seatsFrom, sizeOf } from '@majlis/kernel';
import { memo } from 'react';
import { Face } from '@/avatar/Face.tsx';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { THEME } from '@/dhappa/theme.ts';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import { placeOf } from '@/scene/places.ts';
import type { SceneSeat } from '@/scene/props.ts';
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
  readonly room: Room;
  readonly seat: Seat;
}

/** A player: who it is, whose side, whether opened, how many cards. Pressed, it shows what is known of the hand. */
const SeatPill = ({ room, seat }: PillProps) => {
  const { model, store, show } = room;
  const { name, avatar, side, label, cards, badges, turn, clock, note } = seatOf(room, seat);
  const { seats, opened } = model.state;
  const word = say(opened[seat] ? 'dhappa.opened' : 'dhappa.not-opened');
  return (
    <button
      type="button"
      className="dh-seat"
      data-seat={placeOf(seat, model.me, seats, 'clockwise')}
      data-number={seat}
      data-side={side}
      aria-current={turn}
      data-opened={opened[seat] || undefined}
      onClick={() => show({ kind: 'seat', seat })}
    >
      <span className="dh-face">
        <Face avatar={avatar} />
        {clock && <Ring clock={clock} now={store.now} onCue={seat === model.me ? cue : undefined} />}
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
          {opened[seat] && <Icon name="tick" size={11} />} {word}
        </small>
      </span>
      <span className="dh-count" data-count={cards} aria-hidden="true">
        <img src={THEME.back} alt="" draggable={false} />
        <b>{figure(cards)}</b>
      </span>
    </button>
  );
};

/** The others in turn order, as they sit round the table. */
export const Seats = memo((room: Room) => {
  useSay();
  const { me, state } = room.model;
  return (
    <div className="dh-seats" role="group" aria-label={say('room.seats')} data-size={state.seats}>
      {seatsFrom(me, state.seats).map(seat => (
        <SeatPill key={seat} room={room} seat={seat} />
      ))}
    </div>
  );
});
