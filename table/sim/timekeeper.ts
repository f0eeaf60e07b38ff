import { clocksOf } from '../clock.ts';
import type { Input, LogLine } from '../index.ts';
import type { Node } from './node.ts';

interface Turn {
  /** World time at which this node was first seen to wait so. */
  readonly start: number;
  readonly ms: number;
  /** Time in it that nobody could use. */
  readonly idle: number;
  /** What everybody was told, in the node's time. */
  readonly until: number;
}

/** An independent count of everybody's time. */
export interface Timekeeper {
  stepped(node: Node, input: Input | null, now: number): void;
  idle(node: Node, ms: number): void;
  /** I8, and that nobody is given up before his silence was long enough. */
  faults(node: Node, lines: readonly LogLine[], isHealthy: boolean): readonly string[];
}

const SILENCE_MS = 15_000;
const LATE_MS = 250;

export const timekeeper = (): Timekeeper => {
  const turns = new Map<number, Map<string, Turn>>();
  const heard = new Map<string, readonly number[]>();
  const of = (node: Node): Map<string, Turn> => {
    const known = turns.get(node.id) ?? new Map<string, Turn>();
    turns.set(node.id, known);
    return known;
  };
  const listen = (node: Node, input: Input | null, now: number): void => {
    if (input?.kind !== 'arrived' && input?.kind !== 'heard' && input?.kind !== 'asked') return;
    const person = node.room.guests.find(({ conn }) => conn === input.conn)?.person.id;
    const name = `${node.id} ${person}`;
    if (person !== undefined) heard.set(name, [...(heard.get(name) ?? []), now].slice(-8));
  };
  const lapseFault = (node: Node, { at }: LogLine, watch: string, isHealthy: boolean): string | undefined => {
    const turn = of(node).get(watch);
    if (!turn) return `I8 ${watch} lapsed that nobody waited for`;
    const used = at - node.skew - turn.start - turn.idle;
    if (used < turn.ms) return `I8 ${watch} lapsed after ${used} of ${turn.ms} ms`;
    return isHealthy && at > turn.until + LATE_MS ? `I8 ${watch} lapsed ${at - turn.until} ms late` : undefined;
  };
  const dropFault = (node: Node, { at }: LogLine, person: string): string | undefined => {
    const gone = at - node.skew;
    const last = heard.get(`${node.id} ${person}`)?.findLast(time => time < gone);
    return last !== undefined && gone - last < SILENCE_MS ? `I13 ${person} was given up too soon` : undefined;
  };
  return {
    stepped: (node, input, now) => {
      listen(node, input, now);
      const known = of(node);
      for (const { id, ms, until } of clocksOf(node.room.watches)) {
        if (ms === null || until === null) continue;
        const old = known.get(id);
        known.set(id, { start: old?.start ?? now, idle: old?.idle ?? 0, ms, until });
      }
    },
    idle: (node, ms) => {
      const known = of(node);
      const running = clocksOf(node.room.watches).map(({ id }) => id);
      for (const [id, turn] of known) if (running.includes(id)) known.set(id, { ...turn, idle: turn.idle + ms });
    },
    faults: (node, lines, isHealthy) =>
      lines.flatMap(line => {
        const { event } = line;
        if (event.kind === 'lapsed') return lapseFault(node, line, event.watch, isHealthy) ?? [];
        if (event.kind !== 'dropped') return [];
        const sitter = node.room.table.chairs[event.seat]?.sitter;
        return sitter?.kind === 'person' ? (dropFault(node, line, sitter.person.id) ?? []) : [];
      }),
  };
};
