import { type Game, type Random, seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { diceOf, earlyOf, playDeal } from './contest.ts';
import { type AnySeatable, SEATABLES } from './index.ts';

/** A sample of every house; `npm run sim` and `npm run honest` play as many as they are asked to. */
const MATCHES = process.env.MAJLIS_TESTS === 'whole' ? 64 : 32;
/** A round of Dhappa has as many decisions as several of any other game; a match of Turup has many rounds; those of Baloot are thought about. All three have tests of their own. */
const FEWER: { readonly [name: string]: number } = { dhappa: MATCHES / 8, turup: MATCHES / 4, baloot: MATCHES / 8 };
const matchesOf = (name: string): number => FEWER[name] ?? MATCHES;
/** Little thinking: here it matters that all is accepted, not how good it is. */
const BUDGET = 8;

type AnyGame = Game<object, unknown, { readonly kind: string }, { readonly kind: string }, string>;

const SEATED = Object.entries(SEATABLES).flatMap(([name, seatable]) =>
  Object.keys(seatable.game.options.presets).map(preset => [name, preset, seatable] as const),
);

const seatsAt = ({ sizes }: AnyGame): number => sizes[0] ?? 0;

/** A match to its end; whatever is refused throws. Every seat is another level, and they change seats from match to match. */
const matched = (seatable: AnySeatable, options: object, match: number): unknown => {
  const { game, think } = seatable;
  const every = [...seatable.levels, ...seatable.yardsticks];
  const levels = every.map((_, seat) => every[(seat + match) % every.length] ?? '');
  const early = earlyOf(seatable.chances, levels.slice(0, seatsAt(game)));
  let state = game.open(options, seatsAt(game));
  for (let deal = 0; !game.outcome(state); deal++) {
    const random = seeded(deal * 2 ** 32 + match);
    const act = (now: unknown, seat: number) => think(now, seat, levels[seat] ?? '', BUDGET, random);
    state = playDeal(game, state, { act, early, throw: diceOf(deal + match, seeded(match * 2 ** 32 + deal)) });
  }
  return state;
};

test.each(SEATED)('%s, %s: matches of every level end, and nothing is refused', (name, preset, seatable) => {
  const options = seatable.game.options.presets[preset] ?? {};
  for (let match = 0; match < matchesOf(name); match++) matched(seatable, options, match);
});

/** Every moment at which a seat is to think, in a match of steady players. */
const moments = function* (seatable: AnySeatable, options: object, match: number) {
  const { game, think } = seatable;
  const seen: { readonly state: unknown; readonly seat: number }[] = [];
  let state = game.open(options, seatsAt(game));
  for (let deal = 0; !game.outcome(state); deal++) {
    const random = seeded(deal * 2 ** 32 + match);
    const act = (now: unknown, seat: number) => {
      seen.push({ state: now, seat });
      return think(now, seat, 'steady', BUDGET, random);
    };
    state = playDeal(game, state, { act, throw: diceOf(deal, seeded(match * 2 ** 32 + deal)) });
    yield* seen.splice(0);
  }
};

/** What each level does with the same luck. */
const thoughts = (seatable: AnySeatable, state: unknown, seat: number, seed: number): string =>
  [...seatable.levels, ...seatable.yardsticks]
    .map(level => seatable.think(state, seat, level, BUDGET, seeded(seed)))
    .map(action => seatable.spelling.write(action))
    .join(' ');

const ENOUGH = 50;

/** How often the hidden cards were really other ones: two matches at least, and as many as it takes. */
const permuted = (seatable: AnySeatable, options: object, random: Random): number => {
  let differing = 0;
  for (let match = 0; match < 2 || (differing <= ENOUGH && match < MATCHES); match++) {
    let nth = 0;
    for (const { state, seat } of moments(seatable, options, match)) {
      if (nth++ % 7 !== 0) continue;
      const world = seatable.game.worlds(seatable.game.view(state, seat), seat, random);
      if (JSON.stringify(world) !== JSON.stringify(state)) differing++;
      const right = thoughts(seatable, seatable.game.view(state, seat), seat, nth);
      if (thoughts(seatable, world, seat, nth) !== right) expect(thoughts(seatable, world, seat, nth)).toBe(right);
    }
  }
  return differing;
};

test.each(SEATED)('[T6] %s, %s: other hidden cards, the same thoughts', (_, preset, seatable) => {
  const differing = permuted(seatable, seatable.game.options.presets[preset] ?? {}, seeded(4));
  expect(differing).toBeGreaterThan(ENOUGH);
});

test.each(Object.entries(SEATABLES))('%s: the entry is complete', (name, seatable) => {
  expect(seatable.game.id.split('/')[0]).toBe(name);
  expect(seatable.levels.slice(0, 2)).toEqual(['steady', 'novice']);
  expect(seatable.yardsticks.slice(0, 2)).toEqual(['greedy', 'random']);
  expect(seatable.pace[0]).toBeLessThan(seatable.pace[1]);
  const state = seatable.game.open(seatable.game.options.presets.default, seatsAt(seatable.game));
  expect(seatable.standing(state)).toEqual([0, 0]);
  expect(() => seatable.think(state, 0, 'wizard', 1, seeded(1))).toThrow('no level wizard');
});
