import type { Card } from '@majlis/kernel';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { TIMES_MS } from '@/motion/run.ts';

/** A finger that moved less than this has tapped. */
const TAP = 8;

interface Grip {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  cards: readonly Card[];
  nodes: readonly HTMLElement[];
  over: Element | null;
}

interface Drag {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

interface Answers {
  readonly tap: (card: Card) => void;
  /** Whether the place took the cards; `asked`: only with another question. */
  readonly drop: (place: string, cards: readonly Card[]) => boolean;
  /** Where the cards were let go, for whatever flies on from there. */
  readonly depart: (nodes: readonly HTMLElement[]) => void;
}

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;

const placeUnder = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;

/** DHA-07  Back where they came from. */
const rubber = (nodes: readonly HTMLElement[], { calm, speed }: DhappaActions['look']): void => {
  for (const node of nodes) {
    const from = node.style.transform;
    node.style.transform = '';
    delete node.dataset.dragging;
    if (from && !calm && node.isConnected)
      node.animate([{ transform: from }, { transform: 'none' }], {
        duration: TIMES_MS.rubber * speed,
        easing: 'cubic-bezier(.22,1,.36,1)',
        id: 'rubber',
      });
  }
};

const lifted = (list: RefObject<HTMLElement | null>, cards: readonly Card[]): readonly HTMLElement[] =>
  cards.flatMap(card => list.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`) ?? []);

/** The place under the cards lights up, and no other. */
const hover = (now: Grip, place: Element | null): void => {
  if (now.over === place) return;
  now.over?.removeAttribute('data-over');
  place?.setAttribute('data-over', '');
  now.over = place;
};

/** Cards under a finger or a mouse: tapped, or carried to a run, to a new one, or onto the pile. */
export const useDrag = (
  list: RefObject<HTMLElement | null>,
  actions: DhappaActions,
  { tap, drop, depart }: Answers,
): Drag => {
  const grip = useRef<Grip | null>(null);
  const held = useRef<readonly HTMLElement[]>([]);
  const waiting = actions.model.asked !== null;
  useEffect(() => {
    if (waiting || held.current.length === 0) return;
    rubber(held.current, actions.look);
    held.current = [];
  }, [waiting, actions.look]);

  const begin = (now: Grip): void => {
    now.cards = actions.chosen.includes(now.card) ? actions.chosen : [now.card];
    if (!actions.chosen.includes(now.card)) actions.choose(now.cards);
    now.nodes = lifted(list, now.cards);
    for (const node of now.nodes) node.dataset.dragging = '';
  };
  const letGo = (now: Grip, event: PointerEvent): void => {
    const place = placeUnder(event.clientX, event.clientY)?.dataset.drop;
    hover(now, null);
    depart(now.nodes);
    if (place && drop(place, now.cards)) held.current = now.nodes;
    else rubber(now.nodes, actions.look);
  };
  return {
    onPointerDown: event => {
      const card = cardOf(event.target)?.dataset.card as Card | undefined;
      if (!card || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { card, x: event.clientX, y: event.clientY, cards: [], nodes: [], over: null };
    },
    onPointerMove: event => {
      const now = grip.current;
      if (!now || actions.model.turn !== 'play' || actions.model.asked) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (now.nodes.length === 0 && Math.hypot(dx, dy) > TAP) begin(now);
      now.nodes.forEach((node, i) => {
        node.style.transform = `translate(${dx + (i - (now.nodes.length - 1) / 2) * 4}px, ${dy}px) scale(1.06)`;
      });
      if (now.nodes.length > 0) hover(now, placeUnder(event.clientX, event.clientY));
    },
    onPointerUp: event => {
      const now = grip.current;
      grip.current = null;
      if (!now) return;
      if (now.nodes.length > 0) letGo(now, event);
      else if (Math.hypot(event.clientX - now.x, event.clientY - now.y) <= TAP) tap(now.card);
    },
    onPointerCancel: () => {
      if (grip.current) rubber(grip.current.nodes, actions.look);
      grip.current = null;
    },
  };
};
