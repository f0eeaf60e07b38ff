import type { Seat } from '@majlis/kernel';
import { createContext, useContext } from 'react';
import type { Bubble } from '@/scene/props.ts';

/** What people say at their seats, whatever the game would have them say meanwhile. */
export const Speech = createContext<ReadonlyMap<Seat, Bubble>>(new Map());

interface SeatBubbleProps {
  readonly seat: Seat;
  /** What the game lets the seat say. */
  readonly own?: Bubble | undefined;
}

export const SeatBubble = ({ seat, own }: SeatBubbleProps) => {
  const bubble = useContext(Speech).get(seat) ?? own;
  if (!bubble) return null;
  const { text, tone, icons, drawn } = bubble;
  return (
    <span key={text || drawn?.src} className="mj-bubble" data-tone={tone} data-drawn={drawn && ''} dir="auto">
      {icons?.map(icon => (
        <img key={icon} src={icon} alt="" draggable={false} />
      ))}
      {drawn && <img src={drawn.src} alt={drawn.label} draggable={false} />}
      {text}
    </span>
  );
};
