import type { TurupAction, TurupEvent, TurupState } from '@majlis/turup';
import { handOrder } from '@majlis/turup/for-web';
import { type Deed, type ReplayGame, stopsAt } from '@/table/replay-game.ts';
import { narrate } from '@/turup/narrate.ts';
import { contractWord } from '@/turup/phrases.ts';
import { suitName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

/** What is looked at again here is Turup's. */
const stateIn = (state: unknown): TurupState => state as TurupState;

const deedOf = (action: TurupAction): Deed => ('card' in action ? { card: action.card } : { text: action.kind });

export const replay: ReplayGame = {
  stop: stopsAt<TurupEvent>('taken', ['dealerDrawn', 'wentOn', 'readied', 'dealOpened']),
  hands: state => stateIn(state).hands.map(({ cards }) => handOrder(cards, stateIn(state).trump)),
  score: state => stateIn(state).scores,
  contract: state => {
    const { trump } = stateIn(state);
    const parts = [trump ? suitName(trump) : '', contractWord(stateIn(state))];
    return parts.filter(part => part !== '').join(say('table.separator'));
  },
  narrate,
  deed: action => deedOf(action as TurupAction),
};
