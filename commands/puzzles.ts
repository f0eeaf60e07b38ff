import { readFileSync, writeFileSync } from 'node:fs';
import { type AnySeatable, diceOf, playDeal, SEATABLES } from '@majlis/bots';
import type { AnyJudge, FairValue } from '@majlis/bots/judge';
import { JUDGES } from '@majlis/bots/judges';
import { type Clearness, isClear, puzzling, valued } from '@majlis/bots/puzzle';
import { type OfKind, seeded } from '@majlis/kernel';
import { kindOf, type Puzzle, readPuzzles, writePuzzles } from '@majlis/kernel/puzzle';
import { replay, writeRecord } from '@majlis/kernel/record';
import { flags, gameNamed, stop } from './arguments.ts';

/**
 * npm run puzzles -- --game <game> [--count N] [--seed S]   Makes puzzles from the deals of bots, until there are N.
 * npm run puzzles -- --check [--game <game>] [--seed S]     Asks the judge again about those that are shipped.
 */

/** In points of the game; of Dhappa in cards that cannot be laid, where a question to the judge is worth 24 hands. */
const CLEAR: { readonly [game: string]: Clearness } = {
  baloot: { gap: 4, asked: 250 },
  turup: { gap: 0.6, asked: 250 },
  dhappa: { gap: 0.8, asked: 24 },
};

/** Whoever solves it sits here. */
const SOLVER = 0;
/** Times that each level tries a puzzle. */
const TRIES = 4;

const pathOf = (name: string): string => new URL(`../web/${name}/puzzles.game`, import.meta.url).pathname;

interface Workshop {
  readonly name: string;
  readonly judge: AnyJudge;
  readonly seatable: AnySeatable;
  readonly clear: Clearness;
}

const workshopOf = (name: string): Workshop => ({
  name,
  judge: JUDGES[name] ?? stop(`nobody judges ${name}`),
  seatable: SEATABLES[name] ?? stop(`nobody plays ${name}`),
  clear: CLEAR[name] ?? stop(`no puzzles are made for ${name}`),
});

interface Position {
  readonly state: unknown;
  readonly isLead: boolean;
  /** What has happened so far. */
  readonly events: readonly OfKind[];
}

/** The positions of a deal of `steady` players in which the solver chose something. */
const positionsIn = ({ judge, seatable }: Workshop, seed: number): readonly Position[] => {
  const { game, think, budget } = seatable;
  const events: OfKind[] = [];
  const found: Position[] = [];
  const mind = seeded(seed);
  let state = game.open(game.options.presets.default ?? {}, game.sizes[0] ?? 0);
  let isLead = false;
  playDeal(game, state, {
    act: (now, seat) => think(game.view(now, seat), seat, 'steady', budget, mind),
    throw: diceOf(seed, seeded(seed * 2 ** 32)),
    watch: (event, after) => {
      const choice = judge.choice(state, event);
      if (choice?.seat === SOLVER) found.push({ state, isLead, events: [...events] });
      if (judge.begins(event, after)) isLead = true;
      else if (choice) isLead = false;
      events.push(event);
      state = after;
    },
  });
  return found;
};

/** How many of a hundred bots do something else than the best. */
const failedBy = ({ judge, seatable }: Workshop, view: unknown, best: OfKind, seed: number): number => {
  const tries = seatable.levels.flatMap(level =>
    Array.from({ length: TRIES }, (_, n) =>
      seatable.think(view, SOLVER, level, seatable.budget, seeded(n * 2 ** 32 + seed)),
    ),
  );
  return Math.round((100 * tries.filter(action => !judge.isSame(action, best)).length) / tries.length);
};

const rounded = (points: number): number => Math.round(points * 10) / 10 + 0;

