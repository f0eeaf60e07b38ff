import type { Card, Suit } from '@majlis/kernel';
import type { TrunfoState } from '@majlis/trunfo';
import type { Seen } from '@/store/seen.ts';
import { seatOfMine } from '@/table/seats.ts';
import { nameOf } from '@/table/who.ts';
import { type Fate, fateOf, type Slot, slotsOf } from '@/trunfo/slots.ts';
import { say } from '@/words/say.ts';

/** A match as one player sees it. */
export interface TrunfoViewModel {
  readonly state: TrunfoState;
  readonly me: 0 | 1;
  readonly names: readonly [string, string];
  readonly trump: Suit | null;
  readonly score: readonly [number, number];
  readonly fates: readonly Fate[];
  readonly slots: readonly Slot[];
  readonly mine: TrunfoState['choices'][number];
  readonly theirs: TrunfoState['choices'][number];
  /** The two cards that lie open. */
  readonly result: { readonly n: number; readonly own: Card; readonly other: Card; readonly fate: Fate } | null;
}

/** The view that this table carries is Trunfo's. */
export const stateOf = ({ table }: Seen): TrunfoState | null => (table?.state as TrunfoState | undefined) ?? null;

export const matchOf = (seen: Seen, state: TrunfoState): TrunfoViewModel => {
  const me = seatOfMine(seen) === 1 ? 1 : 0;
  const other = me === 0 ? 1 : 0;
  const fates = state.rounds.map(({ winner }) => fateOf(winner, me));
  const last = state.phase === 'result' ? state.rounds.at(-1) : undefined;
  const own = seen.you === 'rail' ? nameOf(seen.table, me) : say('room.you');
  return {
    state,
    me,
    names: [own, nameOf(seen.table, other)],
    trump: state.trump,
    score: [fates.filter(fate => fate === 'won').length, fates.filter(fate => fate === 'lost').length],
    fates,
    slots: slotsOf(state, me),
    mine: state.choices[me],
    theirs: state.choices[other],
    result: last
      ? { n: state.rounds.length, own: last.cards[me], other: last.cards[other], fate: fateOf(last.winner, me) }
      : null,
  };
};
