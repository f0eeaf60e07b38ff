import { type Frames, fadeIn, fadeOut } from '@/motion/flight.ts';

/** The design's durations, in milliseconds. */
export const TIMES_MS = {
  throw: 360,
  deal: 320,
  stagger: 50,
  sweep: 220,
  thump: 90,
  rubber: 280,
  shake: 260,
  rest: 600,
  calm: 110,
} as const;

export interface Pace {
  readonly speed: number;
  readonly calm: boolean;
}

interface Timing {
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
}

/** A movement on the Web Animations API. In calm every movement is a short fade: the same states in the same order. */
export const run = (
  node: Element,
  frames: Frames,
  { duration, delay = 0, easing = 'linear' }: Timing,
  pace: Pace,
): Animation => {
  const shown = pace.calm ? fadeIn() : frames;
  const timing = pace.calm
    ? { duration: TIMES_MS.calm, delay: 0 }
    : { duration: duration * pace.speed, delay: delay * pace.speed, easing };
  return node.animate(shown, { ...timing, fill: 'backwards' });
};

/** A node that goes away when its movement is over. */
export const runOut = (
  node: Element,
  frames: Frames,
  { duration, delay = 0, easing = 'linear' }: Timing,
  pace: Pace,
): Animation => {
  const shown = pace.calm ? fadeOut() : frames;
  const length = pace.calm ? TIMES_MS.calm : duration * pace.speed;
  const animation = node.animate(shown, { duration: length, delay: delay * pace.speed, easing, fill: 'both' });
  animation.onfinish = () => node.remove();
  animation.oncancel = () => node.remove();
  return animation;
};
