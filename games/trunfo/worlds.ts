import { type Card, filled, pick, pileOf, type Random, type Suit, shuffled, sizeOf, type Viewer } from '@majlis/kernel';
import { faultsOf } from './fairness.ts';
import { PACK, type TrunfoChoice, type TrunfoState } from './state.ts';

/** Nobody has ever needed a hundredth of it; a view that fits no fair deal is a bug. */
const TRIES = 100_000;

/** TRU-7.4  Both know that the deal was fair, so every world is. */
export const worlds = (view: TrunfoState, viewer: Viewer, random: Random): TrunfoState => {
  if (!view.trump || sizeOf(view.unused) === 0) return view;
  const played = playedBy(view);
  const known = [...played[0], ...played[1], ...view.hands[0].cards, ...view.hands[1].cards];
  const unknown = PACK.filter(card => !known.includes(card));
  for (let tries = 0; tries < TRIES; tries++) {
    const world = worldOf(view, shuffled(unknown, random));
    if (isFair(world, played, view.trump)) return { ...world, choices: guessed(world, viewer, random) };
  }
  throw new Error('no fair deal fits this view');
};

export const playedBy = (state: TrunfoState): readonly [readonly Card[], readonly Card[]] => {
  const rounds = state.rounds.slice(state.since);
  return [rounds.map(round => round.cards[0]), rounds.map(round => round.cards[1])];
};

const worldOf = (view: TrunfoState, cards: readonly Card[]): TrunfoState => {
  const [one, two] = view.hands;
  const three = one.hidden + two.hidden;
  return {
    ...view,
    hands: [filled(one, cards.slice(0, one.hidden)), filled(two, cards.slice(one.hidden, three))],
    unused: pileOf(cards.slice(three)),
  };
};

export const isFair = (world: TrunfoState, [one, two]: ReturnType<typeof playedBy>, trump: Suit): boolean =>
  faultsOf([...world.hands[0].cards, ...one], [...world.hands[1].cards, ...two], trump, world.options.minTrumps)
    .length === 0;

/** What the others may have selected or locked: anything in their hands. */
const guessed = (world: TrunfoState, viewer: Viewer, random: Random): [TrunfoChoice, TrunfoChoice] => {
  const guess = (seat: 0 | 1): TrunfoChoice => {
    const choice = world.choices[seat];
    const hand = world.hands[seat].cards;
    if (seat === viewer || hand.length === 0 || world.phase !== 'selecting') return choice;
    return { ...choice, card: choice.locked || random.below(2) === 0 ? pick(hand, random) : null };
  };
  return [guess(0), guess(1)];
};
