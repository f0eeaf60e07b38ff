import { watchOf } from '@majlis/kernel';
import type { DecisionContext, TableDecision } from './decision.ts';
import { endingOf, endMatch } from './ending.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { absenceOf } from './ranked.ts';
import { isAgreed, startEvents } from './start.ts';
import { type Chair, isPeopled, seatsWhere } from './table.ts';

/** A verdict with everything that nobody chooses but that follows from it. */
export const withConsequences = (context: DecisionContext, verdict: TableDecision, at: number): TableDecision => {
  if (!verdict.ok || verdict.events.length === 0) return verdict;
  const { setup } = context;
  let table = verdict.events.reduce((now, event) => evolve(setup, now, event, at), context.table);
  let { events, secret } = verdict;
  for (;;) {
    const more = consequence({ ...context, table, secret: secret ?? context.secret });
    if (more.events.length === 0) return { ok: true, events, ...(secret === undefined ? {} : { secret }) };
    table = more.events.reduce((now, event) => evolve(setup, now, event, at), table);
    events = [...events, ...more.events];
    secret = more.secret ?? secret;
  }
};

const consequence = (context: DecisionContext): { events: readonly TableEvent[]; secret?: string } => {
  const end = endingOf(context);
  if (end) return endMatch(context, end);
  if (isAgreed(context.table)) return { events: startEvents(context) };
  return { events: returns(context) };
};

/** Who is back gets the hand: where the bot has not begun his turn and, if the game wants it so, between two tricks. */
const returns = ({ setup, table }: DecisionContext): readonly TableEvent[] => {
  if (table.phase !== 'playing') return [];
  const back = seatsWhere(table, isBack);
  if (back.length === 0) return [];
  const waits = setup.game.waits(table.state);
  const inTrick = waits.some(({ id, on }) => watchOf(id) === 'play' && on !== 'house');
  if (inTrick && absenceOf(setup, table).back === 'trick') return [];
  return back.filter(seat => waits.every(({ on }) => on !== seat)).map(seat => ({ kind: 'handBack', seat }));
};

const isBack = (chair: Chair): boolean => isPeopled(chair) && chair.hand === 'bot' && !chair.dropped && !chair.away;
