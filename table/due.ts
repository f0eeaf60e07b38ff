import type { Seat } from '@majlis/kernel';
import { SILENCE } from './absence.ts';
import type { Cast } from './cast.ts';
import { deadlineOf } from './clock.ts';
import type { Room } from './room.ts';
import { OPENING } from './start.ts';
import { isPeopled } from './table.ts';

/** What happens by itself, and when. */
export type Due = { readonly at: number } & (
  | { readonly kind: 'strike' }
  | { readonly kind: 'recovery' }
  | { readonly kind: 'watch'; readonly id: string }
  | { readonly kind: 'bot'; readonly ask: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'drop' | 'takeOver' | 'forfeit'; readonly seat: Seat }
);

/** So long past its time a bot may still answer; then its time is up. */
const TARDY = 2_000;

/** The next of them; of several at once the first named here. */
export const nextDue = (cast: Cast, room: Room): Due | undefined =>
  [...written(room), ...watched(room), ...asked(room), ...awaited(room), ...missed(cast, room)].reduce<Due | undefined>(
    (first, due) => (first && first.at <= due.at ? first : due),
    undefined,
  );

/** What must be written down before anything else happens. */
const written = ({ strike, restarted }: Room): readonly Due[] => [
  ...(strike ? [{ kind: 'strike' as const, at: Number.NEGATIVE_INFINITY }] : []),
  ...(restarted ? [{ kind: 'recovery' as const, at: Number.NEGATIVE_INFINITY }] : []),
];

const watched = ({ watches }: Room): readonly Due[] =>
  watches.flatMap(watch => {
    const at = deadlineOf(watch);
    return at === null ? [] : [{ kind: 'watch' as const, at, id: watch.id }];
  });

const asked = ({ asks }: Room): readonly Due[] =>
  asks
    .filter(({ must, answer }) => must || answer)
    .map(({ id, due, answer }) => ({ kind: 'bot' as const, at: answer ? due : due + TARDY, ask: id }));

const awaited = ({ startingAt }: Room): readonly Due[] =>
  startingAt === null ? [] : [{ kind: 'late', at: startingAt + OPENING }];

/** What the silence of a seat leads to. */
const missed = (cast: Cast, { table, seen }: Room): readonly Due[] => {
  if (table.phase === 'closed' || table.phase === 'unborn') return [];
  const playing = table.phase === 'playing';
  const { botAfterMs, forfeitAfterMs } = cast.game.absence(table.options);
  return table.chairs.flatMap((chair, seat): readonly Due[] => {
    if (!isPeopled(chair) || chair.sitter?.kind !== 'person') return [];
    const since = seen.get(chair.sitter.person.id) ?? 0;
    if (!chair.dropped) return [{ kind: 'drop', at: since + SILENCE, seat }];
    const takes = playing && botAfterMs !== null && chair.hand === 'player';
    return [
      ...(takes ? [{ kind: 'takeOver' as const, at: since + botAfterMs, seat }] : []),
      ...(playing && forfeitAfterMs !== null ? [{ kind: 'forfeit' as const, at: since + forfeitAfterMs, seat }] : []),
    ];
  });
};
