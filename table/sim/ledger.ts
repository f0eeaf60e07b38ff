import { type Seat, same, watchOf } from '@majlis/kernel';
import { afterLine } from '../evolve.ts';
import type { LogLine } from '../index.ts';
import { absenceOf } from '../ranked.ts';
import { isPeopled, isPlayedByBot, type Table, UNBORN } from '../table.ts';
import type { SimGame } from './sim-game.ts';

/** What the log itself must be like: read line by line as it is written. */
export interface Ledger {
  readonly table: Table;
  /** The faults of these lines, which were stored in one stroke. */
  enter(lines: readonly LogLine[]): readonly string[];
  /** Matches that ended. */
  readonly ended: number;
}

/** The id that the client gave it, whatever a faulty table made of it. */
export const plain = (act: string): string => act.split('#', 1)[0] ?? act;

/** What was entered so far. */
interface Pages {
  table: Table;
  readonly acts: Set<string>;
  readonly throws: Set<string>;
  /** How many starts each person let fail. */
  readonly refusals: Map<string, number>;
  /** The deal that is on. */
  k: number;
  ended: number;
  isOver: boolean;
}

export const ledger = (simGame: SimGame): Ledger => {
  const pages: Pages = {
    table: UNBORN,
    acts: new Set(),
    throws: new Set(),
    refusals: new Map(),
    k: 0,
    ended: 0,
    isOver: true,
  };
  return {
    enter: lines => {
      const faults = lines.flatMap(line => enter(simGame, pages, line));
      return [...faults, ...stateFaults(simGame, pages.table)];
    },
    get table() {
      return pages.table;
    },
    get ended() {
      return pages.ended;
    },
  };
};

const enter = ({ setup }: SimGame, pages: Pages, line: LogLine): readonly string[] => {
  const gap = line.seq === pages.table.seq + 1 ? [] : [`I3 line ${line.seq} after line ${pages.table.seq}`];
  const faults = [...gap, ...twice(pages, line), ...eventFault(pages, line.event)];
  pages.table = afterLine(setup, pages.table, line);
  return faults;
};

/** I2 */
const twice = ({ acts }: Pages, { act }: LogLine): readonly string[] => {
  if (act === null) return [];
  const isKnown = acts.has(plain(act));
  acts.add(plain(act));
  return isKnown ? [`I2 action ${plain(act)} is in the log twice`] : [];
};

/** I11, I12, I13, I20 */
const eventFault = (pages: Pages, event: LogLine['event']): readonly string[] => {
  switch (event.kind) {
    case 'started':
      Object.assign(pages, { k: 0, isOver: false });
      return [];
    case 'dealStarted':
      pages.k += 1;
      return pages.k === event.k ? [] : [`I12 deal ${event.k} after deal ${pages.k - 1}`];
    case 'thrown':
      return thrownTwice(pages, `${pages.table.commitment?.id} ${event.k} ${event.label}`);
    case 'startAborted':
      for (const seat of event.seats) {
        const sitter = pages.table.chairs[seat]?.sitter;
        const person = sitter?.kind === 'person' ? sitter.person.id : '';
        pages.refusals.set(person, (pages.refusals.get(person) ?? 0) + 1);
      }
      return [];
    case 'sat':
      return (pages.refusals.get(event.person.id) ?? 0) < 2 ? [] : [`I20 ${event.person.id} sits down again`];
    case 'ended': {
      const fault = pages.isOver ? ['I11 a match ended twice'] : [];
      Object.assign(pages, { ended: pages.ended + 1, isOver: true });
      return fault;
    }
    default:
      return botFault(pages.table, event);
  }
};

const thrownTwice = ({ throws }: Pages, name: string): readonly string[] => {
  const isKnown = throws.has(name);
  throws.add(name);
  return isKnown ? [`I12 ${name} was thrown twice`] : [];
};

/** I13  A bot takes no hand that is somebody's, and acts in no other's name. */
const botFault = (table: Table, event: LogLine['event']): readonly string[] => {
  if (event.kind === 'botTook') {
    const chair = table.chairs[event.seat];
    return chair?.dropped || chair?.away || chair?.left ? [] : [`I13 a bot took the hand of seat ${event.seat}`];
  }
  const chair = event.kind === 'game' && event.by !== 'house' ? table.chairs[event.by] : undefined;
  if (event.kind !== 'game' || !chair) return [];
  if (event.cause === 'bot' && !isPlayedByBot(chair)) return [`I13 a bot acted for seat ${event.by}`];
  return event.cause === 'player' && isPlayedByBot(chair) ? [`I13 seat ${event.by} acted over its bot`] : [];
};

const stateFaults = (simGame: SimGame, table: Table): readonly string[] => {
  if (table.phase !== 'playing') return [];
  return [
    ...overdue(simGame, table).map(seat => `I13 seat ${seat} is back and has not got its hand`),
    ...lost(simGame, table),
  ];
};

/** I13  Control returns between two tricks, or at the next turn. */
const overdue = ({ setup }: SimGame, table: Table): readonly Seat[] => {
  const waits = setup.game.waits(table.state);
  const { back } = absenceOf(setup, table);
  const isTrick = waits.some(({ id, on }) => watchOf(id) === 'play' && on !== 'house');
  return table.chairs.flatMap((chair, seat) => {
    const isBack = isPeopled(chair) && chair.hand === 'bot' && !chair.dropped && !chair.away;
    return isBack && !waits.some(({ on }) => on === seat) && !(back === 'trick' && isTrick) ? [seat] : [];
  });
};

/** I10  Every card of the pack is in exactly one place. */
const lost = ({ places }: SimGame, { state }: Table): readonly string[] => {
  const cards = places.piles(state).flatMap(pile => [...pile.cards]);
  return same(cards.sort(), [...places.pack(state)].sort()) ? [] : ['I10 the cards do not add up to the pack'];
};
