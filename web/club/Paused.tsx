import type { QueuePause } from '@majlis/protocol/club';
import { useEffect } from 'react';
import suspended from '@/art/scenes/club-suspended.svg';
import { clockFigures, spanWords } from '@/club/time-words.ts';
import { useNow } from '@/club/use-now.ts';
import { useSay } from '@/words/say.ts';

/** QUE-04  Why the queue is closed for me, how long, and what makes the next time shorter. */
export const Paused = ({ pause, onOver }: { readonly pause: QueuePause; readonly onOver: () => void }) => {
  const say = useSay();
  const now = useNow();
  const left = pause.until - now;
  useEffect(() => {
    if (left <= 0) onOver();
  }, [left, onOver]);
  return (
    <section className="grid justify-items-center gap-3 text-center" data-paused={pause.why}>
      <img src={suspended} alt="" width={210} height={140} />
      <h2 className="text-lg font-bold">
        {say('club.paused')} <bdi dir="ltr">{clockFigures(left)}</bdi>
      </h2>
      <p className="max-w-md">{say(`club.why.${pause.why ?? 'escape'}`, { t: spanWords(Math.max(1_000, left)) })}</p>
      {pause.cleanLeft !== null && <p className="sh-quiet">{say('club.shorter', { n: pause.cleanLeft })}</p>}
      <p className="sh-quiet">{say('club.paused-meanwhile')}</p>
    </section>
  );
};
