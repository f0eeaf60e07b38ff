import { Suspense, useContext } from 'react';
import type { Played } from '@/store/open.ts';
import { useSeen } from '@/store/use-seen.ts';
import { RankedContext } from '@/table/ranked-panels.ts';

/** RNK-01  Under the result of a match that counted, once it is written down: what it did to the own points. */
export const EndPoints = ({ played }: { readonly played: Played }) => {
  const ranked = useContext(RankedContext);
  const match = useSeen(played.store, ({ table, you, match: own }) =>
    table?.ranked && table.phase === 'lobby' && table.ending && typeof you === 'number' ? (own?.id ?? null) : null,
  );
  if (!ranked || match === null) return null;
  return (
    <Suspense>
      <ranked.Points match={match} />
    </Suspense>
  );
};
