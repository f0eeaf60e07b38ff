import {
  allot,
  type Card,
  filled,
  type Pile,
  pileOf,
  type Random,
  type Seat,
  shuffled,
  type Viewer,
} from '@majlis/kernel';
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
    const world = places && worldOf(view, viewer, places, random);
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
  return drawRest(puzzle, places, random);
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

/** All other cards, wherever there is room for them. */
const drawRest = ({ unknown, rooms, mayHold }: Puzzle, places: Places, random: Random): Places | undefined => {
  const taken = new Set(places.flat());
  const rest = allot(
    unknown.filter(card => !taken.has(card)),
    rooms.map((room, place) => ({
      room: room - (places[place]?.length ?? 0),
      admits: card => mayHold(place, card),
    })),
    random,
  );
  return rest && places.map((cards, place) => [...cards, ...(rest[place] ?? [])]);
};

const worldOf = (view: BalootState, viewer: Viewer, places: Places, random: Random): BalootState => {
  const full = {
    ...view,
    hands: view.hands.map((hand, seat) => filled(hand, places[seat] ?? [])),
    stock: filled(view.stock, places.at(-1) ?? []),
  };
  return {
    ...full,
    first: full.first.map((five, seat) => (seat === viewer ? five : guessFirst(full, seat, random))),
    declared: full.declared.map(declaration => guessed(full, declaration)),
  };
};

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
