import {
  allot,
  bySeat,
  type Card,
  type CardRoom,
  filled,
  pick,
  pileOf,
  type Random,
  type Seat,
  type Viewer,
} from '@majlis/kernel';
import { heldAt, knowledge, mayHold, playedBy } from './inference.ts';
import { PACK, type Peek, type TurupState } from './state.ts';
import type { Ballot, Vote } from './vote/vote.ts';

/** A full state that agrees with all the viewer knows: own cards, own peek, and what the play has shown. */
export const worlds = (view: TurupState, viewer: Viewer, random: Random): TurupState => {
  const world = withCards(view, random);
  return {
    ...world,
    votes: view.votes.map(vote => (vote.result ? vote : guessedVote(vote, world, random))),
    peeks: world.peeks.map((peek, i) => guessedPeek(peek, i, world, viewer, random)),
  };
};

const withCards = (view: TurupState, random: Random): TurupState => {
  const { hands, stock, trump } = view;
  const peeked = hands.map((_, seat) => peekedIn(view, seat));
  const gone = [0, 1, 2, 3].flatMap(seat => playedBy(view, seat));
  const seen = new Set([...gone, ...hands.flatMap(hand => hand.cards), ...peeked.flat()]);
  const unknown = hands.some(hand => hand.hidden > 0) ? PACK.filter(card => !seen.has(card)) : [];
  const known = knowledge(view);
  const rooms = hands.map(
    (hand, seat): CardRoom => ({
      room: hand.hidden - bySeat(peeked, seat).length,
      admits: card => mayHold(bySeat(known, seat), card, trump),
    }),
  );
  const piles = allot(unknown, [...rooms, { room: stock.hidden, admits: () => true }], random);
  if (!piles) throw new Error('no deal fits this view');
  return {
    ...view,
    hands: hands.map((hand, seat) => filled(hand, [...bySeat(peeked, seat), ...bySeat(piles, seat)])),
    stock: stock.hidden > 0 ? pileOf(bySeat(piles, hands.length)) : stock,
  };
};

/** The cards in this seat's hand that the viewer has peeked at. */
const peekedIn = (view: TurupState, seat: Seat): readonly Card[] => {
  const { hidden } = bySeat(view.hands, seat);
  const cards = view.peeks.flatMap(({ target, card }) => (target === seat && card ? [card] : []));
  return hidden > 0 ? [...new Set(cards)].filter(card => !playedBy(view, seat).includes(card)) : [];
};

const guessedVote = (vote: Vote, { options }: TurupState, random: Random): Vote => {
  const choices: readonly Ballot[] = options.missingVote === 'abstain' ? [...vote.among, 'none'] : vote.among;
  return { ...vote, ballots: vote.ballots.map(ballot => (ballot === 'cast' ? pick(choices, random) : ballot)) };
};

/** Another's peek fell on some card that the target held then; one that is still being drawn has none yet. */
const guessedPeek = (peek: Peek, i: number, world: TurupState, viewer: Viewer, random: Random): Peek => {
  const pending = world.phase === 'peek' && i === world.peeks.length - 1;
  return pending || peek.seat === viewer ? peek : { ...peek, card: pick(heldAt(world, peek), random) };
};
