import type { Card, Seat } from '@majlis/kernel';
import { type CardSpot, cos, sin, tall } from '@/motion/space.ts';
import { type Zones, zonesOf } from '@/scene/arrangement.ts';
import { type Fan, fanOf, NARROW, slotsOf } from '@/scene/fan.ts';
import { floorWidth, middle, pitSpot, pitWidth, placeOf, turnOf } from '@/scene/places.ts';
import type { ScenePlace, SceneProps } from '@/scene/props.ts';
import { dashBottom, lastTrickAt, type Stand, standsOf } from '@/scene/stands.ts';

/** Where everything rests, worked out from the props and the size of the table alone. */
export interface Layout {
  readonly zones: Zones;
  readonly fan: Fan;
  readonly stands: Readonly<Record<ScenePlace, Stand>>;
  readonly dashBottom: number; // where the actions end, above the table's lower edge (not in portrait)
  readonly lastTrick: { readonly left: number; readonly top: number };
  readonly deck: CardSpot;
  readonly floor: CardSpot;
  readonly hand: ReadonlyMap<Card, CardSpot>; // as seen: the selected card is lifted
  readonly slots: ReadonlyMap<Card, CardSpot>;
  readonly pit: ReadonlyMap<Card, CardSpot>;
  readonly seat: (seat: Seat) => CardSpot;
  readonly place: (seat: Seat) => ScenePlace;
}

/** How a lifted card is raised along its own axis, and how much larger it is (cards.css). */
const LIFT = { usual: { by: 30, scale: 1.1 }, narrow: { by: 38, scale: 1 } };

/** The lifted card as it is seen. */
const lifted = ({ x, y, turn, w }: CardSpot, wide: number): CardSpot => {
  const { by, scale } = wide < NARROW ? LIFT.narrow : LIFT.usual;
  return { x: x + by * sin(turn), y: y - by * cos(turn), turn, w: w * scale };
};

const EDGE = 3;

/** A lifted card stays whole: one at the end comes in a little. */
const whole = (spot: CardSpot, wide: number): CardSpot => {
  const { x, turn, w } = lifted(spot, wide);
  const aside = (w * cos(turn) + tall(w) * sin(Math.abs(turn))) / 2 + EDGE;
  return { ...spot, x: spot.x + Math.max(0, aside - x) - Math.max(0, x + aside - wide) };
};

/** The fan with its lifted card brought inside the table. */
const inside = (fan: Fan, up: number, wide: number): Fan =>
  up < 0 ? fan : { ...fan, slots: fan.slots.map((slot, i) => (i === up ? whole(slot, wide) : slot)) };

const shape = ({ arrangement, look }: SceneProps, zones: Zones, n: number, opened: number | null): Fan =>
  arrangement === 'slots' ? slotsOf(zones, n) : fanOf(zones, n, opened, look.flat);

/** A landed card has one size, however few are left in the hand, and for those who watch too. */
const landed = (props: SceneProps, zones: Zones): number =>
  pitWidth(zones, shape(props, zones, props.dealt, null).cardW);

export const layoutOf = (props: SceneProps, w: number, h: number, touched: Card | null): Layout => {
  const zones = zonesOf(w, h);
  const cards = props.hand.map(({ card }) => card);
  const open = touched ?? props.selected;
  const opened = open === null ? -1 : cards.indexOf(open);
  const laid = shape(props, zones, cards.length, opened < 0 ? null : opened);
  const fan = inside(laid, props.selected === null ? -1 : cards.indexOf(props.selected), zones.table.w);
  const place = (seat: Seat): ScenePlace => placeOf(seat, props.me, props.seats.length, props.turn);
  const slots = cards.flatMap((card, i) => spotted(card, fan.slots[i]));
  const small = landed(props, zones);
  const stands = standsOf(zones, fan, small);
  return {
    zones,
    fan,
    stands,
    place,
    dashBottom: dashBottom(zones, fan),
    lastTrick: lastTrickAt(zones, fan, stands.s),
    deck: middle(zones, small),
    floor: middle(zones, floorWidth(zones)),
    hand: new Map(slots.map(([card, spot]) => [card, card === props.selected ? lifted(spot, zones.table.w) : spot])),
    slots: new Map(slots),
    pit: new Map(
      props.pit.map(({ card, seat }) => [card, pitSpot(zones, place(seat), turnOf(props.trick, card), small)]),
    ),
    seat: seat => {
      const { x, y, size } = stands[place(seat)];
      return { x, y, turn: 0, w: seat === props.me ? fan.cardW : Math.max(size * 0.5, fan.cardW * 0.28) };
    },
  };
};

const spotted = (card: Card, spot: CardSpot | undefined): readonly (readonly [Card, CardSpot])[] =>
  spot ? [[card, spot]] : [];
