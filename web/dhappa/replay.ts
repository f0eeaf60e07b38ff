import type { DhappaEvent, DhappaState } from '@majlis/dhappa';
import { groupsOf } from '@/dhappa/hand-order.ts';
import { narrate } from '@/dhappa/narrate.ts';
import type { ReplayGame } from '@/table/replay-game.ts';

const QUIET: readonly DhappaEvent['kind'][] = ['firstChosen', 'passed', 'lapsed', 'roundOpened'];

/** What is looked at again here is Dhappa's. */
const stateIn = (state: unknown): DhappaState => state as DhappaState;
const kindOf = (event: { readonly kind: string }): DhappaEvent['kind'] => (event as DhappaEvent).kind;

export const replay: ReplayGame = {
  stop: event => {
    const kind = kindOf(event);
    if (QUIET.includes(kind)) return null;
    if (kind === 'dealt') return 'round';
    return kind === 'discarded' ? 'trick' : 'step';
  },
  hands: state => stateIn(state).hands.map(({ cards }) => groupsOf(cards, 'suit').flat()),
  score: state => {
    const { rounds } = stateIn(state);
    return [rounds.filter(({ winner }) => winner === 0).length, rounds.filter(({ winner }) => winner === 1).length];
  },
  contract: () => '',
  narrate,
};
