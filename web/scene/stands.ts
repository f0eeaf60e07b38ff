import { type CardSpot, cos, sin, tall } from '@/motion/space.ts';
import type { Zones } from '@/scene/arrangement.ts';
import type { Fan } from '@/scene/fan.ts';
import type { ScenePlace } from '@/scene/props.ts';

/** An avatar: its centre and its diameter. */
interface Avatar {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where a player is: the avatar, and how wide the name under it may be. */
export interface Stand extends Avatar {
  readonly name: number;
}

type Avatars = Readonly<Record<ScenePlace, Avatar>>;

/** How tall a name is, with what it keeps from the avatar. */
export const NAME_TALL = 24;

const portrait = (w: number, h: number): Avatars => {
  const size = Math.min(58, Math.max(40, w * 0.116));
  const side = size / 2 + Math.max(10, w * 0.035);
  return {
    s: { x: w - side - 4, y: h * 0.53, size: size * 1.08 },
    e: { x: w - side, y: h * 0.28, size },
    ne: { x: w - side, y: h * 0.2, size },
    n: { x: w / 2, y: h * 0.15 + size / 2 + 4, size },
    nw: { x: side, y: h * 0.2, size },
    w: { x: side, y: h * 0.28, size },
  };
};

const landscape = (w: number, h: number): Avatars => {
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

const drawer = (w: number, h: number): Avatars => {
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
const reach = ({ turn, w }: CardSpot): { readonly aside: number; readonly up: number } => ({
  aside: (w * cos(turn) + tall(w) * sin(Math.abs(turn))) / 2,
  up: (tall(w) * cos(turn) + w * sin(Math.abs(turn))) / 2,
});

/** The own avatar stays out of the fan's box: beside it where there is room, above its end card where there is none. */
const isBeside = ({ x, size }: Avatar, { slots: [first] }: Fan): boolean =>
  !first || first.x - reach(first).aside > x + size / 2 + 10;

const clear = (avatar: Avatar, fan: Fan, foot: number): Avatar => {
  const first = fan.slots[0];
  if (!first || isBeside(avatar, fan)) return avatar;
  return { ...avatar, y: Math.min(avatar.y, first.y - reach(first).up - avatar.size / 2 - foot) };
};

const ACTIONS = 130; // the widest column of buttons
const FULL = 8; // more cards than these are a full hand
const RIGHT_END = 0.58; // where it begins, as a share of the table's width

/** The actions stay out of it too. */
export const dashBottom = ({ arrangement, table }: Zones, fan: Fan): number => {
  const last = fan.slots.at(-1);
  if (!last) return 24;
  if (arrangement === 'drawer') {
    // A full hand is a wide arch: what stands at its right end need not clear its crown.
    const below = fan.slots.length > FULL ? fan.slots.filter(({ x }) => x > table.w * RIGHT_END) : fan.slots;
    return table.h - Math.min(table.h - 16, ...below.map(slot => slot.y - tall(slot.w) / 2)) + 8;
  }
  if (last.x + reach(last).aside < table.w - ACTIONS) return 24;
  return table.h - (last.y - reach(last).up) + 10;
};

export const avatarsOf = ({ arrangement, table: { w, h } }: Zones): Avatars =>
  ({ portrait, landscape, drawer })[arrangement](w, h);

const EDGE = 5;
const WIDEST_NAME = 210;
/** The score stands left of the partner where the screen is low. */
const SCORE = { width: 310, share: 0.4 };

/** How far a landed card reaches from the middle of the table toward east and west, in its widths. */
const PIT_ASIDE = 1.6;

/** How wide each name may be: to the edge of the table, to the cards that lie beside it, to the score. */
const nameWidth = (
  { arrangement, table: { w } }: Zones,
  place: ScenePlace,
  avatar: Avatar,
  fan: Fan,
  pitW: number,
): number => {
  const { x } = avatar;
  const [first] = fan.slots;
  const toPit = w / 2 - PIT_ASIDE * pitW - EDGE - 8;
  const centred = 2 * (Math.min(x, w - x) - EDGE);
  switch (place) {
    case 'n':
      return arrangement === 'drawer' ? w - 2 * Math.min(SCORE.width, w * SCORE.share) - 16 : w * 0.52;
    case 's':
      if (arrangement === 'portrait') return w * 0.5;
      return first && isBeside(avatar, fan) ? first.x - reach(first).aside - 2 * EDGE - 8 : w * 0.25;
    default:
      return arrangement === 'landscape' ? Math.min(centred, toPit) : toPit;
  }
};

/** `pitW`: how wide a landed card is. */
export const standsOf = (zones: Zones, fan: Fan, pitW: number): Readonly<Record<ScenePlace, Stand>> => {
  const avatars = avatarsOf(zones);
  const foot = { portrait: null, landscape: 44, drawer: 34 }[zones.arrangement];
  const stand = (place: ScenePlace): Stand => {
    const avatar = place === 's' && foot !== null ? clear(avatars.s, fan, foot) : avatars[place];
    return { ...avatar, name: Math.min(WIDEST_NAME, nameWidth(zones, place, avatar, fan, pitW)) };
  };
  return { s: stand('s'), e: stand('e'), ne: stand('ne'), n: stand('n'), nw: stand('nw'), w: stand('w') };
};

/** The last trick, to be looked at again: above the own avatar, or beside it where that stands over the hand. */
export const lastTrickAt = (
  { arrangement, table: { h } }: Zones,
  fan: Fan,
  own: Stand,
): { left: number; top: number } => {
  if (arrangement === 'portrait') return { left: 12, top: h * 0.435 };
  const { x, y, size } = own;
  return isBeside(own, fan) && arrangement === 'landscape'
    ? { left: x - 23, top: y - size / 2 - 62 }
    : { left: x + size / 2 + 14, top: y - 23 };
};
