import { NamedMark } from '@/match/Mark.tsx';
import type { OpenedMatch } from '@/match/open-match.ts';
import { isNotable, stopOfFrame } from '@/match/stops.ts';
import type { MatchMoment, ReviewState } from '@/match/use-review.ts';
import type { Stepping } from '@/match/use-steps.ts';
import { DeedChip, isWrong, lossWord } from '@/match/Verdict.tsx';
import { Name } from '@/names/Name.tsx';
import type { ReplayGame } from '@/table/replay-game.ts';
import { figure, say } from '@/words/say.ts';

interface MomentsProps {
  readonly match: OpenedMatch;
  readonly review: ReviewState;
  readonly steps: Stepping;
  readonly nameOf: (seat: number) => string;
}

const Told = ({
  moment,
  name,
  play,
}: {
  readonly moment: MatchMoment;
  readonly name: string;
  readonly play: ReplayGame;
}) => (
  <span className="rp-moment">
    <Name>{name}</Name> <DeedChip deed={play.deed(moment.action)} />
    {isWrong(moment) && (
      <>
        <small>{say('match.best')}</small> <DeedChip deed={play.deed(moment.best)} />
      </>
    )}
  </span>
);

/** Every choice that stands out, in the order of the match; those that cost most are marked. */
export const Moments = ({ match: { replay, play }, review, steps, nameOf }: MomentsProps) => {
  const notable = [...review.moments.values()].filter(isNotable);
  const key = new Set(review.review?.key.map(({ at }) => at));
  if (notable.length === 0 && review.review) return <p className="rp-quiet">{say('match.no-moments')}</p>;
  return (
    <ol className="rp-moments">
      {notable.map(moment => {
        const stop = stopOfFrame(replay.stops, moment.at);
        return (
          <li key={moment.at}>
            <button
              type="button"
              aria-current={stop === steps.at ? 'step' : undefined}
              data-key={key.has(moment.at) || undefined}
              data-mark={moment.mark}
              onClick={() => steps.go(stop)}
            >
              <NamedMark mark={moment.mark} size={22} />
              <span className="rp-moment-round">{figure(replay.stops[stop]?.round ?? 1)}</span>
              <Told moment={moment} name={nameOf(moment.seat)} play={play} />
              {moment.mark !== 'brilliant' && <b className="rp-loss">{lossWord(moment)}</b>}
            </button>
          </li>
        );
      })}
    </ol>
  );
};
