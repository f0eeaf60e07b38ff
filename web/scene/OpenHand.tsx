import { Face } from '@/cards/Face.tsx';
import type { Look } from '@/cards/look.ts';
import type { Layout } from '@/scene/layout.ts';
import type { Place, SceneCard } from '@/scene/props.ts';
import { at } from '@/scene/space.ts';

interface OpenHandProps {
  readonly cards: readonly SceneCard[];
  readonly place: Place;
  readonly layout: Layout;
  readonly look: Look;
}

/** Toward the middle from the seat: across for north and south, beside for east and west. */
const INWARD: Readonly<Record<Place, readonly [number, number]>> = {
  s: [0, -1.2],
  e: [-1.2, 0],
  ne: [0, 1.75],
  n: [0, 1.75],
  nw: [0, 1.75],
  w: [1.2, 0],
};

/** A hand laid open beside its seat, for everybody to see. */
export const OpenHand = ({ cards, place, layout, look }: OpenHandProps) => {
  const { x, y, size } = layout.stands[place];
  const [dx, dy] = INWARD[place];
  const w = Math.min(size * 1.25, (layout.zones.table.w * 0.6) / Math.max(5, cards.length));
  const step = dx === 0 ? w * 0.78 : w * 0.5;
  const start =
    dx < 0 ? x + dx * size - (cards.length - 1) * step : dx > 0 ? x + dx * size : x - ((cards.length - 1) * step) / 2;
  return (
    <ul className="mj-plane mj-open">
      {cards.map(({ card, label }, i) => (
        <li
          key={card}
          className="mj-card"
          data-card={card}
          data-open=""
          style={at({ x: start + i * step, y: y + dy * size, turn: 0, w })}
        >
          <Face card={card} deck={look} />
          <span className="sr-only">{label}</span>
        </li>
      ))}
    </ul>
  );
};
