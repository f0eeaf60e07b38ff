import { matchOf } from '@majlis/table';
import { useEffect, useState } from 'react';
import { type OpenedMatch, openMatch } from '@/match/open-match.ts';
import { useReview } from '@/match/use-review.ts';
import { useHouse } from '@/shell/house.ts';
import type { Played } from '@/store/open.ts';
import { useSeen } from '@/store/use-seen.ts';
import { AccuracyBars } from '@/table/AccuracyBars.tsx';

const Judged = ({ match, played }: { readonly match: OpenedMatch; readonly played: Played }) => (
  <AccuracyBars played={played} accuracy={useReview(match).review?.accuracy ?? null} />
);

/** How well everybody chose, worked out while people look at the score. */
export const MatchAccuracy = ({ played }: { readonly played: Played }) => {
  const { api } = useHouse();
  const id = useSeen(played.store, ({ match }) => (played.offline ? played.id : match && matchOf(match)));
  const [match, setMatch] = useState<OpenedMatch | null>(null);
  useEffect(() => {
    let isGone = false;
    if (id !== null) openMatch(api, id).then(answer => !isGone && answer.ok && setMatch(answer.value));
    return () => {
      isGone = true;
    };
  }, [api, id]);
  return match ? <Judged match={match} played={played} /> : <AccuracyBars played={played} accuracy={null} />;
};
