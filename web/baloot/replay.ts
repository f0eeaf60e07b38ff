import type { BalootAction, BalootEvent, BalootState } from '@majlis/baloot';
import { handOrder } from '@majlis/baloot/for-web';
import { narrate } from '@/baloot/narrate.ts';
import { bidWord, contractWord } from '@/baloot/phrases.ts';
import { type Deed, type ReplayGame, stopsAt } from '@/table/replay-game.ts';

/** What is looked at again here is Baloot's. */
const stateIn = (state: unknown): BalootState => state as BalootState;

const deedOf = (action: BalootAction): Deed => {
  switch (action.kind) {
    case 'play':
      return { card: action.card };
    case 'pass':
    case 'hokum':
    case 'sun':
    case 'ashkal':
      return { text: bidWord(action, 1) };
    default:
      return { text: action.kind };
  }
};

export const replay: ReplayGame = {
  stop: stopsAt<BalootEvent>('trickTaken', ['dealerDrawn', 'wentOn', 'playOpened', 'balootAnnounced', 'withdrawn']),
  hands: state => {
    const { hands, contract, options } = stateIn(state);
    return hands.map(({ cards }) => handOrder(cards, contract?.trump ?? null, options));
  },
  score: state => stateIn(state).scores,
  contract: state => contractWord(stateIn(state)),
  narrate,
  deed: action => deedOf(action as BalootAction),
};
