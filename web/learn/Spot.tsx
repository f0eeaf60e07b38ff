import { type RefObject, useEffect, useState } from 'react';
import { CLOCK } from '@/time/clock.ts';

interface Ringed {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LOOK_MS = 150;
const ROOM = 6;

const ringsIn = (stage: HTMLElement, selectors: readonly string[]): readonly Ringed[] => {
  const { left, top } = stage.getBoundingClientRect();
  return selectors
    .flatMap(selector => [...stage.querySelectorAll(selector)])
    .map(node => node.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(box => ({
      left: Math.round(box.left - left - ROOM),
      top: Math.round(box.top - top - ROOM),
      width: Math.round(box.width + 2 * ROOM),
      height: Math.round(box.height + 2 * ROOM),
    }));
};

interface SpotProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly selectors: readonly string[];
}

/** A ring of light round what the lesson points at. What it points at may still be on its way: it is looked for again. */
export const Spot = ({ stage, selectors }: SpotProps) => {
  const [rings, setRings] = useState<readonly Ringed[]>([]);
  const names = selectors.join();
  useEffect(() => {
    const look = (): void => {
      const found = stage.current && names !== '' ? ringsIn(stage.current, names.split(',')) : [];
      setRings(before => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    look();
    return names === '' ? undefined : CLOCK.every(LOOK_MS, look);
  }, [stage, names]);
  return rings.map(ring => <i key={`${ring.left} ${ring.top}`} className="ln-ring" aria-hidden="true" style={ring} />);
};
