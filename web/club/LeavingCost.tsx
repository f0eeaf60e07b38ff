import { useCallback } from 'react';
import { clubApi } from '@/club/api.ts';
import { spanWords } from '@/club/time-words.ts';
import { useAsked } from '@/club/use-asked.ts';
import { useSay } from '@/words/say.ts';
import { usePart } from '@/words/use-part.ts';

/** QUE-06  The points and the pause that leaving brings now, as the house reckons them. */
export const LeavingCost = ({ table }: { readonly table: string }) => {
  const say = useSay();
  const ready = usePart('club');
  const [stake] = useAsked(useCallback(() => clubApi.stake(table), [table]));
  if (!ready || !stake?.ok || !stake.value.stake) return null;
  const { points, pauseMs } = stake.value.stake;
  return (
    <p role="status" data-stake={points}>
      <strong>{say('club.cost', { n: Math.abs(points), t: spanWords(pauseMs) })}</strong>
    </p>
  );
};
