import { type Actor, type HouseAction, type Seat, type Wait, watchOf } from '@majlis/kernel';
import { type Kind, spoken } from './cast.ts';
import { rolled } from './deal.ts';
import type { Cause, TableEvent } from './event.ts';
import { isPlayedByBot, isSolo } from './table.ts';
import { granted, refused, type Scene, type Verdict } from './verdict.ts';

/** An action of the game by a player, in the game's word. */
export const act = (scene: Scene, seat: Seat, word: string): Verdict => {
  const { cast, table } = scene;
  if (table.phase !== 'playing') return refused('wrong-phase');
  if (table.chairs[seat]?.hand === 'bot') return refused('bot-has-the-hand');
  const action = spoken(cast, word);
  return typeof action === 'string' ? refused(action) : submitted(scene, seat, 'player', action);
};

/** The game's own verdict, as events of the table. */
export const submitted = ({ cast, table }: Scene, by: Actor, cause: Cause, action: Kind | HouseAction): Verdict => {
  const decision = cast.game.decide(table.state, by, action);
  return decision.ok
    ? granted(...decision.events.map((event): TableEvent => ({ kind: 'game', by, cause, event })))
    : decision;
};

/** Time is up: the dice are thrown, the house goes on, or the clock acts for a seat. */
export const expired = (scene: Scene, wait: Wait<Kind>): readonly TableEvent[] => {
  if ('roll' in wait) return rolled(scene, wait.roll);
  const { on, lapse } = wait;
  const verdict = submitted(scene, on, on === 'house' ? 'house' : 'clock', lapse);
  if (!verdict.ok) throw new Error(`the lapse of ${wait.id} was refused: ${verdict.reason}`);
  return on === 'house' ? verdict.events : [...noted(scene, on, wait.id), ...verdict.events];
};

/** So many lapses in a row, and the seat is Away: a bot plays on until its player gives a sign. A bot's own lapses are not the player's, and among bots nobody is kept waiting. */
const noted = ({ cast, table }: Scene, seat: Seat, watch: string): readonly TableEvent[] => {
  const { away } = cast.game.absence(table.options);
  const chair = table.chairs[seat];
  const note: TableEvent = { kind: 'lapsed', seat, watch };
  if (!away?.watches.includes(watchOf(watch)) || !chair || isPlayedByBot(chair) || isSolo(table)) return [note];
  return chair.lapses + 1 < away.lapses ? [note] : [note, { kind: 'wentAway', seat }, { kind: 'botTook', seat }];
};

/** What a bot chose; should the rules refuse it, or should it have no answer, its time is up at once. */
export const actedByBot = (scene: Scene, wait: Wait<Kind>, seat: Seat, action: Kind | null): Verdict => {
  const verdict = action && submitted(scene, seat, 'bot', action);
  if (verdict?.ok) return verdict;
  if (!('lapse' in wait)) throw new Error(`${wait.id} is a roll, and no bot's`);
  const lapse = submitted(scene, seat, 'bot', wait.lapse);
  if (!lapse.ok) throw new Error(`the lapse of ${wait.id} was refused: ${lapse.reason}`);
  return lapse;
};

/** A bot acts before it is awaited; should the rules refuse it, the chance is gone. */
export const chanced = (scene: Scene, seat: Seat, action: Kind | null): Verdict => {
  const verdict = action && submitted(scene, seat, 'bot', action);
  return verdict?.ok ? verdict : granted();
};
