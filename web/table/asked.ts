import type { Seat } from '@majlis/kernel';
import type { Seen } from '@/store/seen.ts';
import { isSeated } from '@/table/seats.ts';

/** What the house itself does is never asked for. */
type OfHouse = 'rolled' | 'left';

interface Reading<A extends { readonly kind: string }> {
  read(word: string): A | undefined;
}

/** What this player asked of the game and what was not answered yet. */
export const askedOf = <A extends { readonly kind: string }>(
  { pending }: Seen,
  spelling: Reading<A>,
): readonly Exclude<A, { kind: OfHouse }>[] =>
  pending.flatMap(({ request }) => {
    const action = request.kind === 'act' ? spelling.read(request.word) : undefined;
    return action && isOfPlayers(action) ? [action] : [];
  });

const isOfPlayers = <A extends { readonly kind: string }>(action: A): action is Exclude<A, { kind: OfHouse }> =>
  action.kind !== 'rolled' && action.kind !== 'left';

/** Whether this page may act for its seat: somebody sits there, the line is open, and no bot plays meanwhile. */
export const mayAct = (seen: Seen, me: Seat): boolean =>
  isSeated(seen) && seen.link === 'open' && !seen.paused && seen.table?.chairs[me]?.hand !== 'bot';
