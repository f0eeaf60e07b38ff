import { useEffect, useState } from 'react';
import type { Cue, RingClock } from '@/scene/props.ts';
import { clockState, leftOf, ticks } from '@/scene/stopwatch.ts';
import { CLOCK } from '@/time/clock.ts';

interface RingProps {
  readonly clock: RingClock;
  readonly now: () => number;
  readonly onCue?: ((cue: Cue) => void) | undefined; // only for the own clock
}

/** Time left round an avatar. It asks the clock ten times a second: after a sleep it shows the true time at once. */
export const Ring = ({ clock, now, onCue }: RingProps) => {
  const left = leftOf(clock, now());
  const [, redraw] = useState(left);
  useEffect(() => {
    let before = leftOf(clock, now());
    return CLOCK.every(100, () => {
      const after = leftOf(clock, now());
      if (onCue && ticks(before, after, clock.dangerAt)) onCue('tick');
      before = after;
      redraw(after);
    });
  }, [clock, now, onCue]);
  const share = clock.total > 0 ? left / clock.total : 0;
  return (
    <svg
      className="mj-ring"
      viewBox="0 0 100 100"
      data-state={clockState(left, clock)}
      data-left={Math.round(left)}
      aria-hidden="true"
    >
      <circle className="mj-ring-track" cx="50" cy="50" r="45" />
      <circle
        className="mj-ring-hand"
        cx="50"
        cy="50"
        r="45"
        pathLength="100"
        strokeDasharray="100"
        strokeDashoffset={100 - share * 100}
      />
    </svg>
  );
};

/** The ring of a turn that nobody counts: whole, and it stays so. */
export const StillRing = () => (
  <svg className="mj-ring" viewBox="0 0 100 100" data-state="still" aria-hidden="true">
    <circle className="mj-ring-track" cx="50" cy="50" r="45" />
    <circle className="mj-ring-hand" cx="50" cy="50" r="45" />
  </svg>
);
