import type { BalootAction, BalootEvent, BalootState } from '@majlis/baloot';
import { baloot } from '@majlis/baloot';
import { takerOf } from '@majlis/baloot/for-web';
import { spelling } from '@majlis/baloot/spelling';
import { type Card, type Seat, sideOf, type Trick } from '@majlis/kernel';
import type { LogEntry, Seen } from '@/store/seen.ts';
import { askedOf, mayAct } from '@/table/asked.ts';
import { isSeated, seatOfMine } from '@/table/seats.ts';

/** Everything the panels are drawn from: what is known, whose eyes these are, what may be done and what was asked already. */
export interface BalootViewModel {
  readonly seen: Seen;
  readonly state: BalootState;
  readonly me: Seat;
  readonly seated: boolean;
  /** What may be done now; nothing while an answer is awaited. */
  readonly offers: readonly BalootAction[];
  /** A card that was thrown and not answered yet. */
  readonly thrown: Card | null;
  /** The trick that lies on the table, finished or not. */
  readonly trick: Trick;
  /** Who took it, once it is finished. */
  readonly taker: Seat | null;
}

const stateIn = (seen: Seen): BalootState => seen.table?.state as BalootState;

const offersTo = (state: BalootState, me: Seat, asked: readonly BalootAction[]): readonly BalootAction[] => {
  if (asked.some(({ kind }) => kind !== 'declare')) return [];
  const offers = baloot.offers(state, me);
  return asked.length > 0 ? offers.filter(({ kind }) => kind !== 'declare' && kind !== 'sawa') : offers;
};

/** The phase that an interruption goes back to counts for what lies on the table. */
const courseOf = ({ phase }: BalootState): BalootState['phase'] => (phase.kind === 'qayd' ? phase.resume : phase);

const lyingOpen = (state: BalootState): boolean => ['taken', 'grace'].includes(courseOf(state).kind);

export const viewModelOf = (seen: Seen): BalootViewModel => {
  const state = stateIn(seen);
  const me = seatOfMine(seen);
  const asked = askedOf(seen, spelling);
  const play = asked.find(action => action.kind === 'play');
  const done = state.trick.length === 0 && lyingOpen(state);
  const trick = done ? (state.tricks.at(-1) ?? []) : state.trick;
  return {
    seen,
    state,
    me,
    seated: isSeated(seen),
    offers: mayAct(seen, me) ? offersTo(state, me, asked) : [],
    thrown: play?.kind === 'play' && state.hands[me]?.cards.includes(play.card) ? play.card : null,
    trick,
    taker: done && trick.length > 0 ? takerOf(trick, state.contract?.trump ?? null) : null,
  };
};

export const isOurs = ({ me }: BalootViewModel, seat: Seat): boolean => sideOf(seat) === sideOf(me);

/** After an accepted claim nobody holds a card any more: what was left has flown to the claimant's side. */
export const isSwept = ({ state: { claims } }: BalootViewModel): boolean =>
  claims.some(({ status }) => status === 'accepted');

/** What happened at the game, as far as it was heard. */
export const eventOf = ({ told }: LogEntry): BalootEvent | undefined =>
  told.kind === 'game' ? (told.event as BalootEvent) : undefined;

export const lastEvent = ({ log }: Seen): BalootEvent | undefined => {
  const entry = log.findLast(({ told }) => told.kind === 'game');
  return entry && eventOf(entry);
};

/** King and Queen of trumps from one hand: the trick with the second of them lies on the table. */
export const isBalootNow = ({ state: { baloot: holder, contract }, trick }: BalootViewModel): boolean =>
  holder !== null &&
  contract?.trump != null &&
  trick.some(({ seat, card }) => seat === holder && (card === `K${contract.trump}` || card === `Q${contract.trump}`));
