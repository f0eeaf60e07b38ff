import type { OfKind } from '../game.ts';
import { seeded } from '../random.ts';
import { type LawCase, viewersOf } from './law-case.ts';
import { randomMove } from './random-play.ts';
import { emptyTally } from './tally.ts';
import { tellsNoMore } from './untold.ts';

/** The same game with a leak: every event of this kind also says where all cards lie. */
const leaky = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  lawCase: LawCase<O, S, A, E, R>,
  kind: string,
): LawCase<O, S, A, E, R> => {
  const { game, piles } = lawCase;
  return {
    ...lawCase,
    game: {
      ...game,
      decide: (state, actor, action) => {
        const decision = game.decide(state, actor, action);
        if (!decision.ok) return decision;
        const where = piles(decision.after).map(({ cards }) => cards);
        const events = decision.events.map(event => (event.kind === kind ? { ...event, where } : event));
        return { ok: true, events, after: events.reduce(game.evolve, state) };
      },
    },
  };
};

/** Worlds drawn for each viewer of a move that tells such an event. */
const WORLDS = 4;

/** Random play with a leak in one kind of event; every move that tells one is put before the law, for every viewer. */
export const playLeaking = <O, S, A extends OfKind, E extends OfKind, R extends string>(
  sound: LawCase<O, S, A, E, R>,
  kind: string,
  rules: O,
  seed: number,
): void => {
  const lawCase = leaky(sound, kind);
  const { game } = lawCase;
  const random = seeded(seed);
  const seats = game.sizes[0] ?? 2;
  let state = game.open(rules, seats);
  while (!game.outcome(state)) {
    const move = randomMove(lawCase, state, seats, random);
    const decision = game.decide(state, move.actor, move.action);
    if (!decision.ok) continue;
    if (decision.events.some(event => event.kind === kind)) {
      for (const viewer of viewersOf(seats)) {
        for (let n = 0; n < WORLDS; n++) {
          const world = game.worlds(game.view(state, viewer), viewer, random);
          tellsNoMore(lawCase, { state, world, viewer }, move, random, emptyTally());
        }
      }
    }
    state = decision.after;
  }
};
