import type { TrunfoEvent, TrunfoState } from '@majlis/trunfo';
import type { ReplayGame } from '@/table/replay-game.ts';
import { narrate } from '@/trunfo/narrate.ts';
import { slotsOf } from '@/trunfo/slots.ts';
import { suitName } from '@/words/card.ts';

const QUIET: readonly TrunfoEvent['kind'][] = ['selected', 'deselected', 'roundOpened', 'asked', 'rematched'];

/** What is looked at again here is Trunfo's. */
const stateIn = (state: unknown): TrunfoState => state as TrunfoState;
const kindOf = (event: { readonly kind: string }): TrunfoEvent['kind'] => (event as TrunfoEvent).kind;

export const replay: ReplayGame = {
  stop: event => {
    const kind = kindOf(event);
    if (QUIET.includes(kind)) return null;
    if (kind === 'dealt') return 'round';
    return kind === 'revealed' ? 'trick' : 'step';
  },
  hands: state =>
    ([0, 1] as const).map(seat =>
      slotsOf(stateIn(state), seat).flatMap(({ card, fate }) => (fate === null ? [card] : [])),
    ),
  score: state => {
    const { rounds } = stateIn(state);
    return [rounds.filter(({ winner }) => winner === 0).length, rounds.filter(({ winner }) => winner === 1).length];
  },
  contract: state => {
    const { trump } = stateIn(state);
    return trump ? suitName(trump) : '';
  },
  narrate,
};
