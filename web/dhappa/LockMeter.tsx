import type { DhappaState } from '@majlis/dhappa';
import { distanceToLock, lockOf, ofSide, RUNS, WILDS_EACH, WILDS_TOGETHER } from '@majlis/dhappa/for-web';
import { otherSide, type Side } from '@majlis/kernel';
import type { DhappaViewModel } from '@/dhappa/view-model.ts';
import { Icon } from '@/scene/Icon.tsx';
import { say } from '@/words/say.ts';

/** Missing runs, and what they may hold or how long they must become where that is less than any run. */
const missingRuns = ({ runs, options }: DhappaState, side: Side): string => {
  const own = ofSide(runs, side);
  const away = distanceToLock(own, options);
  const spare = WILDS_TOGETHER - lockOf(own, { lockMinLength: 3 }).wilds;
  return [
    say('dhappa.lock.runs', { n: away.runs }),
    ...(options.lockMinLength > 3 ? [say('dhappa.lock.cards-all', { n: away.cards })] : []),
    ...(spare < away.runs * WILDS_EACH ? [say('dhappa.lock.most-wilds', { n: spare })] : []),
  ].join(say('dhappa.and-comma'));
};

/** What is still missing, in one line. */
export const lockLine = (state: DhappaState, side: Side): string => {
  const own = ofSide(state.runs, side);
  const away = distanceToLock(own, state.options);
  if (lockOf(own, state.options).locked) return say('dhappa.lock.held');
  if (away.runs > 0) return missingRuns(state, side);
  return away.cards > 0 ? say('dhappa.lock.cards', { n: away.cards }) : say('dhappa.lock.wilds', { n: away.wilds });
};

const Meter = ({ model: { state }, side, whose }: { model: DhappaViewModel; side: Side; whose: 'us' | 'them' }) => {
  const { runs, wilds, locked } = lockOf(ofSide(state.runs, side), state.options);
  return (
    <span className="dh-meter" data-side={whose} data-runs={runs} data-wilds={wilds} data-locked={locked || undefined}>
      <b>
        <Icon name={locked ? 'lock' : whose === 'us' ? 'crown' : 'flag'} size={14} /> {say(`room.${whose}`)}
      </b>
      <span>
        <i className="dh-bars" aria-hidden="true">
          {[0, 1, 2].map(i => (
            <i key={i} data-full={i < runs || undefined} />
          ))}
        </i>
        {say('dhappa.lock.runs-of', { n: runs, most: RUNS })}
      </span>
      <span>
        <i className="dh-lozenges" aria-hidden="true">
          {[0, 1, 2, 3].map(i => (
            <i key={i} data-full={i < wilds || undefined} />
          ))}
        </i>
        {say('dhappa.lock.wilds-of', { n: wilds, most: WILDS_TOGETHER })}
      </span>
    </span>
  );
};

/** DHA-09  How near both teams are to the Lock, at any moment. */
export const LockMeter = ({ model }: { readonly model: DhappaViewModel }) => (
  <div className="dh-meters" role="group" aria-label={say('dhappa.lock.title')} data-part="lock">
    <Meter model={model} side={model.side} whose="us" />
    <Meter model={model} side={otherSide(model.side)} whose="them" />
  </div>
);
