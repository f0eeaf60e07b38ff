import type { DhappaEvent, DhappaState } from '@majlis/dhappa';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { CardLook } from '@/cards/look.ts';
import { type Air, burnAll, flyAll, flyBack, type Rects, rectsIn } from '@/dhappa/flight.ts';
import { type DhappaViewModel, eventOf } from '@/dhappa/view-model.ts';
import { type CardTravel, movesBetween, type Whereabouts, whereaboutsIn } from '@/dhappa/whereabouts.ts';
import type { Seen } from '@/store/seen.ts';
import type { TableStore } from '@/store/table-store.ts';

interface Before {
  readonly rects: Rects;
  readonly where: Whereabouts;
  readonly n: number;
  readonly epoch: number;
}

const actorOf = (events: readonly DhappaEvent[]): number | null =>
  events.flatMap(event => ('seat' in event ? [event.seat] : [])).at(0) ?? null;

const perform = (air: Air, moves: readonly CardTravel[], model: DhappaViewModel, events: readonly DhappaEvent[]) => {
  if (events.some(({ kind }) => kind === 'dealt' || kind === 'roundOpened')) return;
  flyAll(air, moves, actorOf(events));
  for (const event of events) {
    if (event.kind === 'drawn' && event.seat !== model.me) flyBack(air, event.seat);
    if (event.kind === 'burnt') burnAll(air, event);
  }
};

const whereIn = ({ table, you }: Seen): Whereabouts =>
  whereaboutsIn(table?.state as DhappaState, typeof you === 'number' ? you : 0);

/**
 * What an event moved flies from where it lay to where it lies. The old places are looked up when the store changes,
 * while the screen still shows them; nothing waits for a flight, and a reconnect moves nothing.
 */
export const useFlights = (
  root: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  store: TableStore,
  model: DhappaViewModel,
  look: CardLook,
): ((nodes: readonly HTMLElement[]) => void) => {
  const before = useRef<Before | null>(null);
  const dropped = useRef(new Map<string, DOMRect>());
  useEffect(
    () =>
      store.seen.subscribe((now, old) => {
        if (now.at === old.at && now.epoch === old.epoch) return;
        if (!root.current || !old.table?.state || !now.table?.state) return;
        const first = before.current ?? { rects: [], where: whereIn(old), n: old.log.at(-1)?.n ?? 0, epoch: old.epoch };
        const moving = new Set<string>(movesBetween(first.where, whereIn(now)).map(({ card }) => card));
        const isAgain = now.epoch !== first.epoch;
        const rects = isAgain ? [] : rectsIn(root.current, card => moving.has(card));
        before.current = { ...first, rects: new Map([...rects, ...first.rects, ...dropped.current]) };
      }),
    [store, root],
  );
  useLayoutEffect(() => {
    const old = before.current;
    before.current = null;
    if (!old || !root.current || !layer.current || look.calm || old.epoch !== model.seen.epoch) return;
    dropped.current.clear();
    const events = model.seen.log.filter(({ n }) => n > old.n).flatMap(entry => eventOf(entry) ?? []);
    if (events.length === 0) return;
    const [air, origin] = [layer.current, layer.current.getBoundingClientRect()];
    const moves = movesBetween(old.where, whereaboutsIn(model.state, model.me));
    const moved = new Set<string>(moves.map(({ card }) => card));
    const after = rectsIn(root.current, card => moved.has(card));
    perform({ layer: air, origin, before: old.rects, after, look }, moves, model, events);
  }, [model, look, root, layer]);
  return useCallback(nodes => {
    dropped.current = new Map(nodes.map(node => [node.dataset.card ?? '', node.getBoundingClientRect()]));
  }, []);
};