const puzzleOf = (
  workshop: Workshop,
  seed: number,
  { state, isLead, events }: Position,
  values: readonly FairValue<OfKind>[],
): Puzzle | undefined => {
  const { judge, seatable } = workshop;
  const { game, spelling } = seatable;
  const view = game.view(state, SOLVER);
  const best = values[0]?.action;
  if (!best) return undefined;
  const reason = judge.reason(view, SOLVER, judge.plain(view, SOLVER), best);
  const entries = events.map(event => ({ kind: 'event', event }) as const);
  const options = game.options.presets.default ?? {};
  return {
    name: String(seed),
    kind: kindOf(best, isLead),
    failed: failedBy(workshop, view, best, seed),
    reason: reason?.kind,
    cards: reason?.cards ?? [],
    worths: values.map(({ action, mean }) => ({ word: spelling.write(action), points: rounded(mean) })),
    record: writeRecord({ game, spelling }, { options, seats: game.sizes[0] ?? 0, entries }).trim(),
  };
};

/** The first puzzle of a deal that is wanted, if there is one. */
const puzzleIn = (workshop: Workshop, seed: number, isWanted: (puzzle: Puzzle) => boolean): Puzzle | undefined => {
  const { judge, seatable, clear } = workshop;
  for (const position of positionsIn(workshop, seed)) {
    const values = puzzling(judge, seatable.game.view(position.state, SOLVER), SOLVER, clear, seed);
    const puzzle = puzzleOf(workshop, seed, position, values);
    if (puzzle && isWanted(puzzle)) return puzzle;
  }
  return undefined;
};

/** What is done, without the cards: a file in which one thing is always right is soon known. */
const deedOf = ({ kind, worths }: Puzzle): string => `${kind} ${/^[a-z]*/.exec(worths[0]?.word ?? '')?.[0]}`;

/** No kind makes up more than two thirds of the puzzles, and no deed but a card is the answer of more than half of them. */
const isTooCommon = (found: readonly Puzzle[], puzzle: Puzzle, count: number): boolean => {
  if (3 * found.filter(({ kind }) => kind === puzzle.kind).length >= 2 * count) return true;
  const isCard = puzzle.kind === 'lead' || puzzle.kind === 'play' || puzzle.kind === 'discard';
  return !isCard && 2 * found.filter(one => deedOf(one) === deedOf(puzzle)).length >= count;
};

const shipped = (name: string): readonly Puzzle[] => readPuzzles(readFileSync(pathOf(name), 'utf8'));

/** Those that are there stay as they are: their names are addresses. */
const make = (workshop: Workshop, count: number, seed: number): void => {
  const found = [...shipped(workshop.name)];
  const names = new Set(found.map(({ name }) => name));
  let deals = 0;
  for (; found.length < count; deals++) {
    const puzzle = names.has(String(seed + deals))
      ? undefined
      : puzzleIn(workshop, seed + deals, one => !isTooCommon(found, one, count));
    if (!puzzle) continue;
    found.push(puzzle);
    writeFileSync(pathOf(workshop.name), writePuzzles(found));
  }
  console.log(`${workshop.name}: ${found.length} puzzles, after ${deals} more deals`);
};

/** Asks about a puzzle with other worlds than it was made with. */
const isRight = ({ judge, seatable, clear }: Workshop, puzzle: Puzzle, seed: number): boolean => {
  const { game, spelling } = seatable;
  const { state } = replay({ game, spelling }, puzzle.record);
  const values = valued(judge, game.view(state, SOLVER), SOLVER, clear.asked, seed);
  const best = values[0] && spelling.write(values[0].action);
  return best === puzzle.worths[0]?.word && isClear(values, clear.gap / 2);
};

const check = (names: readonly string[], seed: number): void => {
  for (const name of names) {
    const workshop = workshopOf(name);
    const puzzles = shipped(name);
    const wrong = puzzles.filter(puzzle => !isRight(workshop, puzzle, seed));
    console.log(`${name}: ${puzzles.length} puzzles asked again with seed ${seed}, ${wrong.length} wrong`);
    for (const { name: which } of wrong) console.log(`  ${which}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
};

const main = (): void => {
  const isCheck = process.argv.includes('--check');
  process.argv = process.argv.filter(argument => argument !== '--check');
  const { text, number } = flags(['game', 'count', 'seed']);
  const game = text('game');
  if (isCheck) check(game === undefined ? Object.keys(CLEAR) : [gameNamed(game)], number('seed', 99));
  else make(workshopOf(gameNamed(game)), number('count', 60), number('seed', 1));
};

main();
