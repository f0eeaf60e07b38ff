import { bySeat } from '@majlis/kernel';
import type { TurupAction, TurupState } from '@majlis/turup';
import { faultOfJump, faultOfSteal } from '@majlis/turup/for-bots';
import type { Chances } from '../player.ts';
import { beliefOf } from './belief.ts';
import { jumpIn, steal } from './power.ts';

/** TUR-7.8, TUR-7.11  In Frenzy with clubs as trumps one may play, or (option) lead, out of turn. */
export const chances: Chances<TurupState, TurupAction> = {
  at: (state, seat) => {
    const { phase, deal, tricks, trick } = state;
    if (phase === 'play' && !faultOfJump(state, seat)) return `jump/${deal}.${tricks.length}.${trick.length}`;
    return phase === 'window' && !faultOfSteal(state, seat) ? `steal/${deal}.${tricks.length}` : undefined;
  },
  take: (view, seat) => {
    const belief = beliefOf(view, seat);
    if (view.phase === 'window') {
      const card = steal(belief, view, bySeat(view.hands, seat).cards.length);
      return card && { kind: 'steal', card };
    }
    const card = jumpIn(belief);
    return card && { kind: 'jumpIn', card };
  },
};
