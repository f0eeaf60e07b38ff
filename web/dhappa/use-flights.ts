import type { DhappaEvent, DhappaState } from '@majlis/dhappa';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { CardLook } from '@/cards/look.ts';
import { type Air, burnAll, flyAll, flyBack, type Rects, rectsIn } from '@/dhappa/flight.ts';
import { type DhappaViewModel, eventOf } from '@/dhappa/view-model.ts';
import { movesBetween, type Whereabouts, whereaboutsIn } from '@/dhappa/whereabouts.ts';
import type { TableStore } from '@/store/table-store.ts';

interface Before {
  readonly rects: Rects;
  readonly where: Whereabouts;
  readonly n: number;
  readonly epoch: number;
}

const actorOf = (events: readonly DhappaEvent[]): number | null =>
  events.flatMap(event => ('seat' in event ? [event.seat] : [])).at(0) ?? null;

const perform = (air: Air, before: Before, model: DhappaViewModel, events: readonly DhappaEvent[]): void => {
  if (events.some(({ kind }) => kind === 'dealt' || kind === 'roundOpened')) return;
  flyAll(air, movesBetween(before.where, whereaboutsIn(model.state, model.me)), actorOf(events));
  for (const event of events) {
    if (event.kind === 'drawn' && event.seat !== model.me) flyBack(air, event.seat);
    if (event.kind === 'burnt') burnAll(air, event);
  }
};

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
        if (before.current || !root.current || !old.table?.state) return;
        const rects = new Map([...rectsIn(root.current), ...dropped.current]);
        const me = typeof old.you === 'number' ? old.you : 0;
        const where = whereaboutsIn(old.table.state as DhappaState, me);
        before.current = { rects, where, n: old.log.at(-1)?.n ?? 0, epoch: old.epoch };
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
    perform({ layer: air, origin, before: old.rects, after: rectsIn(root.current), look }, old, model, events);
  }, [model, look, root, layer]);
  return useCallback(nodes => {
    dropped.current = new Map(nodes.map(node => [node.dataset.card ?? '', node.getBoundingClientRect()]));
  }, []);
};
