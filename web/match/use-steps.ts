import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Branch } from '@/match/branch.ts';
import type { ReplayStop } from '@/match/frames.ts';
import { along, hashOf, stopNamed } from '@/match/stops.ts';
import type { Stop } from '@/table/replay-game.ts';
import { CLOCK } from '@/time/clock.ts';

export const SPEEDS = ['slow', 'usual', 'fast'] as const;
type ReplaySpeed = (typeof SPEEDS)[number];

const STEP_MS: Readonly<Record<ReplaySpeed, number>> = { slow: 2_400, usual: 1_300, fast: 600 };

export interface Stepping {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: ReplaySpeed;
  /** Told where one goes before the page is drawn there. */
  readonly onMove: RefObject<(to: number) => void>;
  go(to: number): void;
  walk(unit: Stop, way: 1 | -1): void;
  toggle(): void;
  pace(speed: ReplaySpeed): void;
}

interface Walk {
  readonly unit: Stop;
  readonly way: 1 | -1;
}

const walkOf = (event: KeyboardEvent, rtl: boolean): Walk | undefined => {
  const onward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === onward || event.key === back) {
    return { unit: event.shiftKey ? 'trick' : 'step', way: event.key === onward ? 1 : -1 };
  }
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    return { unit: 'round', way: event.key === 'ArrowDown' ? 1 : -1 };
  }
  return undefined;
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role="tablist"]') !== null;

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null;

/** Arrows step, also over the cards of the hand; Home and End go to the ends, the space bar plays. `on`: whoever plays for themselves has the keys of the table. */
const useKeys = (on: boolean, { go, walk, toggle }: Pick<Stepping, 'go' | 'walk' | 'toggle'>): void => {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const wanted = walkOf(event, document.documentElement.dir === 'rtl');
      if (wanted) walk(wanted.unit, wanted.way);
      else if (event.key === 'Home') go(0);
      else if (event.key === 'End') go(Number.MAX_SAFE_INTEGER);
      else if (event.key === ' ' && !isPressable(event.target)) toggle();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [on, go, walk, toggle]);
};

/** A browser counts how often its address changes: it is named once somebody rests there, or goes elsewhere. */
const REST_MS = 400;

const useAddress = (stop: ReplayStop | undefined): void => {
  const due = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!stop) return;
    const name = (): void => {
      due.current = null;
      history.replaceState(history.state, '', hashOf(stop));
    };
    due.current = name;
    return CLOCK.later(REST_MS, name);
  }, [stop]);
  useEffect(() => () => due.current?.(), []);
};

/** A place that is told to the table before the page is drawn: so both are drawn at once. */
const usePlace = (first: number) => {
  const [at, setAt] = useState(first);
  const here = useRef(first);
  const onMove = useRef<(to: number) => void>(() => undefined);
  const move = useCallback((next: (now: number) => number): void => {
    const to = next(here.current);
    if (to === here.current) return;
    here.current = to;
    onMove.current(to);
    setAt(to);
  }, []);
  return { at, move, onMove };
};

/** Where one is in a match, and the ways on from there. The address names the stop; another way that it might have gone has none, and plays by itself. */
export const useSteps = (stops: readonly ReplayStop[], branch: Branch | null): Stepping => {
  const { at, move, onMove } = usePlace(branch?.start ?? stopNamed(stops, location.hash) ?? 0);
  const [playing, setPlaying] = useState(branch !== null);
  const isNamed = branch === null;
  useEffect(() => setPlaying(branch !== null), [branch]);
  const [speed, pace] = useState<ReplaySpeed>('usual');
  const last = stops.length - 1;
  const go = useCallback(
    (to: number): void => {
      setPlaying(false);
      move(() => Math.max(0, Math.min(last, to)));
    },
    [last, move],
  );
  const walk = useCallback(
    (unit: Stop, way: 1 | -1): void => {
      setPlaying(false);
      move(now => along(stops, now, unit, way));
    },
    [stops, move],
  );
  const toggle = useCallback((): void => {
    setPlaying(before => !before);
    move(now => (now === last ? 0 : now));
  }, [last, move]);
  useEffect(() => {
    if (!playing) return;
    if (at === last) return setPlaying(false);
    return CLOCK.later(STEP_MS[speed], () => move(now => along(stops, now, 'step', 1)));
  }, [playing, at, last, speed, stops, move]);
  useAddress(isNamed ? stops[at] : undefined);
  useEffect(() => {
    const named = (): void => move(now => stopNamed(stops, location.hash) ?? now);
    addEventListener('hashchange', named);
    return () => removeEventListener('hashchange', named);
  }, [stops, move]);
  useKeys(
    branch?.seat == null,
    useMemo(() => ({ go, walk, toggle }), [go, walk, toggle]),
  );
  return { at, playing, speed, go, walk, toggle, pace, onMove };
};
