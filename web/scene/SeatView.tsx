import type { Seat } from '@majlis/kernel';
import { type CSSProperties, memo } from 'react';
import { Face } from '@/avatar/Face.tsx';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import type { Cue, ScenePlace, SceneSeat } from '@/scene/props.ts';
import { Ring, StillRing } from '@/scene/Ring.tsx';
import { SeatBubble } from '@/scene/SeatBubble.tsx';
import type { Stand } from '@/scene/stands.ts';

interface SeatViewProps {
  readonly seat: SceneSeat;
  readonly place: ScenePlace;
  readonly stand: Stand;
  readonly back: string;
  readonly dealer: string;
  readonly now: () => number;
  readonly onCue?: ((cue: Cue) => void) | undefined;
  readonly onOpen?: ((seat: Seat) => void) | undefined;
}

const MOST_BACKS = 9;

/** The hidden cards of a seat: backs, no more than can be seen, and the count. */
const Backs = ({ count, back }: { readonly count: number; readonly back: string }) => {
  const shown = Math.min(count, MOST_BACKS);
  const steps = Array.from({ length: shown }, (_, i) => i - (shown - 1) / 2);
  return (
    <span className="mj-backs" data-count={count} aria-hidden="true">
      {steps.map(step => (
        <img
          key={step}
          src={back}
          alt=""
          draggable={false}
          style={{
            rotate: `${step * Math.min(7, 42 / shown)}deg`,
            translate: `${step * Math.min(26, 110 / shown)}% 0`,
          }}
        />
      ))}
      {count > MOST_BACKS && <b>{count}</b>}
    </span>
  );
};

/** Seats and stands are made anew with every state: what counts is what they say. */
const isLike = ({ seat, stand, ...a }: SeatViewProps, { seat: other, stand: there, ...b }: SeatViewProps): boolean =>
  a.place === b.place &&
  a.back === b.back &&
  a.dealer === b.dealer &&
  a.now === b.now &&
  a.onCue === b.onCue &&
  a.onOpen === b.onOpen &&
  JSON.stringify([seat, stand]) === JSON.stringify([other, there]);

/** One player at the table, drawn again only when something of theirs has changed. */
export const SeatView = memo(({ seat, place, stand, back, dealer, now, onCue, onOpen }: SeatViewProps) => {
  const { x, y, size } = stand;
  const Avatar = onOpen ? 'button' : 'span';
  return (
    <div
      className="mj-seat"
      role="group"
      aria-label={seat.label}
      aria-current={seat.turn || undefined}
      data-seat={place}
      data-number={seat.seat}
      data-name={seat.name}
      data-side={seat.side}
      style={{ width: size, height: size, translate: `${x - size / 2}px ${y - size / 2}px` }}
    >
      <Avatar
        className="mj-avatar"
        {...(onOpen && { type: 'button', onClick: () => onOpen(seat.seat), 'aria-label': seat.label })}
      >
        <Face avatar={seat.avatar} />
      </Avatar>
      {seat.clock && <Ring clock={seat.clock} now={now} onCue={onCue} />}
      {seat.turn && !seat.clock && <StillRing />}
      {seat.dealer && (
        <span className="mj-dealer" data-dealer="" role="img" aria-label={dealer}>
          D
        </span>
      )}
      {seat.badges.map(({ kind, label }) => (
        <span key={kind} className="mj-badge" data-badge={kind} role="img" aria-label={label} title={label}>
          <Icon name={kind} size={13} />
        </span>
      ))}
      <Name className="mj-name" note={seat.note} style={{ '--name-room': `${stand.name}px` } as CSSProperties}>
        {seat.name}
      </Name>
      {place !== 's' && !seat.shown && seat.cards > 0 && <Backs count={seat.cards} back={back} />}
      <SeatBubble seat={seat.seat} own={seat.bubble} />
    </div>
  );
}, isLike);
