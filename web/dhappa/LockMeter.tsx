import type { State } from '@majlis/dhappa';
import { distanceToLock, lockOf, ofSide, wildsIn } from '@majlis/dhappa/screen';
import { otherSide, type Side } from '@majlis/kernel';
import type { Glance } from '@/dhappa/glance.ts';
import { Icon } from '@/scene/Icon.tsx';
import { say } from '@/words/say.ts';

const RUNS = 3;
const WILDS = 4;
/** In one run. */
const MOST_WILDS = 2;

interface Standing {
  readonly runs: number;
  readonly wilds: number;
  readonly locked: boolean;
}

/** The best three of the runs that could count, and the wilds in them. */
const standingOf = ({ runs, options }: State, side: Side): Standing => {
  const own = ofSide(runs, side);
  const best = own
    .filter(run => run.cards.length >= options.lockMinLength)
    .map(wildsIn)
    .filter(wilds => wilds <= MOST_WILDS)
    .sort((a, b) => a - b)
    .slice(0, RUNS);
  return { runs: best.length, wilds: best.reduce((sum, n) => sum + n, 0), locked: lockOf(own, options).locked };
};

/** What is still missing, in one line. */
export const lockLine = ({ runs, options }: State, side: Side): string => {
  const away = distanceToLock(ofSide(runs, side), options);
  if (lockOf(ofSide(runs, side), options).locked) return say('dhappa.lock.held');
  if (away.runs > 0) return say('dhappa.lock.runs', { n: away.runs });
  return away.cards > 0 ? say('dhappa.lock.cards', { n: away.cards }) : say('dhappa.lock.wilds', { n: away.wilds });
};

const Meter = ({ glance: { state }, side, whose }: { glance: Glance; side: Side; whose: 'us' | 'them' }) => {
  const { runs, wilds, locked } = standingOf(state, side);
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
        {say('dhappa.lock.wilds-of', { n: wilds, most: WILDS })}
      </span>
    </span>
  );
};

/** DHA-09  How near both teams are to the Lock, at any moment. */
export const LockMeter = ({ glance }: { readonly glance: Glance }) => (
  <div className="dh-meters" role="group" aria-label={say('dhappa.lock.title')} data-part="lock">
    <Meter glance={glance} side={glance.side} whose="us" />
    <Meter glance={glance} side={otherSide(glance.side)} whose="them" />
  </div>
);
