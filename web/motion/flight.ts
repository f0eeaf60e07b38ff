import { throwPath } from '@/motion/curve.ts';
import { type CardSpot, tall } from '@/motion/space.ts';

/** A card on its way, as Web Animations keyframes. Only translate, rotate, scale and opacity ever move. */
export type Frames = Keyframe[];

const SAMPLES = 15;

const place = (x: number, y: number, rest: CardSpot): string => `${x - rest.w / 2}px ${y - tall(rest.w) / 2}px`;

/** An arc from one spot to another, landing slowly. `flip`: it sets out face down. */
export const throwFrames = (from: CardSpot, to: CardSpot, flip: boolean): Frames =>
  throwPath(from, to, SAMPLES).map(({ x, y }, i) => {
    const t = i / (SAMPLES - 1);
    const size = from.w / to.w + (1 - from.w / to.w) * t;
    const across = flip ? Math.abs(1 - 2 * t) * size : size;
    return {
      translate: place(x, y, to),
      rotate: `${from.turn + (to.turn - from.turn) * t}deg`,
      scale: `${across} ${size}`,
      offset: t,
    };
  });

/** The back is over the face until the card stands on its edge. */
export const veilFrames = (): Frames => [
  { opacity: 1, offset: 0, easing: 'step-end' },
  { opacity: 0, offset: 0.5 },
  { opacity: 0, offset: 1 },
];

/** A straight line. */
export const lineFrames = (from: CardSpot, to: CardSpot): Frames => [
  { translate: place(from.x, from.y, to), rotate: `${from.turn}deg` },
  { translate: place(to.x, to.y, to), rotate: `${to.turn}deg` },
];

/** Growing from one size to the other; turning over on the way if it is a card of one's own. */
export const growFrames = (from: CardSpot, to: CardSpot, flip: boolean): Frames => {
  const start = from.w / to.w;
  const half = (start + 1) / 2;
  return [{ scale: `${start} ${start}` }, { scale: `${flip ? 0 : half} ${half}` }, { scale: '1 1' }];
};

export const thumpFrames = (): Frames => [{ scale: '1.1' }, { scale: '1' }];

export const shakeFrames = (): Frames => [
  { translate: '0 0' },
  { translate: '-6px 0' },
  { translate: '5px 0' },
  { translate: '-4px 0' },
  { translate: '2px 0' },
  { translate: '0 0' },
];

/** Into a seat and gone. */
export const sweepFrames = (from: CardSpot, to: CardSpot): Frames => [
  { translate: place(from.x, from.y, from), rotate: `${from.turn}deg`, scale: '1', opacity: 1 },
  { translate: place(to.x, to.y, from), rotate: `${to.turn}deg`, scale: '.32', opacity: 0.2 },
];

export const fadeIn = (): Frames => [{ opacity: 0 }, { opacity: 1 }];
export const fadeOut = (): Frames => [{ opacity: 1 }, { opacity: 0 }];
