import { diceOf, playDeal, SEATABLES } from '@majlis/bots';
import { review } from '@majlis/bots/analysis';
import { JUDGES } from '@majlis/bots/judges';
import { seeded } from '@majlis/kernel';

const EFFORT = { worlds: 60, luck: 50 };
const MATCHES = 3;

type Kind = { readonly kind: string };

/** A match of four `steady` players. */
const matchOf = (name: string, seed: number): readonly Kind[] => {
  const seatable = SEATABLES[name];
  if (!seatable) throw new Error(`nobody plays ${name}`);
  const { game, think, budget } = seatable;
  const events: Kind[] = [];
  let state = game.open(game.options.presets.default, game.sizes[0] ?? 0);
  for (let deal = 0; !game.outcome(state); deal++) {
    const mind = seeded(deal * 2 ** 32 + seed);
    state = playDeal(game, state, {
      act: (view, seat) => think(view, seat, 'steady', budget, mind),
      throw: diceOf(deal, seeded(seed * 2 ** 32 + deal)),
      watch: event => events.push(event),
    });
  }
  return events;
};

/** What it costs to judge a match, in CPU of this thread; with open cards too, where they can be solved. */
export const benchJudges = (): void => {
  for (const [name, judge] of Object.entries(JUDGES)) {
    const { game } = judge;
    const matches = Array.from({ length: MATCHES }, (_, seed) => matchOf(name, seed));
    const before = process.threadCpuUsage();
    const accuracies = matches.flatMap((events, seed) => {
      const match = { options: game.options.presets.default, seats: game.sizes[0] ?? 0, events };
      return review(judge, match, EFFORT, seed).accuracy.flatMap(share => share ?? []);
    });
    const { user, system } = process.threadCpuUsage(before);
    const seconds = (user + system) / 1e6 / MATCHES;
    const mean = accuracies.reduce((sum, share) => sum + share, 0) / Math.max(1, accuracies.length);
    console.log(`judge  ${name}: ${seconds.toFixed(2)} s a match; steady players have ${mean.toFixed(1)} %`);
  }
};
