import { type Card, type Pile, pick, type Random, shuffled, sizeOf, type Viewer } from '@majlis/kernel';
import { lessCards } from './finding/supply.ts';
import { someWay } from './pick/plan.ts';
import { beforePick, pickHolds } from './pick/rewind.ts';
import { positionOf } from './plays/position.ts';
import { inOrder, PACK } from './runs/face.ts';
import { allCards } from './runs/run.ts';
import type { DhappaState } from './state.ts';

/** How often chance may try before a lawful pick is put into the world on purpose. */
const TRIES = 20;

export const isDealt = (state: DhappaState): boolean => state.hands.some(hand => sizeOf(hand) > 0);

/** DHA-12.3  The others hold anything that nobody has seen; whoever picks now can lay the deepest card. */
export const worlds = (view: DhappaState, viewer: Viewer, random: Random): DhappaState => {
  if (!isDealt(view)) return view;
  const unknown = unknownIn(view);
  for (let tries = 0; tries < TRIES; tries++) {
    const world = filled(view, shuffled(unknown, random));
    if (viewer === view.turn.seat || pickHolds(world)) return { ...world, turn: guessed(world, viewer, random) };
  }
  return { ...planned(view, shuffled(unknown, random)), turn: view.turn };
};

const unknownIn = ({ hands, draw, discards, burnt, runs }: DhappaState): readonly Card[] => {
  const known = new Set([
    ...hands.flatMap(hand => hand.cards),
    ...draw.cards,
    ...discards,
    ...burnt,
    ...runs.flatMap(allCards),
  ]);
  return PACK.filter(card => !known.has(card));
};

/** Cards in order: to the hands from the first seat on, the rest to the draw pile, above what is buried there. */
const filled = (view: DhappaState, cards: readonly Card[]): DhappaState => {
  let at = 0;
  const fill = ({ cards: seen, shown, hidden }: Pile): Pile => {
    at += hidden;
    return { cards: inOrder([...seen, ...cards.slice(at - hidden, at)]), shown, hidden: 0 };
  };
  const hands = view.hands.map(fill);
  return { ...view, hands, draw: { ...view.draw, cards: [...view.draw.cards, ...cards.slice(at)], hidden: 0 } };
};

/** A world in which the picker holds what one of the possible plans needs. */
const planned = (view: DhappaState, unknown: readonly Card[]): DhappaState => {
  const { seat, taken, duty } = view.turn;
  const hidden = view.hands[seat]?.hidden ?? 0;
  const before = positionOf(beforePick(filled(view, unknown)), seat);
  const mayHold = [...before.hand, ...taken, ...lessCards(unknown, before.hand)];
  const worlds: DhappaState[] = [];
  if (duty) {
    someWay({ ...before, hand: mayHold }, duty, ({ plan }) => {
      const needed = unknown.filter(card => plan.some(play => JSON.stringify(play).includes(`"${card}"`)));
      if (needed.length > hidden) return false;
      const world = filled(view, dealtTo(view, seat, needed, lessCards(unknown, needed)));
      if (pickHolds(world)) worlds.push(world);
      return worlds.length > 0;
    });
  }
  const [world] = worlds;
  if (!world) throw new Error('no lawful pick fits this view');
  return world;
};

/** The needed cards first in the packet of the seat. */
const dealtTo = (view: DhappaState, seat: number, needed: readonly Card[], rest: readonly Card[]): readonly Card[] => {
  const earlier = view.hands.slice(0, seat).reduce((sum, hand) => sum + hand.hidden, 0);
  return [...rest.slice(0, earlier), ...needed, ...rest.slice(earlier)];
};

/** The card another seat has just drawn: any that it did not take in view of all. */
const guessed = (world: DhappaState, viewer: Viewer, random: Random): DhappaState['turn'] => {
  const { turn, hands, phase } = world;
  const hand = hands[turn.seat];
  if (turn.seat === viewer || phase !== 'play' || turn.taken.length > 0 || !hand) return turn;
  const played = turn.steps.flatMap(step => lessCards(step.cards, step.shown));
  const candidates = [...lessCards(hand.cards, hand.shown), ...played];
  return { ...turn, drawn: candidates.length > 0 ? pick(candidates, random) : null };
};
