import { type AnySeatable, SEATABLES } from '@majlis/bots';
import { pick, type Random } from '@majlis/kernel';
import { dealKey, throwDice } from '@majlis/kernel/dice';
import { type AnyGame, type Dice, fairDice, type GameSetup } from '@majlis/table';
import type { Oracle, SimGame } from '@majlis/table/sim';
import { GAMES, type GameName, isGame, withGame } from './games.ts';
import { oracle as baloot } from './oracles/baloot.ts';
import { oracle as dhappa } from './oracles/dhappa.ts';
import { oracle as trunfo } from './oracles/trunfo.ts';
import { oracle as turup } from './oracles/turup.ts';

/** What the simulations need of a game beyond its kit: what may be known, and house rules that make a match short. */
interface Extra {
  readonly oracle: Oracle;
  options(random: Random): object;
}

/** Calls out of turn, a Hokum without a suit, raises before the last cards. */
const ONLINE = {
  sunPriority: 'gablakOpponents',
  hokumOvercall: 'notPassedPartner',
  hokumConfirm: 'confirmOrSun',
  hokumSuit: 'afterAnswers',
  kaweshTurn: 'beforeBid',
  doublingTiming: 'beforeDeal',
};

const EXTRAS: { readonly [name: string]: Extra } = {
  trunfo: {
    oracle: trunfo,
    options: random => pick([{}, { tieBreak: 'suddenDeath' }, { disconnectForfeitMs: 60_000 }], random),
  },
  baloot: {
    oracle: baloot,
    options: random => ({
      target: 16,
      ...pick([{}, { enforcement: 'free' }, { sunPriority: 'gablak' }, { speed: 'rocket' }, ONLINE], random),
    }),
  },
  turup: {
    oracle: turup,
    options: random =>
      pick(
        [
          { match: 'single' },
          { match: 'single', weakRedeal: 'caller', tieBreak: 'revote' },
          { mode: 'frenzy', frenzyTarget: 20, clubsPower: 'stealLead' },
          { mode: 'frenzy', frenzyTarget: 20 },
        ],
        random,
      ),
  },
  dhappa: { oracle: dhappa, options: () => ({}) },
};

/** The chain behind a match is long, and twins and restarts walk it again and again: the fair dice, remembering the way. */
const dice: Dice = (() => {
  const known = new Map<string, string>();
  const once = (key: string, find: () => string): string => {
    const found = known.get(key) ?? find();
    if (known.size > 500) known.clear();
    known.set(key, found);
    return found;
  };
  const secret: Dice['secret'] = (id, tip, k) => once(`${id} ${tip} ${k}`, () => fairDice.secret(id, tip, k));
  return {
    commitment: (id, tip) => once(`${id} ${tip}`, () => fairDice.commitment(id, tip)),
    secret,
    thrower: (match, tip, k) => {
      const key = dealKey(match, k, secret(match.id, tip, k));
      return (roll, attempt) => throwDice(key, roll, attempt);
    },
  };
})();

/** A simulated bot must not take long: usually a table is tried here, not its players. */
const LITTLE = 2;

/** The games that can be simulated. */
export const SIM_GAMES: readonly GameName[] = GAMES.filter(isGame).filter(name => EXTRAS[name]);

/** How bots think: a little, as the level they were seated for, or as any level, with its usual budget. */
export type SimBots = 'hasty' | 'full';

/** A game for the simulations; each seed has its own house rules. */
export const simGamesOf = async (name: GameName, bots: SimBots = 'hasty'): Promise<(random: Random) => SimGame> => {
  const extra = EXTRAS[name];
  if (!extra) throw new Error(`${name} cannot be simulated yet`);
  return withGame(name, ({ lawCase, spelling }) => {
    const game: AnyGame = lawCase.game;
    const players = SEATABLES[name];
    const { levels = ['steady', 'novice'], pace = [600, 2_000] } = players ?? {};
    const chance = players ? { chance: players.chances.at } : {};
    const setup: GameSetup = { game, words: spelling, dice, levels, pace, ...chance };
    const write: (action: never) => string = spelling.write;
    return random => ({
      setup,
      places: lawCase,
      oracle: extra.oracle,
      write: action => write(action as never),
      options: extra.options(random),
      ...(players ? { think: thinkerOf(players, bots) } : {}),
    });
  });
};

const thinkerOf =
  ({ answer, levels, budget }: AnySeatable, bots: SimBots): NonNullable<SimGame['think']> =>
  (view, seat, level, chance) =>
    bots === 'full'
      ? answer(view, seat, pick(levels, chance), budget, chance)
      : answer(view, seat, level, LITTLE, chance);
