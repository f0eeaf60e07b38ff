import { diceOf, playDeal, SEATABLES } from '@majlis/bots';
import { judging, type Review, review } from '@majlis/bots/analysis';
import type { AnyJudge, FairValue, PlayedMatch } from '@majlis/bots/judge';
import { JUDGES } from '@majlis/bots/judges';
import { type OfKind, type Seat, same, seeded } from '@majlis/kernel';
import { flags, gameNamed, stop } from './arguments.ts';
import { randomsAlike } from './random-replays.ts';
import { type ReplayCount, replaysAlike } from './replays.ts';

/** npm run review -- --game <game> [--matches N] [--seed S] [--blunders N] [--replays N] [--random N]   Judges matches of bots, looks again at matches of whole tables and of random play, and says whether the review holds what it promises. */
const EFFORT = { worlds: 60, luck: 50 };
/** A blunder is planted where the worst choice costs so many mistakes. */
const WORTH = 3;
const SURE = 20;

type Match = PlayedMatch<object, OfKind>;

/**
 * Where all cards are worth the same against blind play, nobody can blunder against it: in Trunfo something is given away
 * only by whoever ignores a habit that was shown. So there the last seat shows one in every other match.
 */
const HABITUAL: { readonly [game: string]: string } = { trunfo: 'greedy' };

const levelOf = (name: string, seat: Seat, seats: number, seed: number): string =>
  (seat === seats - 1 && seed % 2 === 1 && HABITUAL[name]) || 'steady';

/** A match of `steady` players, and the state at its end. */
const played = (name: string, seed: number): { readonly match: Match; readonly end: unknown } => {
  const { game, think, budget } = SEATABLES[name] ?? stop(`nobody plays ${name}`);
  const events: OfKind[] = [];
  const [options, seats] = [game.options.presets.default ?? {}, game.sizes[0] ?? 0];
  let state = game.open(options, seats);
  for (let deal = 0; !game.outcome(state); deal++) {
    const mind = seeded(deal * 2 ** 32 + seed);
    state = playDeal(game, state, {
      act: (now, seat) => think(game.view(now, seat), seat, levelOf(name, seat, seats, seed), budget, mind),
      throw: diceOf(deal, seeded(seed * 2 ** 32 + deal)),
      watch: event => events.push(event),
    });
  }
  return { match: { options, seats, events }, end: state };
};

/** Every state of a match, the first before its first event. */
const statesOf = ({ game }: AnyJudge, { options, seats, events }: Match): readonly unknown[] => {
  const states = [game.open(options, seats)];
  for (const event of events) states.push(game.evolve(states.at(-1), event));
  return states;
};

/** Whether one event is judged as a mistake; nothing else of the match is looked at. */
const isMarked = (judge: AnyJudge, match: Match, at: number, seed: number): boolean => {
  const planted = match.events[at];
  const one: AnyJudge = {
    ...judge,
    choice: (before, event) => (event === planted ? judge.choice(before, event) : undefined),
    begins: () => undefined,
  };
  const step = [...judging(one, match, EFFORT, seed)].find(({ moment }) => moment);
  return step?.moment?.mark === 'mistake';
};

interface Blunders {
  readonly planted: number;
  readonly marked: number;
}

/** The worst choice, where it is a plain blunder: first by a few worlds, then surely, by many more than the judge looks at. */
const worstOf = (judge: AnyJudge, view: unknown, seat: Seat, seed: number): FairValue<OfKind> | undefined => {
  const least = WORTH * judge.thresholds.mistake;
  let found: FairValue<OfKind> | undefined;
  for (const worlds of [2 * EFFORT.worlds, SURE * EFFORT.worlds]) {
    const sorted = judge.fair(view, seat, worlds, seeded(seed)).toSorted((a, b) => a.mean - b.mean);
    const [worst, best] = [sorted[0], sorted.at(-1)];
    if (!worst || !best || best.mean - worst.mean - worst.error < least) return undefined;
    found = worst;
  }
  return found;
};

