import { matchOf } from '@majlis/table';
import { useEffect, useState } from 'react';
import { KeepGames } from '@/match/KeepGames.tsx';
import { NamedMark } from '@/match/Mark.tsx';
import { type OpenedMatch, openMatch } from '@/match/open-match.ts';
import { ResultMore } from '@/match/ResultMore.tsx';
import { type ReviewState, useReview } from '@/match/use-review.ts';
import { useHouse } from '@/shell/house.ts';
import { useSeen } from '@/store/use-seen.ts';
import { AccuracyBars } from '@/table/AccuracyBars.tsx';
import type { EndPanelProps } from '@/table/accuracy-panel.ts';
import { seatOfMine } from '@/table/seats.ts';
import { figure } from '@/words/say.ts';

const TOLD = ['brilliant', 'mistake', 'unlucky'] as const;

/** What stands out of one's own choices, counted; nothing for a mark that was never given. */
const OwnMarks = ({ review, seat }: { readonly review: ReviewState; readonly seat: number }) => {
  const own = [...review.moments.values()].filter(moment => moment.seat === seat);
  return TOLD.map(mark => {
    const n = own.filter(moment => moment.mark === mark).length;
    return (
      n > 0 && (
        <span key={mark} data-counted={mark}>
          <NamedMark mark={mark} size={22} /> {figure(n)}
        </span>
      )
    );
  });
};

const Judged = ({ match, played, onReview }: EndPanelProps & { readonly match: OpenedMatch }) => {
  const review = useReview(match);
  const mine = useSeen(played.store, seatOfMine);
  return (
    <AccuracyBars
      played={played}
      onReview={onReview}
      accuracy={review.accuracy}
      counting={review.review === null}
      marks={review.review && <OwnMarks review={review} seat={mine} />}
      more={<ResultMore match={match} seat={mine} accuracy={review.accuracy} />}
    />
  );
};

/** How well everybody chose, worked out while people look at the score. */
export const MatchAccuracy = ({ played, onReview }: EndPanelProps) => {
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
  if (match)
    return (
      <>
        <Judged match={match} played={played} onReview={onReview} />
        {!played.offline && id !== null && <KeepGames match={id} />}
      </>
    );
  return <AccuracyBars played={played} onReview={onReview} accuracy={null} counting />;
};
