import type { TrunfoAction, TrunfoEvent, TrunfoState } from '@majlis/trunfo';
import { type Deed, type ReplayGame, roundsWon, stopsAt } from '@/table/replay-game.ts';
import { narrate } from '@/trunfo/narrate.ts';
import { slotsOf } from '@/trunfo/slots.ts';
import { suitName } from '@/words/card.ts';

/** What is looked at again here is Trunfo's. */
const stateIn = (state: unknown): TrunfoState => state as TrunfoState;

const deedOf = (action: TrunfoAction): Deed =>
  'card' in action && action.card ? { card: action.card } : { text: action.kind };

export const replay: ReplayGame = {
  stop: stopsAt<TrunfoEvent>('revealed', ['selected', 'deselected', 'roundOpened', 'asked', 'rematched']),
  hands: state =>
    ([0, 1] as const).map(seat =>
      slotsOf(stateIn(state), seat).flatMap(({ card, fate }) => (fate === null ? [card] : [])),
    ),
  score: state => roundsWon(stateIn(state).rounds),
  contract: state => {
    const { trump } = stateIn(state);
    return trump ? suitName(trump) : '';
  },
  narrate,
  deed: action => deedOf(action as TrunfoAction),
};
