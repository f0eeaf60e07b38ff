import { type AnySeatable, diceOf, playDeal } from '@majlis/bots';
import { seeded } from '@majlis/kernel';

export interface Honesty {
  /** Decisions at which the hidden cards were really other ones. */
  readonly differing: number;
  /** Those that changed with the hidden cards, in words. */
  readonly changed: readonly string[];
  /** Those that came out otherwise the second time with the same seed. */
  readonly unsteady: readonly string[];
}

/** Asks a level the same in worlds that its seat cannot tell apart, and twice with the same seed, for so many decisions. */
export const honestyOf = (
  { game, think, spelling, levels }: AnySeatable,
  { level, decisions, budget, seed }: { level: string; decisions: number; budget: number; seed: number },
): Honesty => {
  const [changed, unsteady]: [string[], string[]] = [[], []];
  let [asked, differing] = [0, 0];
  const houses = Object.values(game.options.presets);
  for (let match = 0; asked < decisions; match++) {
    const worldly = seeded(match * 2 ** 32 + seed);
    const act = (state: unknown, seat: number) => {
      const luck = match * 2 ** 32 + asked;
      const answer = (from: unknown): string => spelling.write(think(from, seat, level, budget, seeded(luck)));
      const chosen = think(state, seat, levels[0], Math.min(budget, 8), worldly);
      if (asked >= decisions) return chosen;
      asked++;
      const world = game.worlds(game.view(state, seat), seat, worldly);
      const right = answer(state);
      if (JSON.stringify(world) !== JSON.stringify(state)) differing++;
      if (answer(world) !== right) changed.push(`match ${match}, seat ${seat}: ${right}, then ${answer(world)}`);
      if (answer(state) !== right) unsteady.push(`match ${match}, seat ${seat}: ${right}, then ${answer(state)}`);
      return chosen;
    };
    let state = game.open(houses[match % houses.length] ?? {}, game.sizes[0] ?? 2);
    for (let deal = 0; !game.outcome(state) && asked < decisions; deal++) {
      state = playDeal(game, state, { act, throw: diceOf(deal, seeded(match * 2 ** 32 + deal)) });
    }
  }
  return { differing, changed, unsteady };
};
