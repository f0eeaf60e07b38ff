import type { Listing, PublicPerson } from '@majlis/protocol';
import type { DoorDeps } from './door-deps.ts';

/** At so many tables a person may sit at once. */
const MOST_TABLES = 3;

/**
 * Whether a person may sit down at one more table. A chair that nobody misses is given up for it: where the match is over, or nobody else has
 * come to the waiting room; else the oldest game against bots. Where the person looks on, or others play, the chair is kept.
 */
export const hasChair = async (
  { store, host }: DoorDeps,
  { id, name }: PublicPerson,
  table?: string,
): Promise<boolean> => {
  // A deal of the day takes nobody's chair, and is given up for none.
  const mine = (await store.directory.mine(id)).filter(other => other.id !== table && !other.daily);
  if (mine.length < MOST_TABLES) return true;
  const gone = mine.filter(other => !host.isThere(other.id, id));
  const idle = gone.filter(other => other.phase === 'lobby' && (other.matches > 0 || isAlone(other)));
  const given = idle.length > 0 ? idle : gone.filter(isAlone).sort(byOpening).slice(0, 1);
  for (const other of given) await host.act(other.id, { id, name }, [{ kind: 'leave' }]);
  return given.length > 0;
};

/** Not by the last change: a table left behind changes once more when its player is found to be gone. */
const byOpening = (one: Listing, other: Listing): number => one.openedAt - other.openedAt;

const isAlone = ({ seats }: Listing): boolean => seats.filter(seat => seat && 'person' in seat).length === 1;
