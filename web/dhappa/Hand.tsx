import { swapsOpen } from '@majlis/dhappa/for-web';
import type { Card } from '@majlis/kernel';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { DhappaActions } from '@/dhappa/actions.ts';
import { pressNew, pressRun } from '@/dhappa/Board.tsx';
import { pressDiscard } from '@/dhappa/Dash.tsx';
import { HandCard, type HandCardProps } from '@/dhappa/HandCard.tsx';
import { groupsOf, type Sort } from '@/dhappa/hand-order.ts';
import { dueOf, targetsOf } from '@/dhappa/targets.ts';
import { useDrag } from '@/dhappa/use-drag.ts';
import { useRoving } from '@/dhappa/use-roving.ts';
import type { DhappaViewModel } from '@/dhappa/view-model.ts';
import { nearest, WAYS } from '@/dhappa/walk.ts';
import { type RowsBox, rowsOf } from '@/scene/rows.ts';
import { say } from '@/words/say.ts';

interface HandProps {
  readonly actions: DhappaActions;
  readonly box: RowsBox;
  readonly sort: Sort;
  readonly depart: (nodes: readonly HTMLElement[]) => void;
}

const marksOf = ({ state, me, position, turn }: DhappaViewModel): ReadonlyMap<Card, HandCardProps['mark']> => {
  const marks = new Map<Card, HandCardProps['mark']>();
  if (state.turn.seat !== me) return marks;
  if (turn === 'play') for (const play of swapsOpen(position)) if (play.kind === 'swap') marks.set(play.card, 'swap');
  if (state.turn.drawn && !marks.has(state.turn.drawn)) marks.set(state.turn.drawn, 'drawn');
  const due = dueOf(state);
  if (due) marks.set(due, 'due');
  return marks;
};

/** Drops cards on a place as if they had been chosen and it had been pressed. */
const dropOn = (actions: DhappaActions, place: string, cards: readonly Card[]): boolean => {
  const dropped: DhappaActions = { ...actions, chosen: cards, targets: targetsOf(actions.model, cards) };
  let sent = false;
  const watched: DhappaActions = {
    ...dropped,
    act: action => {
      sent = true;
      actions.act(action);
    },
    lay: plays => {
      sent = plays.length === 1;
      actions.lay(plays);
    },
  };
  const run = actions.model.state.runs.find(({ id }) => id === place);
  if (run) pressRun(watched, run);
  else if (place === 'new') pressNew(watched);
  else pressDiscard(watched);
  return sent;
};

/** DHA-02  The own cards in rows: every index in sight, a chosen card rises in its place. */
export const Hand = ({ actions, box, sort, depart }: HandProps) => {
  const { model, look, chosen, choose } = actions;
  const list = useRef<HTMLDivElement>(null);
  const { hand } = model;
  const rows = useMemo(() => rowsOf(groupsOf(hand, sort), box), [hand, sort, box]);
  const marks = useMemo(() => marksOf(model), [model]);
  const toggle = (card: Card): void =>
    choose(chosen.includes(card) ? chosen.filter(one => one !== card) : [...chosen, card]);
  const drag = useDrag(list, actions, { tap: toggle, drop: (place, cards) => dropOn(actions, place, cards), depart });
  const { entry, ...focus } = useRoving(list, rows.slots);
  const key = (event: KeyboardEvent) => {
    const node = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-card]') : null;
    const way = WAYS[event.key];
    if (!node) return;
    if (way) {
      event.preventDefault();
      const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
      const next = nearest(node, cards, way) ?? (way === 'up' ? firstTarget(node) : undefined);
      next?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (!event.repeat) toggle(node.dataset.card as Card);
    }
  };
  const asked = model.asked ? cardsIn(model.asked) : [];
  return (
    <section
      className="dh-hand hand"
      data-zone="hand"
      data-sort={sort}
      data-on={model.turn === 'play' || undefined}
      aria-label={say('table.hand')}
      style={{ height: rows.height }}
    >
      <div ref={list} className="dh-plane" role="group" style={{ width: box.w }} onKeyDown={key} {...focus} {...drag}>
        {rows.slots.map(({ card, spot, row }, i) => (
          <HandCard
            key={card}
            card={card}
            look={look}
            x={spot.x}
            y={spot.y}
            w={spot.w}
            row={row}
            chosen={chosen.includes(card)}
            mark={marks.get(card) ?? null}
            pending={asked.includes(card)}
            entry={i === entry}
          />
        ))}
      </div>
    </section>
  );
};

const cardsIn = (action: object): readonly Card[] => [
  ...('cards' in action ? (action.cards as readonly Card[]) : []),
  ...('bridge' in action ? (action.bridge as readonly Card[]) : []),
  ...('card' in action ? [action.card as Card] : []),
];

/** Up from the hand: to a place that takes what is chosen, else to the boards. */
const firstTarget = (from: Element): HTMLElement | undefined => {
  const lit = [...document.querySelectorAll<HTMLElement>('.dh-run[data-lit]')];
  const all = [...document.querySelectorAll<HTMLElement>('.dh-run')];
  return nearest(from, lit, 'up') ?? nearest(from, all, 'up');
};
