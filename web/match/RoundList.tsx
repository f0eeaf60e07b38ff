import { otherSide, sideOf } from '@majlis/kernel';
import { memo } from 'react';
import type { OpenedMatch } from '@/match/open-match.ts';
import type { Eyes } from '@/match/sight.ts';
import { roundStarts } from '@/match/stops.ts';
import type { ReviewState } from '@/match/use-review.ts';
import { figure, gain, say, useSay } from '@/words/say.ts';

interface RoundListProps {
  readonly match: OpenedMatch;
  readonly eyes: Eyes;
  /** The round one stands in. */
  readonly now: number | undefined;
  readonly review: ReviewState;
  readonly onGo: (stop: number) => void;
}

/** Every round with what it was played for, and the score after it. */
export const RoundList = memo(({ match: { replay, play }, eyes, now, review, onGo }: RoundListProps) => {
  useSay();
  const { stops, frames } = replay;
  const starts = roundStarts(stops);
  const [ours, theirs] = [sideOf(eyes.seat), otherSide(sideOf(eyes.seat))];
  return (
    <ol className="rp-rounds">
      {starts.map((start, i) => {
        const next = starts[i + 1];
        const last = next === undefined ? frames.length - 1 : (stops[next - 1]?.at ?? 0);
        const state = frames[last]?.state;
        const score = play.score(state);
        const ended = stops[(next ?? stops.length) - 1];
        const contract = play.contract(frames[ended?.at ?? last]?.state);
        const deal = review.review?.deals.findLast(({ at }) => at <= (ended?.at ?? last));
        const luck = deal && deal.at >= (stops[start]?.at ?? 0) ? (ours === 0 ? deal.par : -deal.par) : null;
        return (
          <li key={start}>
            <button
              type="button"
              aria-current={stops[start]?.round === now ? 'step' : undefined}
              onClick={() => onGo(start)}
            >
              <span>{say('match.round-n', { n: stops[start]?.round ?? 1 })}</span>
              <span className="rp-contract">
                {contract}
                {luck !== null && <small>{say('match.luck', { n: gain(Math.round(luck * 10) / 10) })}</small>}
              </span>
              <span className="rp-score" dir="ltr">
                <b data-side="us">{figure(score[ours])}</b> – <b data-side="them">{figure(score[theirs])}</b>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
});
