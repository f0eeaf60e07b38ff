import { deadlineOf } from './clock.ts';
import type { GameSetup } from './game-setup.ts';
import type { Effect } from './messages.ts';
import type { BotQuestion, Room } from './room.ts';
import { drawNumber } from './secret.ts';
import { isDeserted, isPlayedByBot } from './table.ts';

/** Whom to ask, and why: a watch that runs for it, or a chance that it may let pass. */
type Turn = Pick<BotQuestion, 'seat' | 'watch' | 'must'> & { readonly deadline: number | null };

/** Asks the bots that are awaited now or have a chance, and forgets those that no longer are or have. */
export const askBots = (setup: GameSetup, room: Room, now: number): { room: Room; effects: readonly Effect[] } => {
  const turns = [...awaited(room), ...chances(setup, room)];
  const known = room.asks.filter(ask => turns.some(({ seat, watch }) => seat === ask.seat && watch === ask.watch));
  const fresh = turns
    .filter(({ watch }) => known.every(ask => ask.watch !== watch))
    .map(turn => questionFor(setup, room, turn, now));
  return { room: { ...room, asks: [...known, ...fresh] }, effects: fresh.map(ask => askEffect(setup, room, ask)) };
};

const awaited = ({ watches, table }: Room): readonly Turn[] =>
  watches.flatMap(watch => {
    const { on, since, id } = watch;
    const chair = typeof on === 'number' ? table.chairs[on] : undefined;
    if (typeof on !== 'number' || since === null || !chair || !isPlayedByBot(chair)) return [];
    return [{ seat: on, watch: id, must: true, deadline: deadlineOf(watch) }];
  });

const chances = (setup: GameSetup, { table }: Room): readonly Turn[] => {
  if (table.phase !== 'playing' || isDeserted(table) || !setup.chance) return [];
  return table.chairs.flatMap((chair, seat) => {
    const chance = isPlayedByBot(chair) ? setup.chance?.(table.state, seat) : undefined;
    return chance === undefined ? [] : [{ seat, watch: `${chance}/${seat}`, must: false, deadline: null }];
  });
};

/** How long a bot seems to think is drawn before it thinks: neither its cards nor its choices have a say. */
const questionFor = (setup: GameSetup, room: Room, { seat, watch, must, deadline }: Turn, now: number): BotQuestion => {
  const [shortest, longest] = setup.pace;
  const delay = drawNumber(room.secret, `delay/${watch}`, shortest, longest);
  const due = now + (deadline === null ? delay : Math.min(delay, Math.max(0, (deadline - now) >> 1)));
  return { id: `${watch}@${room.table.seq}`, seat, watch, must, due, answer: null };
};

/** The dice of a bot at a deal of the day come from that deal and the name of its watch: what it answers hangs on the play alone. */
const MOST_DRAWS = 2 ** 31 - 1;

const askEffect = (setup: GameSetup, { table, secret }: Room, { id, seat, watch, due }: BotQuestion): Effect => {
  const sitter = table.chairs[seat]?.sitter;
  return {
    kind: 'askBot',
    ask: id,
    seat,
    level: sitter?.kind === 'bot' ? sitter.level : setup.levels[0],
    view: setup.game.view(table.state, seat),
    until: due,
    draw: table.daily ? drawNumber(secret, `bot/${watch}`, 0, MOST_DRAWS) : null,
  };
};

/** "Bots act now." */
export const hurryBots = (room: Room, now: number): Room => ({
  ...room,
  asks: room.asks.map(ask => ({ ...ask, due: Math.min(ask.due, now) })),
});