/** The worst choice instead of the one that was made, wherever that is a plain blunder by other worlds than the judge looks at. */
const blundersIn = (judge: AnyJudge, match: Match, most: number, seed: number): Blunders => {
  const { game } = judge;
  const states = statesOf(judge, match);
  let [planted, marked] = [0, 0];
  for (const [at, event] of match.events.entries()) {
    const choice = planted < most ? judge.choice(states[at], event) : undefined;
    if (!choice) continue;
    const { seat } = choice;
    const worst = worstOf(judge, game.view(states[at], seat), seat, at * 2 ** 32 + seed + 1);
    if (!worst) continue;
    const decision = game.decide(states[at], seat, worst.action);
    if (!decision.ok) continue;
    planted += 1;
    const other = { ...match, events: [...match.events.slice(0, at), ...decision.events] };
    if (isMarked(judge, other, at, seed)) marked += 1;
  }
  return { planted, marked };
};

/** Choices that were forced by what the judge finds to choose from, and yet are marked; and best ones with a loss. */
const wrongIn = (judge: AnyJudge, { moments }: Review<OfKind>): number =>
  moments.filter(
    ({ mark, fairLoss, action, best }) =>
      (mark === 'forced' && fairLoss !== 0) || (fairLoss !== 0 && judge.isSame(action, best)),
  ).length;

interface Counted {
  replayed: number;
  alike: number;
  wrong: number;
  choices: number;
  forced: number;
  planted: number;
  marked: number;
  seconds: number;
}

/** One match judged twice, and blunders planted in it. */
const countMatch = (
  counted: Counted,
  name: string,
  judge: AnyJudge,
  seeds: readonly [number, number],
  most: number,
) => {
  const [own, seed] = seeds;
  const { match, end } = played(name, own);
  if (same(statesOf(judge, JSON.parse(JSON.stringify(match))).at(-1), end)) counted.replayed += 1;
  const before = process.threadCpuUsage();
  const first = review(judge, match, EFFORT, seed);
  const { user, system } = process.threadCpuUsage(before);
  counted.seconds += (user + system) / 1e6;
  if (JSON.stringify(review(judge, match, EFFORT, seed)) === JSON.stringify(first)) counted.alike += 1;
  counted.wrong += wrongIn(judge, first);
  counted.choices += first.moments.length;
  counted.forced += first.moments.filter(({ mark }) => mark === 'forced').length;
  const { planted, marked } = blundersIn(judge, match, most - counted.planted, seed);
  counted.planted += planted;
  counted.marked += marked;
};

const NOTHING: Counted = {
  replayed: 0,
  alike: 0,
  wrong: 0,
  choices: 0,
  forced: 0,
  planted: 0,
  marked: 0,
  seconds: 0,
};

/** Whether a judged match holds what it promises; it is printed. */
const isJudgedWell = (name: string, matches: number, seed: number, most: number): boolean => {
  const judge = JUDGES[name] ?? stop(`nobody judges ${name}`);
  const counted = { ...NOTHING };
  for (let nth = 0; nth < matches; nth++) countMatch(counted, name, judge, [seed + nth, seed], most);
  const { replayed, alike, wrong, choices, forced, planted, marked, seconds } = counted;
  const share = planted === 0 ? 1 : marked / planted;
  console.log(`${name}: ${matches} matches from seed ${seed}, ${choices} choices, ${forced} of them forced`);
  console.log(`replayed to the same end ${replayed} of ${matches}; judged alike twice ${alike} of ${matches}`);
  console.log(`forced ones with a mark, best ones with a loss: ${wrong}`);
  console.log(`planted blunders marked as mistakes: ${marked} of ${planted} (${(100 * share).toFixed(1)} %)`);
  console.log(`${(seconds / Math.max(1, matches)).toFixed(2)} s of CPU for a match`);
  return replayed === matches && alike === matches && wrong === 0 && share >= 0.99;
};

const main = async (): Promise<void> => {
  const { text, number } = flags(['game', 'matches', 'seed', 'blunders', 'replays', 'random']);
  const name = gameNamed(text('game'));
  const [matches, seed] = [number('matches', 10), number('seed', 1)];
  const isGood = isJudgedWell(name, matches, seed, number('blunders', 100));
  const seen: ReplayCount = await replaysAlike(name, number('replays', matches), seed);
  console.log(
    `seen again as it was sent, from every chair, from the rail and with open cards, onward and back: ${seen.alike} of ${seen.matches} matches of whole tables, ${seen.moments} moments`,
  );
  const random = number('random', matches);
  const { alike, states } = await randomsAlike(name, random, seed);
  console.log(`random matches folded again, onward and back: ${random - alike} of ${random} unequal, ${states} states`);
  if (!isGood || seen.alike < seen.matches || alike < random) process.exitCode = 1;
};

await main();
