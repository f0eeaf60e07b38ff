import { sizeOf } from '@majlis/kernel';
import { memo } from 'react';
import { type DhappaViewModel, eventOf } from '@/dhappa/view-model.ts';
import { nameOf } from '@/table/who.ts';
import { named, say, useSay } from '@/words/say.ts';

/** The burn that has just happened: it is told until the next player acts. */
const burntBy = ({ seen }: DhappaViewModel): { readonly n: number; readonly seat: number } | null => {
  const events = seen.log.flatMap(entry => {
    const event = eventOf(entry);
    return event ? [{ n: entry.n, event }] : [];
  });
  const at = events.findLastIndex(({ event }) => event.kind === 'burnt');
  const later = events.slice(at + 1).filter(({ event }) => event.kind !== 'passed');
  const before = events[at - 1]?.event;
  return at > 0 && later.length === 0 && before?.kind === 'discarded'
    ? { n: events[at]?.n ?? 0, seat: before.seat }
    : null;
};

/** DHA-11  The word crosses the table when a 2 is thrown away. */
export const Flash = memo(({ model }: { readonly model: DhappaViewModel }) => {
  useSay();
  const burnt = burntBy(model);
  if (!burnt) return null;
  return (
    <p key={burnt.n} className="dh-flash" data-overlay="dhappa" role="status">
      <strong>{say('dhappa.dhappa')}</strong>
      <small>{say('dhappa.burnt-by', { name: named(nameOf(model.seen.table, burnt.seat)) })}</small>
    </p>
  );
});

/** DHA-12  Whoever drew the last card plays the last turn of the round. */
export const LastDraw = ({ model: { state } }: { readonly model: DhappaViewModel }) =>
  sizeOf(state.draw) === 0 && state.phase === 'play' ? (
    <p className="dh-last" data-overlay="last-draw" role="status">
      {say('dhappa.last-draw')}
    </p>
  ) : null;
