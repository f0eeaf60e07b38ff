import {
  type Card,
  cards,
  pileOf,
  RANKS,
  rankOf,
  type Seat,
  type Suit,
  seeded,
  type Trick,
  winning,
} from '@majlis/kernel';
import { turup as game, type TurupOptions, type TurupState } from '@majlis/turup';
import { turup } from './players.ts';

/** A position as one seat sees it. Seat 0 leads to the first trick, the dealer being seat 3. */
export interface TurupSpot {
  readonly trump: Suit;
  /** Finished tricks, in the order they were played: `AS 2S 3S 4S`. */
  readonly tricks?: readonly string[];
  readonly trick?: string;
  /** Of the seat on turn, or of the one that is asked. */
  readonly hand: string;
  readonly seat?: Seat;
  readonly options?: Partial<TurupOptions>;
  readonly more?: Partial<TurupState>;
}

const height = (card: Card): number => RANKS.indexOf(rankOf(card));

const spotted = ({ trump, tricks = [], trick = '', hand, seat, options, more }: TurupSpot): TurupState => {
  const finished: TurupState['tricks'][number][] = [];
  let leader = 0;
  const laid = (text: string): Trick => cards(text).map((card, i) => ({ seat: (leader + i) % 4, card }));
  for (const text of tricks) {
    const taker = winning(laid(text), trump, height)?.seat ?? leader;
    finished.push({ plays: laid(text), taker });
    leader = taker;
  }
  const open = laid(trick);
  const turn = (leader + open.length) % 4;
  const fallen = (at: Seat): number =>
    [...finished.flatMap(({ plays }) => plays), ...open].filter(play => play.seat === at).length;
  return {
    ...game.open({ ...game.options.presets.default, ...options }, 4),
    phase: 'play',
    dealer: 3,
    turn,
    trump,
    hands: [0, 1, 2, 3].map(at =>
      at === (seat ?? turn) ? pileOf(cards(hand)) : { cards: [], shown: [], hidden: 13 - fallen(at) },
    ),
    tricks: finished,
    trick: open,
    ...more,
  };
};

const SEEDS = [1, 2, 3, 4, 5];

/** What a player of the level does in the position, over a few seeds. */
export const done = (level: string, spot: TurupSpot): readonly string[] => {
  const view = spotted(spot);
  const does = (seed: number): string => {
    const action = turup.answer(view, spot.seat ?? view.turn, level, turup.budget, seeded(seed));
    return action ? turup.spelling.write(action) : 'nothing';
  };
  return [...new Set(SEEDS.map(does))];
};
