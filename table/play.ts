import { type Actor, type HouseAction, type OfKind, type Seat, type Wait, watchOf } from '@majlis/kernel';
import { throwUntilAccepted } from './deal.ts';
import { type DecisionContext, granted, refused, type TableDecision } from './decision.ts';
import type { Cause, TableEvent } from './event.ts';
import { parseWord } from './game-setup.ts';
import { absenceOf } from './ranked.ts';
import { isPlayedByBot, isSolo } from './table.ts';

/** An action of the game by a player, in the game's word. */
export const decideAct = (context: DecisionContext, seat: Seat, word: string): TableDecision => {
  const { setup, table } = context;
  if (table.phase !== 'playing') return refused('wrong-phase');
  if (table.chairs[seat]?.hand === 'bot') return refused('bot-has-the-hand');
  const action = parseWord(setup, word);
  return typeof action === 'string' ? refused(action) : decideGame(context, seat, 'player', action);
};

/** The game's own verdict, as events of the table. */
export const decideGame = (
  { setup, table }: DecisionContext,
  by: Actor,
  cause: Cause,
  action: OfKind | HouseAction,
): TableDecision => {
  const decision = setup.game.decide(table.state, by, action);
  return decision.ok
    ? granted(...decision.events.map((event): TableEvent => ({ kind: 'game', by, cause, event })))
    : decision;
};

/** Time is up: the dice are thrown, the house goes on, or the clock acts for a seat. */
export const decideExpiry = (context: DecisionContext, wait: Wait<OfKind>): readonly TableEvent[] => {
  if ('roll' in wait) return throwUntilAccepted(context, wait.roll);
  const { on, lapse } = wait;
  const verdict = decideGame(context, on, on === 'house' ? 'house' : 'clock', lapse);
  if (!verdict.ok) throw new Error(`the lapse of ${wait.id} was refused: ${verdict.reason}`);
  return on === 'house' ? verdict.events : [...noteLapse(context, on, wait.id), ...verdict.events];
};

/** So many lapses in a row, and the seat is Away: a bot plays on until its player gives a sign. A bot's own lapses are not the player's, and among bots nobody is kept waiting. */
const noteLapse = ({ setup, table }: DecisionContext, seat: Seat, watch: string): readonly TableEvent[] => {
  const { away } = absenceOf(setup, table);
  const chair = table.chairs[seat];
  const note: TableEvent = { kind: 'lapsed', seat, watch };
  if (!away?.watches.includes(watchOf(watch)) || !chair || isPlayedByBot(chair) || isSolo(table)) return [note];
  return chair.lapses + 1 < away.lapses ? [note] : [note, { kind: 'wentAway', seat }, { kind: 'botTook', seat }];
};

/** What a bot chose; should the rules refuse it, or should it have no answer, its time is up at once. */
export const decideBotAction = (
  context: DecisionContext,
  wait: Wait<OfKind>,
  seat: Seat,
  action: OfKind | null,
): TableDecision => {
  const verdict = action && decideGame(context, seat, 'bot', action);
  if (verdict?.ok) return verdict;
  if (!('lapse' in wait)) throw new Error(`${wait.id} is a roll, and no bot's`);
  const lapse = decideGame(context, seat, 'bot', wait.lapse);
  if (!lapse.ok) throw new Error(`the lapse of ${wait.id} was refused: ${lapse.reason}`);
  return lapse;
};

/** A bot acts before it is awaited; should the rules refuse it, the chance is gone. */
export const decideBotChance = (context: DecisionContext, seat: Seat, action: OfKind | null): TableDecision => {
  const verdict = action && decideGame(context, seat, 'bot', action);
  return verdict?.ok ? verdict : granted();
};
