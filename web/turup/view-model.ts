import type { Card, Seat, Suit, Trick } from '@majlis/kernel';
import type { TurupAction, TurupEvent, TurupState } from '@majlis/turup';
import { turup } from '@majlis/turup';
import { spelling } from '@majlis/turup/spelling';
import type { LogEntry, Seen } from '@/store/seen.ts';
import { askedOf, mayAct } from '@/table/asked.ts';
import { isSeated, seatOfMine } from '@/table/seats.ts';

/** Everything the panels are drawn from: what is known, whose eyes these are, what may be done and what was asked already. */
export interface TurupViewModel {
  readonly seen: Seen;
  readonly state: TurupState;
  readonly me: Seat;
  readonly seated: boolean;
  /** What may be done now; nothing while an answer is awaited. */
  readonly offers: readonly TurupAction[];
  /** A card that was thrown and not answered yet. */
  readonly thrown: Card | null;
  /** The own ballot, given or on its way. */
  readonly ballot: Suit | null;
  /** The trick that lies on the table, finished or not. */
  readonly trick: Trick;
  /** Who took it, once it is finished. */
  readonly taker: Seat | null;
  /** A lot that is being drawn: where it will rest, and what to call when it does. */
  readonly draw: { readonly suit: Suit; readonly end: () => void } | null;
}

const stateIn = (seen: Seen): TurupState => seen.table?.state as TurupState;

const thrownIn = ({ hands }: TurupState, me: Seat, asked: readonly TurupAction[]): Card | null =>
  asked.flatMap(action => ('card' in action && hands[me]?.cards.includes(action.card) ? [action.card] : []))[0] ?? null;

const ballotOf = ({ phase, votes }: TurupState, me: Seat, asked: readonly TurupAction[]): Suit | null => {
  const cast = votes.at(-1)?.ballots[me];
  if (phase === 'vote') for (const action of asked) if (action.kind === 'vote') return action.suit;
  return cast && cast !== 'cast' && cast !== 'none' ? cast : null;
};

export const viewModelOf = (seen: Seen): TurupViewModel => {
  const state = stateIn(seen);
  const me = seatOfMine(seen);
  const asked = askedOf(seen, spelling);
  const last = state.phase === 'trick' ? state.tricks.at(-1) : undefined;
  const seated = isSeated(seen);
  return {
    seen,
    state,
    me,
    seated,
    offers: mayAct(seen, me) && asked.length === 0 ? turup.offers(state, me) : [],
    thrown: thrownIn(state, me, asked),
    ballot: seated ? ballotOf(state, me, asked) : null,
    trick: last?.plays ?? state.trick,
    taker: last?.taker ?? null,
    draw: null,
  };
};

/** What happened at the game, as far as it was heard. */
export const eventOf = ({ told }: LogEntry): TurupEvent | undefined =>
  told.kind === 'game' ? (told.event as TurupEvent) : undefined;

export const lastEvent = ({ log }: Seen): TurupEvent | undefined => {
  const entry = log.findLast(({ told }) => told.kind === 'game');
  return entry && eventOf(entry);
};

/** Whether a seat is played by a bot, for now or for good. */
export const isBot = ({ seen }: TurupViewModel, seat: Seat): boolean => {
  const chair = seen.table?.chairs[seat];
  return chair?.sitter?.kind === 'bot' || chair?.hand === 'bot';
};

export const isHost = ({ seen }: TurupViewModel): boolean => seen.me !== null && seen.table?.host === seen.me.id;
