import { useContext } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { at, type CardSpot, tall } from '@/motion/space.ts';
import type { Layout } from '@/scene/layout.ts';
import type { SceneCard, ScenePlace } from '@/scene/props.ts';
import { NAME_TALL, type Stand } from '@/scene/stands.ts';
import { CardVerdicts } from '@/scene/verdicts.ts';

interface OpenHandProps {
  readonly cards: readonly SceneCard[];
  readonly place: ScenePlace;
  readonly upright: boolean;
  readonly layout: Layout;
  readonly look: CardLook;
}

const NOWHERE: CardSpot = { x: 0, y: 0, turn: 0, w: 0 };

/** Toward the middle from the seat, in avatars: beside it for east and west. */
const ASIDE: Readonly<Record<ScenePlace, number>> = { s: 0, e: -1.25, ne: 0, n: 0, nw: 0, w: 1.25 };

const belowName = ({ y, size }: Stand, w: number): number => y + size / 2 + NAME_TALL + 4 + tall(w) / 2;

/** Its centre: above the own seat, below the names of those across, beside the avatar and above the name at either side; below that name where a low screen has no room above it. */
const heightAt = (place: ScenePlace, stands: Layout['stands'], w: number): number => {
  const { y, size } = stands[place];
  if (place === 's') return y - 1.2 * size;
  if (ASIDE[place] === 0) return belowName(stands[place], w);
  const beside = y + size / 2 - tall(w) / 2;
  return beside < belowName(stands.n, w) ? belowName(stands[place], w) : beside;
};

/** A column at a side, beyond the avatar and the name: each card shows its index, and all end above the own hand. */
const columnOf = ({ stands, zones }: Layout, place: ScenePlace, n: number): readonly CardSpot[] => {
  const { x, y, size, name } = stands[place];
  const w = size * 0.95;
  const top = Math.max(y - size / 2, belowName(stands.n, size * 1.25) - tall(w) / 2);
  const step = Math.min(w * 0.6, (zones.hand.y - top - tall(w) / 2) / Math.max(1, n));
  const aside = x + Math.sign(ASIDE[place]) * (Math.max(size / 2 + 10, name / 2 + 4) + w / 2);
  return Array.from({ length: n }, (_, i) => ({ x: aside, y: top + tall(w) / 2 + i * step, turn: 0, w }));
};

const rowOf = (layout: Layout, place: ScenePlace, n: number): readonly CardSpot[] => {
  const { x, size } = layout.stands[place];
  const dx = ASIDE[place];
  const w = Math.min(size * 1.25, (layout.zones.table.w * 0.6) / Math.max(5, n));
  const step = dx === 0 ? w * 0.78 : w * 0.5;
  const start = dx < 0 ? x + dx * size - (n - 1) * step : dx > 0 ? x + dx * size : x - ((n - 1) * step) / 2;
  const y = heightAt(place, layout.stands, w);
  return Array.from({ length: n }, (_, i) => ({ x: start + i * step, y, turn: 0, w }));
};

/** A hand laid open beside its seat, for everybody to see. */
export const OpenHand = ({ cards, place, upright, layout, look }: OpenHandProps) => {
  const verdicts = useContext(CardVerdicts);
  const isColumn = upright && ASIDE[place] !== 0;
  const spots = (isColumn ? columnOf : rowOf)(layout, place, cards.length);
  return (
    <ul className="mj-plane mj-open">
      {cards.map(({ card, label }, i) => (
        <li
          key={card}
          className="mj-card"
          data-card={card}
          data-open=""
          data-verdict={verdicts.get(card)}
          style={at(spots[i] ?? NOWHERE)}
        >
          <Face card={card} deck={look} />
          <span className="sr-only">{label}</span>
        </li>
      ))}
    </ul>
  );
};
