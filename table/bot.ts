import type { Seat } from '@majlis/kernel';
import type { Cast } from './cast.ts';
import { deadlineOf, type Watch } from './clock.ts';
import type { Effect } from './port.ts';
import type { Ask, Room } from './room.ts';
import { drawn } from './secret.ts';
import { isPlayedByBot } from './table.ts';

/** Asks the bots that are awaited now, and forgets those that no longer are. */
export const asking = (cast: Cast, room: Room, now: number): { room: Room; effects: readonly Effect[] } => {
  const due = room.watches.flatMap(watch => {
    const { on, since } = watch;
    const chair = typeof on === 'number' ? room.table.chairs[on] : undefined;
    return typeof on === 'number' && since !== null && chair && isPlayedByBot(chair) ? [{ seat: on, watch }] : [];
  });
  const known = room.asks.filter(ask => due.some(({ seat, watch }) => seat === ask.seat && watch.id === ask.watch));
  const fresh = due
    .filter(({ watch }) => known.every(ask => ask.watch !== watch.id))
    .map(({ seat, watch }) => question(cast, room, seat, watch, now));
  return { room: { ...room, asks: [...known, ...fresh] }, effects: fresh.map(ask => asked(cast, room, ask)) };
};

/** How long a bot seems to think is drawn before it thinks: neither its cards nor its choices have a say. */
const question = (cast: Cast, room: Room, seat: Seat, watch: Watch, now: number): Ask => {
  const [shortest, longest] = cast.pace;
  const delay = drawn(room.secret, `delay/${watch.id}`, shortest, longest);
  const deadline = deadlineOf(watch);
  const due = now + (deadline === null ? delay : Math.min(delay, Math.max(0, (deadline - now) >> 1)));
  return { id: `${watch.id}@${room.table.seq}`, seat, watch: watch.id, due, answer: null };
};

const asked = (cast: Cast, { table }: Room, { id, seat, due }: Ask): Effect => {
  const sitter = table.chairs[seat]?.sitter;
  return {
    kind: 'askBot',
    ask: id,
    seat,
    level: sitter?.kind === 'bot' ? sitter.level : cast.levels[0],
    view: cast.game.view(table.state, seat),
    until: due,
  };
};

/** "Bots act now." */
export const hurried = (room: Room, now: number): Room => ({
  ...room,
  asks: room.asks.map(ask => ({ ...ask, due: Math.min(ask.due, now) })),
});
