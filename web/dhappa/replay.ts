import type { DhappaAction, DhappaEvent, DhappaState } from '@majlis/dhappa';
import { groupsOf } from '@/dhappa/hand-order.ts';
import { narrate } from '@/dhappa/narrate.ts';
import { type Deed, type ReplayGame, roundsWon, stopsAt } from '@/table/replay-game.ts';
import { say } from '@/words/say.ts';

/** What is looked at again here is Dhappa's. */
const stateIn = (state: unknown): DhappaState => state as DhappaState;

const deedOf = (action: DhappaAction): Deed => {
  if (action.kind === 'discard') return { card: action.card };
  return { text: action.kind === 'npick' ? say('dhappa.cards', { n: action.n }) : say('dhappa.draw') };
};

export const replay: ReplayGame = {
  stop: stopsAt<DhappaEvent>('discarded', ['firstChosen', 'passed', 'lapsed', 'roundOpened']),
  hands: state => stateIn(state).hands.map(({ cards }) => groupsOf(cards, 'suit').flat()),
  score: state => roundsWon(stateIn(state).rounds),
  contract: () => '',
  narrate,
  deed: action => deedOf(action as DhappaAction),
};
