import { type Seat, same, watchOf } from '@majlis/kernel';
import { written } from '../evolve.ts';
import type { Line } from '../index.ts';
import { isPeopled, isPlayedByBot, type Table, UNBORN } from '../table.ts';
import type { Lot } from './lot.ts';

/** What the log itself must be like: read line by line as it is written. */
export interface Ledger {
  readonly table: Table;
  /** The faults of these lines, which were stored in one stroke. */
  enter(lines: readonly Line[]): readonly string[];
  /** Matches that ended. */
  readonly ended: number;
}

/** The id that the client gave it, whatever a faulty table made of it. */
export const plain = (act: string): string => act.split('#', 1)[0] ?? act;

export const ledger = (lot: Lot): Ledger => {
  const { cast } = lot;
  const acts = new Set<string>();
  const throws = new Set<string>();
  let table = UNBORN;
  let [k, ended, isOver] = [0, 0, true];
  /** I2, I11, I12, I13 */
  const faultOf = ({ act, event }: Line): string | undefined => {
    const id = act === null ? undefined : plain(act);
    if (id !== undefined && acts.has(id)) return `I2 action ${id} is in the log twice`;
    if (id !== undefined) acts.add(id);
    switch (event.kind) {
      case 'started':
        [k, isOver] = [0, false];
        return undefined;
      case 'dealStarted':
        return ++k === event.k ? undefined : `I12 deal ${event.k} after deal ${k - 1}`;
      case 'thrown': {
        const name = `${table.mark?.id} ${event.k} ${event.label}`;
        if (throws.has(name)) return `I12 ${name} was thrown twice`;
        throws.add(name);
        return undefined;
      }
      case 'ended':
        ended += 1;
        if (isOver) return 'I11 a match ended twice';
        isOver = true;
        return undefined;
      default:
        return botFault(table, event);
    }
  };
  return {
    enter: lines => {
      const faults: string[] = [];
      for (const line of lines) {
        if (line.seq !== table.seq + 1) faults.push(`I3 line ${line.seq} after line ${table.seq}`);
        const fault = faultOf(line);
        if (fault) faults.push(fault);
        table = written(cast, table, line);
      }
      return [...faults, ...stateFaults(lot, table)];
    },
    get table() {
      return table;
    },
    get ended() {
      return ended;
    },
  };
};

/** I13  A bot takes no hand that is somebody's, and acts in no other's name. */
const botFault = (table: Table, event: Line['event']): string | undefined => {
  if (event.kind === 'botTook') {
    const chair = table.chairs[event.seat];
    return chair?.dropped || chair?.away || chair?.left ? undefined : `I13 a bot took the hand of seat ${event.seat}`;
  }
  if (event.kind !== 'game' || event.by === 'house') return undefined;
  const chair = table.chairs[event.by];
  if (event.cause === 'bot' && chair && !isPlayedByBot(chair)) return `I13 a bot acted for seat ${event.by}`;
  return event.cause === 'player' && chair && isPlayedByBot(chair)
    ? `I13 seat ${event.by} acted over its bot`
    : undefined;
};

const stateFaults = (lot: Lot, table: Table): readonly string[] => {
  if (table.phase !== 'playing') return [];
  return [...overdue(lot, table).map(seat => `I13 seat ${seat} is back and has not got its hand`), ...lost(lot, table)];
};

/** I13  Control returns between two tricks, or at the next turn. */
const overdue = ({ cast }: Lot, table: Table): readonly Seat[] => {
  const waits = cast.game.waits(table.state);
  const { back } = cast.game.absence(table.options);
  const isTrick = waits.some(({ id, on }) => watchOf(id) === 'play' && on !== 'house');
  return table.chairs.flatMap((chair, seat) => {
    const isBack = isPeopled(chair) && chair.hand === 'bot' && !chair.dropped && !chair.away;
    return isBack && !waits.some(({ on }) => on === seat) && !(back === 'trick' && isTrick) ? [seat] : [];
  });
};

/** I10  Every card of the pack is in exactly one place. */
const lost = ({ subject }: Lot, { state }: Table): readonly string[] => {
  const cards = subject.piles(state).flatMap(pile => [...pile.cards]);
  return same(cards.sort(), [...subject.pack(state)].sort()) ? [] : ['I10 the cards do not add up to the pack'];
};
