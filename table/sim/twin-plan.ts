import { type Card, pick, type Random, same, shuffled, type Viewer } from '@majlis/kernel';
import { written } from '../evolve.ts';
import type { Line, TableEvent } from '../index.ts';
import { type Table, UNBORN } from '../table.ts';
import { type Exchange, exchanged, imageOfWord } from './image.ts';
import type { Lot } from './lot.ts';

type Thrown = Extract<TableEvent, { kind: 'thrown' }>;

/** How the other world differs. */
export interface Plan {
  /** The line of the throw from which the cards lie otherwise. */
  readonly from: number;
  readonly thrown: Thrown;
  readonly exchange: Exchange;
  /** Actions that are not taken there: choices that nobody may notice. */
  readonly unmade: ReadonlySet<string>;
  /** Veiled choices that fall otherwise there, by their actions: the words used instead. */
  readonly varied: ReadonlyMap<string, string>;
}

export const planned = (
  lot: Lot,
  log: readonly Line[],
  hidden: readonly Card[],
  { seq, event }: Line,
  viewer: Viewer,
  random: Random,
): Plan => {
  if (event.kind !== 'thrown') throw new Error('a plan begins with a throw');
  const cards = shuffled(hidden, random).slice(0, 2 + random.below(Math.min(hidden.length, 6) - 1));
  const exchange = new Map(cards.map((card, i) => [card, cards[(i + 1) % cards.length] ?? card]));
  const silent = log.flatMap(({ act, event: line }) => {
    if (act === null || line.kind !== 'game' || line.by === viewer) return [];
    return lot.oracle.isSilent(line.event) && random.below(2) === 0 ? [act] : [];
  });
  return {
    from: seq,
    thrown: event,
    exchange,
    unmade: new Set(silent),
    varied: otherwise(lot, log, viewer, exchange, random),
  };
};

/** Choices of others that are still veiled, half of them made otherwise. */
const otherwise = (
  lot: Lot,
  log: readonly Line[],
  viewer: Viewer,
  exchange: Exchange,
  random: Random,
): ReadonlyMap<string, string> => {
  const veils = log.map(({ event }) => (event.kind === 'game' ? lot.oracle.veil(event.event) : null));
  const lifted = veils.lastIndexOf('lifted');
  const veiled = log.filter((_, i) => i > lifted && veils[i] === 'drawn' && random.below(2) === 0);
  return new Map(
    veiled.flatMap(line => {
      const word = otherWord(lot, log, line, viewer, random);
      return line.act === null || word === undefined ? [] : [[line.act, imageOfWord(word, exchange)] as const];
    }),
  );
};

/** Another choice of the same kind, which the seat had at that moment. */
const otherWord = (
  lot: Lot,
  log: readonly Line[],
  { seq, event }: Line,
  viewer: Viewer,
  random: Random,
): string | undefined => {
  if (event.kind !== 'game' || event.by === 'house' || event.by === viewer) return undefined;
  const { by, event: made } = event;
  const { game } = lot.cast;
  const { state } = before(lot, log, seq);
  const others = game.offers(state, by).filter(offer => {
    const decision = game.decide(state, by, offer);
    return decision.ok && decision.events[0]?.kind === made.kind && !same(decision.events[0], made);
  });
  return others.length === 0 ? undefined : lot.write(pick(others, random));
};

/** The table before a line. */
const before = ({ cast }: Lot, log: readonly Line[], seq: number): Table =>
  log.slice(0, seq - 1).reduce((table, line) => written(cast, table, line), UNBORN);

/** Whether the rules accept the other deal at all. */
export const isDealt = (
  lot: Lot,
  log: readonly Line[],
  { from, thrown: { label, value }, exchange }: Plan,
): boolean => {
  const { state } = before(lot, log, from);
  const other = typeof value === 'number' ? value : value.map(card => exchanged(exchange, card));
  return lot.cast.game.decide(state, 'house', { kind: 'rolled', label, value: other }).ok;
};
