import type { BalootOptions, BalootState } from '@majlis/baloot';
import { bySeat, type Card, type Seat, type Trick } from '@majlis/kernel';
import { type Deck, deckFor, size } from './deck.ts';
import { allowed, type Duties, openPlayout, type Playout, play } from './playout.ts';

/** What a seat sees of the round, in bits. */
export interface Belief {
  readonly seat: Seat;
  readonly deck: Deck;
  readonly duties: Duties;
  /** Who led to the first trick. */
  readonly leader: Seat;
  /** The round as it stands; of the other hands what has been shown. */
  readonly playout: Playout;
  /** Everything each seat has played, by seat. */
  readonly played: readonly number[];
  /** How many more cards each seat holds, and which ones its play rules out. */
  readonly hidden: readonly number[];
  readonly without: readonly number[];
  /** The cards whose place is not known. */
  readonly unknown: number;
  /** Somebody has shown a card that his play had ruled out: he broke a duty. */
  readonly broken: boolean;
}

const SEATS = 4;
const HAND = 8;

/** Of a view in which there is a contract. Cards still to be dealt are as good as hidden in the hands. */
export const beliefOf = (view: BalootState, seat: Seat): Belief => {
  const deck = deckFor(view.contract?.trump ?? null);
  const taker = view.contract?.taker;
  const floor = view.floor ? [view.floor] : [];
  const duties = dutiesFor(view.options, deck, view.doubling?.manner === 'locked');
  const hands = view.hands.map(({ cards }, at) => deck.mask(at === taker ? [...cards, ...floor] : cards));
  const replay = replayed(view, deck, duties);
  const { playout, played, without } = replay;
  const known = hands.reduce((all, hand) => all | hand, playout.gone);
  return {
    seat,
    deck,
    duties,
    leader: leaderOf(view),
    playout: { ...playout, hands },
    played,
    hidden: hands.map((hand, at) => HAND - size(hand) - size(bySeat(played, at))),
    without,
    unknown: ~known,
    broken: replay.broken || hands.some((hand, at) => at !== seat && (hand & bySeat(without, at)) !== 0),
  };
};

/** What binds a round of this deck in a house. */
export const dutiesFor = (options: BalootOptions, { trumps, worth }: Deck, locked: boolean): Duties => ({
  trumps,
  worth,
  locked: locked ? options.lockedScope : 'no',
  partnerExemption: options.partnerExemption,
  underTrump: options.underTrump,
  trumpLedRaise: options.trumpLedRaise,
});

const leaderOf = ({ dealer }: BalootState): Seat => ((dealer ?? 0) + 1) % SEATS;

interface Replay {
  readonly playout: Playout;
  readonly played: number[];
  readonly without: number[];
  broken: boolean;
}

/** The round again from its first card, and what each card told of the hand it came from. */
const replayed = (view: BalootState, deck: Deck, duties: Duties): Replay => {
  const replay: Replay = {
    playout: openPlayout(leaderOf(view)),
    played: [0, 0, 0, 0],
    without: [0, 0, 0, 0],
    broken: false,
  };
  for (const trick of [...view.tricks, view.trick]) layAll(replay, trick, view.akkas, deck, duties);
  return replay;
};

const layAll = (replay: Replay, trick: Trick, akkas: readonly Card[], deck: Deck, duties: Duties): void => {
  const { playout, played, without } = replay;
  for (const { seat, card } of trick) {
    const bit = deck.bit(card);
    const before = bySeat(without, seat);
    replay.broken ||= (before & (1 << bit)) !== 0;
    without[seat] = before | ruledOut(bit, playout, duties);
    played[seat] = bySeat(played, seat) | (1 << bit);
    play(playout, bit, duties);
    if (playout.laid === 1) playout.frees &&= (bit & 7) === 7 || akkas.includes(card);
  }
};

/** The cards that whoever lays this one cannot hold, if he keeps the duties: beside them it would be forbidden. */
export const ruledOut = (bit: number, playout: Playout, duties: Duties): number => {
  if (tellsNothing(bit, playout, duties)) return 0;
  const card = 1 << bit;
  let out = 0;
  for (let other = 0; other < 32; other++) {
    if (other !== bit && !(allowed(card | (1 << other), playout, duties) & card)) out |= 1 << other;
  }
  return out;
};

/** A free lead, or a side suit that was followed. */
const tellsNothing = (bit: number, { laid, lead }: Playout, { trumps, locked }: Duties): boolean =>
  laid === 0 ? locked === 'no' : (bit & 24) === (lead & 24) && ((1 << bit) & trumps) === 0;
