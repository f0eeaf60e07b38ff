import { memo, useMemo } from 'react';
import { NamedMark } from '@/match/Mark.tsx';
import type { OpenedMatch } from '@/match/open-match.ts';
import { isNotable, stopOfFrame } from '@/match/stops.ts';
import type { MatchMoment, ReviewState } from '@/match/use-review.ts';
import { DeedChip, isWrong, lossWord } from '@/match/Verdict.tsx';
import type { Who } from '@/match/who.ts';
import { Name } from '@/names/Name.tsx';
import type { ReplayGame } from '@/table/replay-game.ts';
import { figure, useSay } from '@/words/say.ts';

interface MomentProps {
  readonly moment: MatchMoment;
  readonly name: string;
  readonly play: ReplayGame;
  readonly stop: number;
  readonly round: number;
  readonly isNow: boolean;
  readonly isKey: boolean;
  readonly onGo: (stop: number) => void;
}

const Moment = memo(({ moment, name, play, stop, round, isNow, isKey, onGo }: MomentProps) => {
  const say = useSay();
  return (
    <button
      type="button"
      aria-current={isNow ? 'step' : undefined}
      data-key={isKey || undefined}
      data-mark={moment.mark}
      onClick={() => onGo(stop)}
    >
      <NamedMark mark={moment.mark} size={22} />
      <span className="rp-moment-round">{figure(round)}</span>
      <span className="rp-moment">
        <Name>{name}</Name> <DeedChip deed={play.deed(moment.action)} />
        {isWrong(moment) && (
          <>
            <small>{say('match.best')}</small> <DeedChip deed={play.deed(moment.best)} />
          </>
        )}
      </span>
      {moment.mark !== 'brilliant' && <b className="rp-loss">{lossWord(moment)}</b>}
    </button>
  );
});

interface MomentsProps {
  readonly match: OpenedMatch;
  readonly review: ReviewState;
  readonly who: readonly Who[];
  readonly at: number;
  readonly onGo: (stop: number) => void;
}

/** Every choice that stands out, in the order of the match; those that cost most are marked. */
export const Moments = ({ match: { replay, play }, review, who, at, onGo }: MomentsProps) => {
  const say = useSay();
  const { stops } = replay;
  const notable = useMemo(
    () =>
      [...review.moments.values()].filter(isNotable).map(moment => ({ moment, stop: stopOfFrame(stops, moment.at) })),
    [review.moments, stops],
  );
  const key = new Set(review.review?.key.map(one => one.at));
  if (notable.length === 0 && review.review) return <p className="rp-quiet">{say('match.no-moments')}</p>;
  return (
    <ol className="rp-moments">
      {notable.map(({ moment, stop }) => (
        <li key={moment.at}>
          <Moment
            moment={moment}
            name={who[moment.seat]?.name ?? ''}
            play={play}
            stop={stop}
            round={stops[stop]?.round ?? 1}
            isNow={stop === at}
            isKey={key.has(moment.at)}
            onGo={onGo}
          />
        </li>
      ))}
    </ol>
  );
};
