import type { Seat } from '@majlis/kernel';
import { type CardSpot, centre, tall } from '@/motion/space.ts';
import type { Zones } from '@/scene/arrangement.ts';
import type { ScenePlace, SceneProps } from '@/scene/props.ts';
import { avatarsOf, NAME_TALL } from '@/scene/stands.ts';

const ROUND: Readonly<Record<number, readonly ScenePlace[]>> = {
  2: ['s', 'n'],
  3: ['s', 'e', 'w'],
  4: ['s', 'e', 'n', 'w'],
  6: ['s', 'e', 'ne', 'n', 'nw', 'w'],
};

/** Oneself south; the others as they follow in turn, to the right when the game goes counter-clockwise. */
export const placeOf = (seat: Seat, me: Seat, seats: number, turn: SceneProps['turn']): ScenePlace => {
  const steps = (seat - me + seats) % seats;
  const round = ROUND[seats] ?? ['s'];
  return round[turn === 'counter' ? steps : (seats - steps) % seats] ?? 's';
};

/** Offsets of a landed card from the arena's centre, in card widths and heights: toward whoever played it. */
const TOWARD: Readonly<Record<ScenePlace, readonly [number, number]>> = {
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

/** Under the partner's name. */
const belowPartner = (zones: Zones): number => {
  const { y, size } = avatarsOf(zones).n;
  return y + size / 2 + NAME_TALL;
};

/** From the top of the partner's card to the foot of the own one, in heights of a card; the one above the middle, leaning. */
const PIT_TALL = 1.98;
const PIT_ABOVE = 0.74;

/** Landed cards are smaller than a full hand's: two thirds, a little less where the partner's name would lie under them. The same all through a match. */
export const pitWidth = (zones: Zones, handW: number): number => {
  const { arena } = zones;
  const room = arena.y + arena.h - belowPartner(zones);
  return Math.max(handW * 0.6, Math.min(handW * 0.66, room / (1.4 * PIT_TALL)));
};

export const pitSpot = (zones: Zones, place: ScenePlace, turn: number, w: number): CardSpot => {
  const [dx, dy] = TOWARD[place];
  const { x, y } = centre(zones.arena);
  const middleY = Math.max(y, belowPartner(zones) + PIT_ABOVE * tall(w));
  return { x: x + dx * w, y: middleY + dy * tall(w), turn, w };
};

/** The middle of the arena: deck and public card. */
export const middle = (zones: Zones, w: number): CardSpot => ({ ...centre(zones.arena), turn: 0, w });

/** The public card is the largest thing in the arena. */
export const floorWidth = ({ arena }: Zones): number => Math.min(140, (arena.h * 0.5) / 1.4);
