import type { Card } from '@majlis/kernel';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { TIMES_MS } from '@/motion/run.ts';
import type { Layout } from '@/scene/layout.ts';
import { movesBetween, type Rest } from '@/scene/moves.ts';
import type { SceneProps } from '@/scene/props.ts';
import { performAll, type Stage } from '@/scene/stage.ts';

type Nodes = Map<Card, HTMLElement>;

interface Memory {
  readonly rest: Rest;
  readonly layout: Layout;
  readonly nodes: Nodes;
  readonly epoch: SceneProps['epoch'];
  readonly thrownAt: number;
}

export interface StageHooks {
  readonly register: (card: Card) => (node: HTMLElement | null) => void;
  readonly loose: RefObject<HTMLDivElement | null>;
  readonly busy: () => boolean;
  readonly depart: (card: Card, node: HTMLElement) => void; // where a finger let go of a card
}

interface Departure {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
}

/** The hand as it was, but the card that was dragged sets out from under the finger. */
const departed = (before: Memory, left: Departure | null): Memory => {
  const spot = left && before.layout.hand.get(left.card);
  if (!left || !spot) return before;
  return {
    ...before,
    layout: { ...before.layout, hand: new Map(before.layout.hand).set(left.card, { ...spot, x: left.x, y: left.y }) },
  };
};

const restOf = (props: SceneProps): Rest => ({
  hand: props.hand.map(({ card }) => card),
  pit: props.pit,
  floor: props.floor?.card ?? null,
  floorTaker: props.floorTaker ?? null,
  counts: [...props.seats].sort((a, b) => a.seat - b.seat).map(({ cards }) => cards),
});

const stageOf = (
  props: SceneProps,
  layout: Layout,
  before: Memory,
  nodes: Nodes,
  loose: HTMLElement,
  settled: number,
): Stage => ({
  before: before.layout,
  after: layout,
  node: card => nodes.get(card),
  gone: card => before.nodes.get(card),
  loose,
  back: props.theme.back,
  me: props.me,
  seats: props.seats.length,
  first: props.firstDealt ?? props.me,
  dealt: props.dealtBack ? -1 : 1,
  pace: props.look,
  cue: props.onCue ?? (() => undefined),
  settled,
});

/** Compares each rest with the one before and sets the difference in motion. A new epoch moves nothing. */
export const useStage = (props: SceneProps, layout: Layout): StageHooks => {
  const nodes = useRef<Nodes>(new Map());
  const memory = useRef<Memory | null>(null);
  const loose = useRef<HTMLDivElement>(null);
  const busyUntil = useRef(0);
  const left = useRef<Departure | null>(null);

  useLayoutEffect(() => {
    const [before, layer, now, rest] = [memory.current, loose.current, performance.now(), restOf(props)];
    const moves = before && before.epoch === props.epoch ? movesBetween(before.rest, rest, props.me) : [];
    const thrownAt = moves.some(({ kind }) => kind === 'thrown') ? now : (before?.thrownAt ?? 0);
    if (before?.epoch !== props.epoch) {
      layer?.replaceChildren();
      busyUntil.current = 0;
    }
    if (before && layer && moves.length > 0) {
      const settled = Math.max(0, thrownAt + (TIMES_MS.throw + TIMES_MS.rest) * props.look.speed - now);
      const wait = performAll(
        stageOf(props, layout, departed(before, left.current), nodes.current, layer, settled),
        moves,
      );
      busyUntil.current = Math.max(busyUntil.current, now + wait);
    }
    left.current = null;
    memory.current = { rest, layout, nodes: new Map(nodes.current), epoch: props.epoch, thrownAt };
  });

  const register = useCallback(
    (card: Card) => (node: HTMLElement | null) => {
      if (node) nodes.current.set(card, node);
    },
    [],
  );
  const depart = (card: Card, node: HTMLElement): void => {
    const [box, table] = [node.getBoundingClientRect(), node.closest('.mj-table')?.getBoundingClientRect()];
    if (table)
      left.current = { card, x: (box.left + box.right) / 2 - table.left, y: (box.top + box.bottom) / 2 - table.top };
  };
  return { register, loose, depart, busy: () => performance.now() < busyUntil.current };
};
