import { watchOf } from '@majlis/kernel';
import { ended, endingOf } from './ending.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { isAgreed, starting } from './start.ts';
import { type Chair, isPeopled, seatsWhere } from './table.ts';
import type { Scene, Verdict } from './verdict.ts';

/** A verdict with everything that nobody chooses but that follows from it. */
export const followed = (scene: Scene, verdict: Verdict, at: number): Verdict => {
  if (!verdict.ok || verdict.events.length === 0) return verdict;
  const { cast } = scene;
  let table = verdict.events.reduce((now, event) => evolve(cast, now, event, at), scene.table);
  let { events, secret } = verdict;
  for (;;) {
    const more = consequence({ ...scene, table, secret: secret ?? scene.secret });
    if (more.events.length === 0) return { ok: true, events, ...(secret === undefined ? {} : { secret }) };
    table = more.events.reduce((now, event) => evolve(cast, now, event, at), table);
    events = [...events, ...more.events];
    secret = more.secret ?? secret;
  }
};

const consequence = (scene: Scene): { events: readonly TableEvent[]; secret?: string } => {
  const end = endingOf(scene);
  if (end) return ended(scene, end);
  if (isAgreed(scene.table)) return { events: starting(scene) };
  return { events: returns(scene) };
};

/** Who is back gets the hand: where the bot has not begun his turn and, if the game wants it so, between two tricks. */
const returns = ({ cast, table }: Scene): readonly TableEvent[] => {
  if (table.phase !== 'playing') return [];
  const back = seatsWhere(table, isBack);
  if (back.length === 0) return [];
  const waits = cast.game.waits(table.state);
  const inTrick = waits.some(({ id, on }) => watchOf(id) === 'play' && on !== 'house');
  if (inTrick && cast.game.absence(table.options).back === 'trick') return [];
  return back.filter(seat => waits.every(({ on }) => on !== seat)).map(seat => ({ kind: 'handBack', seat }));
};

const isBack = (chair: Chair): boolean => isPeopled(chair) && chair.hand === 'bot' && !chair.dropped && !chair.away;
