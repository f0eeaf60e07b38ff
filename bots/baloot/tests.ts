import { type BalootOptions, type BalootState, baloot } from '@majlis/baloot';
import { type Card, cards, pileOf, rankOf, type Seat, type Suit, suitOf, type Trick, winning } from '@majlis/kernel';

/** A position as one seat sees it. Seat 0 leads to the first trick, the dealer being seat 3. */
export interface Spot {
  readonly trump: Suit | null;
  readonly buyer?: Seat;
  /** Finished tricks, in the order they were played: `AS 7S 8S 9S`. */
  readonly tricks?: readonly string[];
  readonly trick?: string;
  /** Of the seat on turn. */
  readonly hand: string;
  readonly options?: Partial<BalootOptions>;
  readonly more?: Partial<BalootState>;
}

const PLAIN = ['7', '8', '9', 'J', 'Q', 'K', '10', 'A'];
const TRUMPS = ['7', '8', 'Q', 'K', '10', 'A', '9', 'J'];

export const spotted = ({ trump, buyer = 0, tricks = [], trick = '', hand, options, more }: Spot): BalootState => {
  const strength = (card: Card): number => (suitOf(card) === trump ? TRUMPS : PLAIN).indexOf(rankOf(card));
  const finished: Trick[] = [];
  let leader = 0;
  const laid = (text: string): Trick => cards(text).map((card, i) => ({ seat: (leader + i) % 4, card }));
  for (const text of tricks) {
    finished.push(laid(text));
    leader = winning(laid(text), trump, strength)?.seat ?? leader;
  }
  const open = laid(trick);
  const turn = (leader + open.length) % 4;
  const fallen = (seat: Seat): number => [...finished.flat(), ...open].filter(play => play.seat === seat).length;
  return {
    ...baloot.open({ ...baloot.options.presets.default, ...options }, 4),
    phase: { kind: 'playing', turn },
    dealer: 3,
    hands: [0, 1, 2, 3].map(seat =>
      seat === turn ? pileOf(cards(hand)) : { cards: [], shown: [], hidden: 8 - fallen(seat) },
    ),
    stock: pileOf([]),
    contract: { mode: trump ? 'hokum' : 'sun', trump, buyer, taker: buyer, round: 1, ashkal: false },
    doubling: { raises: [], manner: 'open', queue: [], choosing: false },
    tricks: finished,
    trick: open,
    ...more,
  };
};

/** Whose turn a position is. */
export const turnOf = ({ phase }: BalootState): Seat => (phase.kind === 'playing' ? phase.turn : 0);
