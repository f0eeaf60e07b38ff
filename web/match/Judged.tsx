import { otherSide, type Side, sideOf } from '@majlis/kernel';
import type { OpenedMatch } from '@/match/open-match.ts';
import type { SideProps } from '@/match/side-props.ts';
import { Verdict } from '@/match/Verdict.tsx';
import { figure, say } from '@/words/say.ts';

/** The score after the round that a stop belongs to. */
const scoreAfter = ({ play, replay: { stops, frames } }: OpenedMatch, round: number, side: Side): string => {
  const next = stops.find(stop => stop.round > round);
  const score = play.score(frames[next ? next.at : frames.length - 1]?.state);
  return `\u2066${figure(score[side])} – ${figure(score[otherSide(side)])}\u2069`;
};

/** Another way that it might have gone: what that is, and in the end what it brings. */
const BranchNote = ({ match, whole, eyes, steps, branch }: SideProps) => {
  const isOver = steps.at === match.replay.stops.length - 1 && branch?.seat === null;
  const round = match.replay.stops[steps.at]?.round ?? 1;
  const [best, was] = [match, whole].map(one => scoreAfter(one, round, sideOf(eyes.seat)));
  return (
    <div className="rp-branch" role="status">
      <p>{say(branch?.seat === null ? 'match.in-best' : 'match.in-try')}</p>
      {isOver && best && was && <p data-line-score="">{say('match.line-score', { best, was })}</p>}
    </div>
  );
};

/** What the judge says of this very choice, or how far it has come. */
export const Judged = (props: SideProps) => {
  const { match, steps, who, review, branch, onLine, onTry } = props;
  if (branch) return <BranchNote {...props} />;
  const moment = review.moments.get(match.replay.stops[steps.at]?.at ?? -1);
  if (moment && moment.mark !== 'forced') {
    return (
      <Verdict moment={moment} names={who.map(({ name }) => name)} play={match.play} onLine={onLine} onTry={onTry} />
    );
  }
  if (review.review) return null;
  const all = match.replay.stops.at(-1)?.round ?? 1;
  return (
    <p className="rp-working" role="status">
      {say('match.working', { n: Math.min(all, review.deals + 1), all })}
    </p>
  );
};
