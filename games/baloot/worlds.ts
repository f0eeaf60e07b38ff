import { type Card, type Pile, pileOf, type Random, type Seat, shuffled, type Viewer } from '@majlis/kernel';
import { modeOf } from './auction/contract.ts';
import { cardsPlayed, handOfEight } from './derived.ts';
import { inferencesOf } from './inference.ts';
import { PACK } from './play/value.ts';
import { behind, orderOfProjects } from './projects/declare.ts';
import { guessProjects } from './projects/guess.ts';
import { isReachable } from './reachable.ts';
import type { BalootState, Declaration } from './state.ts';

/** Most views need one, a few some dozens; a view that fits no deal is a bug. */
const TRIES = 20_000;
const FIRST = 5;

/** The hands and the stock as far as they are drawn. The last place is the stock. */
type Places = readonly Card[][];

/** What is known of the hidden places. */
interface Puzzle {
  readonly view: BalootState;
  readonly unknown: readonly Card[];
  /** How many cards each place is short of. */
  readonly rooms: readonly number[];
  mayHold(place: number, card: Card): boolean;
}

/** BAL-21  A full state that fits all the viewer knows: voids, duties, declared projects, verdicts. */
export const worlds = (view: BalootState, viewer: Viewer, random: Random): BalootState => {
  const puzzle = puzzleOf(view);
  for (let tries = 0; tries < TRIES; tries++) {
    const places = drawn(puzzle, random);
    const world = places && filled(view, viewer, places, random);
    if (world && isReachable(world)) return world;
  }
  throw new Error('no deal fits this view');
};

const puzzleOf = (view: BalootState): Puzzle => {
  const piles = [...view.hands, view.stock];
  const known = new Set([...piles.flatMap(pile => pile.cards), ...cardsPlayed(view), view.floor]);
  const unknown = PACK.filter(card => !known.has(card));
  const traces = inferencesOf(view);
  const banned = view.hands.map((hand, seat) => {
    const own = hand.hidden > 0 ? traces.filter(trace => trace.seat === seat) : [];
    return new Set(unknown.filter(card => own.some(trace => trace.rulesOut(card))));
  });
  return {
    view,
    unknown,
    rooms: piles.map(pile => pile.hidden),
    mayHold: (place, card) => !banned[place]?.has(card),
  };
};

const drawn = (puzzle: Puzzle, random: Random): Places | undefined => {
  const places: Card[][] = puzzle.rooms.map(() => []);
  for (const declaration of puzzle.view.declared) {
    if (declaration.projects === null && !drawProjects(puzzle, declaration, places, random)) return undefined;
  }
  return drawRest(puzzle, places, random) ? places : undefined;
};

/** BAL-9.12  A declared project is there, though nobody has seen it. */
const drawProjects = (puzzle: Puzzle, { seat, types }: Declaration, places: Places, random: Random): boolean => {
  const { view, unknown, rooms, mayHold } = puzzle;
  const taken = places.flat();
  const hand = {
    known: handOfEight(view, seat),
    room: rooms[seat] ?? 0,
    mayHold: (card: Card): boolean => unknown.includes(card) && !taken.includes(card) && mayHold(seat, card),
  };
  const cards = guessProjects(types, hand, modeOf(view.contract?.trump ?? null), view.options, random);
  places[seat]?.push(...(cards ?? []));
  return cards !== undefined;
};

/** The cards with the fewest places to go to first; each to a place in proportion to the room there. */
const drawRest = ({ unknown, rooms, mayHold }: Puzzle, places: Places, random: Random): boolean => {
  const taken = new Set(places.flat());
  const choice = (card: Card): number => rooms.filter((room, place) => room > 0 && mayHold(place, card)).length;
  const rest = shuffled(
    unknown.filter(card => !taken.has(card)),
    random,
  ).sort((a, b) => choice(a) - choice(b));
  return rest.every(card => {
    const left = rooms.map((room, place) => (mayHold(place, card) ? room - (places[place]?.length ?? 0) : 0));
    const place = weighted(left, random);
    if (place !== undefined) places[place]?.push(card);
    return place !== undefined;
  });
};

const weighted = (weights: readonly number[], random: Random): number | undefined => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return undefined;
  const at = random.below(total);
  const upTo = (place: number): number => weights.slice(0, place + 1).reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((_, place) => at < upTo(place));
};

const filled = (view: BalootState, viewer: Viewer, places: Places, random: Random): BalootState => {
  const full = {
    ...view,
    hands: view.hands.map((hand, seat) => fill(hand, places[seat] ?? [])),
    stock: fill(view.stock, places.at(-1) ?? []),
  };
  return {
    ...full,
    first: full.first.map((five, seat) => (seat === viewer ? five : guessFirst(full, seat, random))),
    declared: full.declared.map(declaration => guessed(full, declaration)),
  };
};

const fill = (pile: Pile, cards: readonly Card[]): Pile => ({ ...pile, cards: [...pile.cards, ...cards], hidden: 0 });

/** BAL-4.2  Any five of the eight but the floor card. */
const guessFirst = (world: BalootState, seat: Seat, random: Random): Pile => {
  const hand = handOfEight(world, seat).filter(card => card !== world.auction?.floor);
  return pileOf(shuffled(hand, random).slice(0, FIRST));
};

const guessed = (world: BalootState, declaration: Declaration): Declaration => ({
  ...declaration,
  projects:
    declaration.projects ??
    behind(handOfEight(world, declaration.seat), declaration.types, orderOfProjects(world)) ??
    null,
});
