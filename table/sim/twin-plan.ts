import { type Card, pick, type Random, same, shuffled, type Viewer } from '@majlis/kernel';
import { afterLine } from '../evolve.ts';
import type { LogLine, TableEvent } from '../index.ts';
import { type Table, UNBORN } from '../table.ts';
import { type Exchange, exchanged, imageOfWord } from './image.ts';
import type { SimGame } from './sim-game.ts';

type ThrownEvent = Extract<TableEvent, { kind: 'thrown' }>;

/** How the other world differs. */
export interface TwinPlan {
  /** The line of the throw from which the cards lie otherwise. */
  readonly from: number;
  readonly thrown: ThrownEvent;
  readonly exchange: Exchange;
  /** Actions that are not taken there: choices that nobody may notice. */
  readonly unmade: ReadonlySet<string>;
  /** Veiled choices that fall otherwise there, by their actions: the words used instead. */
  readonly varied: ReadonlyMap<string, string>;
}

export const planTwin = (
  simGame: SimGame,
  log: readonly LogLine[],
  hidden: readonly Card[],
  { seq, event }: LogLine,
  viewer: Viewer,
  random: Random,
): TwinPlan => {
  if (event.kind !== 'thrown') throw new Error('a plan begins with a throw');
  const cards = shuffled(hidden, random).slice(0, 2 + random.below(Math.min(hidden.length, 6) - 1));
  const exchange = new Map(cards.map((card, i) => [card, cards[(i + 1) % cards.length] ?? card]));
  const silent = log.flatMap(({ act, event: line }) => {
    if (act === null || line.kind !== 'game' || line.by === viewer) return [];
    return simGame.oracle.isSilent(line.event) && random.below(2) === 0 ? [act] : [];
  });
  return {
    from: seq,
    thrown: event,
    exchange,
    unmade: new Set(silent),
    varied: variedChoices(simGame, log, viewer, exchange, random),
  };
};

/** Choices of others that are still veiled, half of them made otherwise. */
const variedChoices = (
  simGame: SimGame,
  log: readonly LogLine[],
  viewer: Viewer,
  exchange: Exchange,
  random: Random,
): ReadonlyMap<string, string> => {
  const veils = log.map(({ event }) => (event.kind === 'game' ? simGame.oracle.veil(event.event) : null));
  const lifted = veils.lastIndexOf('lifted');
  const veiled = log.filter((_, i) => i > lifted && veils[i] === 'drawn' && random.below(2) === 0);
  return new Map(
    veiled.flatMap(line => {
      const word = otherWord(simGame, log, line, viewer, random);
      return line.act === null || word === undefined ? [] : [[line.act, imageOfWord(word, exchange)] as const];
    }),
  );
};

/** Another choice of the same kind, which the seat had at that moment. */
const otherWord = (
  simGame: SimGame,
  log: readonly LogLine[],
  { seq, event }: LogLine,
  viewer: Viewer,
  random: Random,
): string | undefined => {
  if (event.kind !== 'game' || event.by === 'house' || event.by === viewer) return undefined;
  const { by, event: made } = event;
  const { game } = simGame.setup;
  const { state } = before(simGame, log, seq);
  const others = game.offers(state, by).filter(offer => {
    const decision = game.decide(state, by, offer);
    return decision.ok && decision.events[0]?.kind === made.kind && !same(decision.events[0], made);
  });
  return others.length === 0 ? undefined : simGame.write(pick(others, random));
};

/** The table before a line. */
const before = ({ setup }: SimGame, log: readonly LogLine[], seq: number): Table =>
  log.slice(0, seq - 1).reduce((table, line) => afterLine(setup, table, line), UNBORN);

/** Whether the rules accept the other deal at all. */
export const isDealt = (
  simGame: SimGame,
  log: readonly LogLine[],
  { from, thrown: { label, value }, exchange }: TwinPlan,
): boolean => {
  const { state } = before(simGame, log, from);
  const other = typeof value === 'number' ? value : value.map(card => exchanged(exchange, card));
  return simGame.setup.game.decide(state, 'house', { kind: 'rolled', label, value: other }).ok;
};
