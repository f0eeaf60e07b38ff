import type { Seat } from '@majlis/kernel';
import type { Zones } from '@/scene/arrangement.ts';
import type { Fan } from '@/scene/fan.ts';
import type { Place, SceneProps } from '@/scene/props.ts';
import { centre, cos, type Spot, sin, tall } from '@/scene/space.ts';

const ROUND: Readonly<Record<number, readonly Place[]>> = {
  2: ['s', 'n'],
  3: ['s', 'e', 'w'],
  4: ['s', 'e', 'n', 'w'],
  6: ['s', 'e', 'ne', 'n', 'nw', 'w'],
};

/** Oneself south; the others as they follow in turn, to the right when the game goes counter-clockwise. */
export const placeOf = (seat: Seat, me: Seat, seats: number, turn: SceneProps['turn']): Place => {
  const steps = (seat - me + seats) % seats;
  const round = ROUND[seats] ?? ['s'];
  return round[turn === 'counter' ? steps : (seats - steps) % seats] ?? 's';
};

/** Where an avatar stands: its centre and its diameter. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const portrait = (w: number, h: number): Readonly<Record<Place, Stand>> => {
  const size = Math.min(58, Math.max(40, w * 0.116));
  const side = size / 2 + Math.max(10, w * 0.035);
  return {
    s: { x: w - side - 4, y: h * 0.538, size: size * 1.08 },
    e: { x: w - side, y: h * 0.28, size },
    ne: { x: w - side, y: h * 0.2, size },
    n: { x: w / 2, y: h * 0.15 + size / 2 + 4, size },
    nw: { x: side, y: h * 0.2, size },
    w: { x: side, y: h * 0.28, size },
  };
};

const landscape = (w: number, h: number): Readonly<Record<Place, Stand>> => {
  const size = Math.min(68, Math.max(48, h * 0.074));
  const side = Math.max(size / 2 + 24, w * 0.1);
  return {
    s: { x: size / 2 + 26, y: h - size - 16, size },
    e: { x: w - side, y: h * 0.365, size },
    ne: { x: w * 0.8, y: size / 2 + 20, size },
    n: { x: w / 2, y: size / 2 + 20, size },
    nw: { x: w * 0.2, y: size / 2 + 20, size },
    w: { x: side, y: h * 0.365, size },
  };
};

const drawer = (w: number, h: number): Readonly<Record<Place, Stand>> => {
  const size = 40;
  return {
    s: { x: 44, y: h - 58, size },
    e: { x: w - 56, y: h * 0.27, size },
    ne: { x: w * 0.75, y: 30, size },
    n: { x: w / 2, y: 28, size },
    nw: { x: w * 0.25, y: 30, size },
    w: { x: 56, y: h * 0.34, size },
  };
};

/** How far a leaning card reaches from its centre, aside and up. */
const reach = ({ turn, w }: Spot): { readonly aside: number; readonly up: number } => ({
  aside: (w * cos(turn) + tall(w) * sin(Math.abs(turn))) / 2,
  up: (tall(w) * cos(turn) + w * sin(Math.abs(turn))) / 2,
});

/** The own avatar stays out of the fan's box: beside it where there is room, above its end card where there is none. */
const clear = (stand: Stand, fan: Fan, foot: number): Stand => {
  const first = fan.slots[0];
  if (!first || first.x - reach(first).aside > stand.x + stand.size / 2 + 10) return stand;
  return { ...stand, y: Math.min(stand.y, first.y - reach(first).up - stand.size / 2 - foot) };
};

const ACTIONS = 130; // the widest column of buttons

/** The actions stay out of it too. */
export const dashBottom = ({ arrangement, table }: Zones, fan: Fan): number => {
  const last = fan.slots.at(-1);
  if (!last) return 24;
  if (arrangement === 'drawer') return table.h - Math.min(...fan.slots.map(slot => slot.y - tall(slot.w) / 2)) + 8;
  if (last.x + reach(last).aside < table.w - ACTIONS) return 24;
  return table.h - (last.y - reach(last).up) + 10;
};

export const standsOf = ({ arrangement, table: { w, h } }: Zones, fan: Fan): Readonly<Record<Place, Stand>> => {
  switch (arrangement) {
    case 'portrait':
      return portrait(w, h);
    case 'landscape': {
      const stands = landscape(w, h);
      return { ...stands, s: clear(stands.s, fan, 44) };
    }
    case 'drawer': {
      const stands = drawer(w, h);
      return { ...stands, s: clear(stands.s, fan, 34) };
    }
  }
};

/** Offsets of a landed card from the arena's centre, in card widths and heights: toward whoever played it. */
const TOWARD: Readonly<Record<Place, readonly [number, number]>> = {
  s: [0.04, 0.74],
  e: [0.98, 0.26],
  ne: [0.7, -0.1],
  n: [-0.02, -0.14],
  nw: [-0.7, -0.1],
  w: [-0.98, 0.26],
};

/** A number in [0, 1) that belongs to a text: the same on every screen and after every reload. */
const chance = (text: string): number => {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
};

/** How a landed card lies: uniform within ±10°. */
export const turnOf = (trick: number, card: string): number => (chance(`${trick} ${card}`) * 2 - 1) * 10;

/** Landed cards are smaller than the hand they came from: two thirds, a little less where the screen is low. */
export const pitWidth = ({ arrangement, arena }: Zones, handW: number): number =>
  Math.max(handW * 0.6, Math.min(handW * (arrangement === 'drawer' ? 0.61 : 0.66), arena.h / 3));

export const pitSpot = (zones: Zones, place: Place, turn: number, w: number): Spot => {
  const [dx, dy] = TOWARD[place];
  const { x, y } = centre(zones.arena);
  return { x: x + dx * w, y: y + dy * tall(w), turn, w };
};

/** The middle of the arena: deck and public card. */
export const middle = (zones: Zones, w: number): Spot => ({ ...centre(zones.arena), turn: 0, w });

/** The public card is the largest thing in the arena. */
export const floorWidth = ({ arena }: Zones): number => Math.min(140, (arena.h * 0.5) / 1.4);
