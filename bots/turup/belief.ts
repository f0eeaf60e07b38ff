import { bySeat, type Card, type Seat, type Suit } from '@majlis/kernel';
import type { TurupOptions, TurupState } from '@majlis/turup';
import { knowledge } from '@majlis/turup/for-bots';
import { bitOf, deckFor, FOUR, masks, TRUMPS, type TurupDeck } from './deck.ts';
import { held, mayHold, opened, play, type TurupDuties, type TurupPlayout } from './playout.ts';

/** What a seat sees of the deal, in numbers. */
export interface TurupBelief {
  readonly seat: Seat;
  readonly deck: TurupDeck;
  readonly duties: TurupDuties;
  /** The deal as it stands; of the other hands what was peeked at. */
  readonly playout: TurupPlayout;
  /** By seat: how many more cards it holds, and everything it has played, by seat · 4 + suit. */
  readonly hidden: readonly number[];
  readonly played: readonly number[];
}

/** Of a view in which there is a trump suit. */
export const beliefOf = (view: TurupState, seat: Seat): TurupBelief => {
  const { trump, options } = view;
  if (!trump) throw new Error('nothing is played before there is a trump suit');
  const deck = deckFor(trump);
  const duties = dutiesOf(options, trump);
  const { playout, played } = replayed(view, deck, duties);
  const peeks = peeked(view, seat);
  hold(playout, seat, bySeat(view.hands, seat).cards, deck);
  peeks.forEach((cards, at) => {
    hold(playout, at, cards, deck);
  });
  tell(playout, view);
  const hidden = view.hands.map((hand, at) => hand.hidden - bySeat(peeks, at).length);
  return { seat, deck, duties, playout: { ...playout, turn: view.turn }, hidden, played };
};

const dutiesOf = ({ mode, leadLock, direction }: TurupOptions, trump: Suit): TurupDuties => {
  const free = leadLock === 'off' || (leadLock === 'frenzyOnly' && mode === 'classic');
  const exempt = mode === 'frenzy' && trump === 'S';
  return { step: direction === 'clockwise' ? 1 : 3, locked: free ? 'never' : exempt ? 'firstLead' : 'untilBroken' };
};

/** The deal again from its first card. */
const replayed = (view: TurupState, deck: TurupDeck, duties: TurupDuties): Pick<TurupBelief, 'playout' | 'played'> => {
  const playout = opened(view.turn);
  const played = new Array<number>(16).fill(0);
  for (const trick of [...view.tricks.map(({ plays }) => plays), view.trick]) {
    for (const { seat, card } of trick) {
      const code = deck.code(card);
      const at = seat * 4 + (code >> 4);
      played[at] = (played[at] ?? 0) | bitOf(code);
      play(playout, seat, code, duties);
    }
  }
  return { playout, played };
};

/** By seat, the cards still held there that this seat has peeked at. */
const peeked = ({ hands, peeks, tricks, trick }: TurupState, seat: Seat): readonly (readonly Card[])[] => {
  const fallen = [...tricks.flatMap(({ plays }) => plays), ...trick].map(play => play.card);
  return hands.map((_, at) =>
    peeks.flatMap(peek =>
      peek.seat === seat && peek.target === at && peek.card && !fallen.includes(peek.card) ? [peek.card] : [],
    ),
  );
};

/** A seat is known to hold these; so nobody else does. */
const hold = (playout: TurupPlayout, seat: Seat, cards: readonly Card[], deck: TurupDeck): void => {
  const suits = masks(cards, deck);
  for (const suit of FOUR) {
    const bits = suits[suit] ?? 0;
    playout.hands[seat * 4 + suit] = held(playout, seat, suit) | bits;
    for (const other of FOUR) if (other !== seat) playout.may[other * 4 + suit] = mayHold(playout, other, suit) & ~bits;
  }
};

/** TUR-13.4  Who led a locked trump has nothing else. */
const tell = (playout: TurupPlayout, view: TurupState): void => {
  knowledge(view).forEach(({ trumpsOnly }, seat) => {
    for (const suit of FOUR) if (trumpsOnly && suit !== TRUMPS) playout.may[seat * 4 + suit] = 0;
  });
};
