import { seeded, shuffled } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { think } from './bot-worker.ts';
import { gameOf, type OfferedGame } from './games.ts';

/** The house throws and goes on until a seat is awaited. */
const awaited = ({ game }: OfferedGame) => {
  const random = seeded(1);
  let state = game.open(game.options.presets.default, game.sizes[0] ?? 0);
  for (let n = 0; n < 10_000; n++) {
    const wait = game.waits(state).find(({ on }) => on === 'house') ?? game.waits(state)[0];
    if (!wait) throw new Error('nobody is awaited');
    if (typeof wait.on === 'number') return { state, seat: wait.on };
    const roll = 'roll' in wait ? wait.roll : undefined;
    const value = roll?.kind === 'shuffle' ? shuffled(roll.pack, random) : random.below(roll?.n ?? 1);
    const action = 'lapse' in wait ? wait.lapse : { kind: 'rolled' as const, label: roll?.label ?? '', value };
    const decision = game.decide(state, 'house', action);
    if (decision.ok) state = decision.events.reduce((now, event) => game.evolve(now, event), state);
  }
  throw new Error('no seat is ever awaited');
};

test.each(['baloot/1', 'dhappa/1', 'trunfo/1', 'turup/1'])(
  '%s is offered, and each of its bots makes a legal move',
  id => {
    const setup = gameOf(id);
    if (!setup) throw new Error('not offered');
    const { state, seat } = awaited(setup);
    for (const level of setup.levels) {
      const action = think({ game: id, level, seat, view: setup.game.view(state, seat), draw: 7 });
      expect(action && setup.game.decide(state, seat, action).ok).toBe(true);
    }
  },
);

test.each(['chess/1', '__proto__', ''])('%j is not', id => {
  expect(gameOf(id)).toBeUndefined();
});
