import type { BySide } from '@majlis/baloot/screen';
import { otherSide, type Side } from '@majlis/kernel';
import { figure, say } from '@/words/say.ts';

interface RaceProps {
  readonly scores: BySide<number>;
  /** What the last round brought. */
  readonly fresh: BySide<number>;
  readonly target: number;
  readonly ours: Side;
}

const part = (points: number, target: number): string => `${Math.min(100, Math.max(0, (points / target) * 100))}%`;

const Lane = ({
  scores,
  fresh,
  target,
  side,
  who,
}: RaceProps & { readonly side: Side; readonly who: 'us' | 'them' }) => (
  <div className="tb-lane" data-side={who}>
    <span>{say(`baloot.${who}`)}</span>
    <span className="tb-bar" aria-hidden="true">
      <i style={{ width: part(scores[side] - fresh[side], target) }} />
      <i data-fresh="" style={{ width: part(fresh[side], target) }} />
    </span>
    <b>{figure(scores[side])}</b>
  </div>
);

/** The race to 152: what is new is hatched. */
export const Race = (props: RaceProps) => {
  const { scores, target, ours } = props;
  const left = Math.max(0, target - scores[ours]);
  return (
    <div className="tb-race" data-part="race">
      <p>
        <b>{say('baloot.race', { target })}</b>
        {left > 0 && <span>{say('baloot.race-left', { n: left })}</span>}
      </p>
      <Lane {...props} side={ours} who="us" />
      <Lane {...props} side={otherSide(ours)} who="them" />
    </div>
  );
};
