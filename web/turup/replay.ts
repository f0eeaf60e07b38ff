import type { TurupEvent, TurupState } from '@majlis/turup';
import { handOrder } from '@majlis/turup/for-web';
import type { ReplayGame } from '@/table/replay-game.ts';
import { narrate } from '@/turup/narrate.ts';
import { contractWord } from '@/turup/phrases.ts';
import { suitName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

const QUIET: readonly TurupEvent['kind'][] = ['dealerDrawn', 'wentOn', 'readied', 'dealOpened'];

/** What is looked at again here is Turup's. */
const stateIn = (state: unknown): TurupState => state as TurupState;
const kindOf = (event: { readonly kind: string }): TurupEvent['kind'] => (event as TurupEvent).kind;

export const replay: ReplayGame = {
  stop: event => {
    const kind = kindOf(event);
    if (QUIET.includes(kind)) return null;
    if (kind === 'dealt') return 'round';
    return kind === 'taken' ? 'trick' : 'step';
  },
  hands: state => stateIn(state).hands.map(({ cards }) => handOrder(cards, stateIn(state).trump)),
  score: state => stateIn(state).scores,
  contract: state => {
    const { trump } = stateIn(state);
    const parts = [trump ? suitName(trump) : '', contractWord(stateIn(state))];
    return parts.filter(part => part !== '').join(say('table.separator'));
  },
  narrate,
};
