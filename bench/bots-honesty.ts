import { type AnySeatable, diceOf, playDeal, SEATABLES } from '@majlis/bots';
import { seeded } from '@majlis/kernel';

const DECISIONS = 10_000;

/** How many of so many decisions were others when the hidden cards were: every level in turn, with its usual budget. */
const changed = ({ game, think, spelling, levels, budget }: AnySeatable, decisions: number): number => {
  const worlds = seeded(99);
  const options = game.options.presets.default;
  const seats = game.sizes[0] ?? 0;
  let [done, differing] = [0, 0];
  let state = game.open(options, seats);
  for (let deal = 0; done < decisions; deal++) {
    const act = (now: unknown, seat: number) => {
      const level = levels[done % levels.length] ?? levels[0];
      const world = game.worlds(game.view(now, seat), seat, worlds);
      const [one, other] = [now, world].map(cards => think(cards, seat, level, budget, seeded(done)));
      if (!one || !other) throw new Error('a player did nothing');
      done++;
      if (spelling.write(one) !== spelling.write(other)) differing++;
      return one;
    };
    state = playDeal(game, state, { act, throw: diceOf(deal, seeded(deal)) });
    if (game.outcome(state)) state = game.open(options, seats);
  }
  return differing;
};

/** What players do must not change with the cards that they do not see. */
export const benchHonesty = (part: number): void => {
  const decisions = Math.ceil(DECISIONS * part);
  for (const [name, seatable] of Object.entries(SEATABLES)) {
    console.log(
      `honesty  ${name}: ${changed(seatable, decisions)} of ${decisions} decisions changed with the hidden cards`,
    );
  }
};
