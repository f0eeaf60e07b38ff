import type { BalootEvent, BalootState } from '@majlis/baloot';
import { handOrder } from '@majlis/baloot/for-web';
import { narrate } from '@/baloot/narrate.ts';
import { contractWord } from '@/baloot/phrases.ts';
import type { ReplayGame } from '@/table/replay-game.ts';

const QUIET: readonly BalootEvent['kind'][] = ['dealerDrawn', 'wentOn', 'playOpened', 'balootAnnounced', 'withdrawn'];

/** What is looked at again here is Baloot's. */
const stateIn = (state: unknown): BalootState => state as BalootState;
const kindOf = (event: { readonly kind: string }): BalootEvent['kind'] => (event as BalootEvent).kind;

export const replay: ReplayGame = {
  stop: event => {
    const kind = kindOf(event);
    if (QUIET.includes(kind)) return null;
    if (kind === 'dealt') return 'round';
    return kind === 'trickTaken' ? 'trick' : 'step';
  },
  hands: state => {
    const { hands, contract, options } = stateIn(state);
    return hands.map(({ cards }) => handOrder(cards, contract?.trump ?? null, options));
  },
  score: state => stateIn(state).scores,
  contract: state => contractWord(stateIn(state)),
  narrate,
};
