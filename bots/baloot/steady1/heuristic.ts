import { above, BYTES, highest, lowest, size, suitOfBit, TRUMP_SUIT } from '../deck.ts';
import { allowed, type Duties, handAt, type Playout } from '../playout.ts';

/** What a player goes by who remembers what has fallen and looks at nothing but the own hand. */
interface Mind {
  readonly playout: Playout;
  readonly duties: Duties;
  readonly hand: number;
  readonly may: number;
  /** What the others hold between them. */
  readonly unseen: number;
  /** Whether this side bought. */
  readonly buying: boolean;
}

/** The card that plain good sense lays: draw trumps, cash winners, feed the partner, take cheaply, keep tens from Aces. */
export const sensible = (playout: Playout, duties: Duties, buyer: number, among = -1): number => {
  const hand = handAt(playout, playout.turn);
  const free = allowed(hand, playout, duties);
  const may = free & among || free;
  if ((may & (may - 1)) === 0) return highest(may);
  const mind = {
    playout,
    duties,
    hand,
    may,
    unseen: ~(playout.gone | hand),
    buying: ((playout.turn ^ buyer) & 1) === 0,
  };
  return playout.laid === 0 ? leading(mind) : following(mind);
};

const isMaster = (bit: number, unseen: number): boolean => (above(bit) & unseen) === 0;

const leading = (mind: Mind): number => {
  const drawn = drawing(mind);
  if (drawn >= 0) return drawn;
  const cashed = cashing(mind);
  return cashed >= 0 ? cashed : quiet(mind);
};

/** The buying side leads its best trump while others hold trumps it can draw. */
const drawing = ({ duties, may, unseen, buying }: Mind): number => {
  const trumps = may & duties.trumps;
  if (!trumps || !buying || !(unseen & duties.trumps)) return -1;
  const best = highest(trumps);
  return isMaster(best, unseen) ? best : -1;
};

/** A card that nothing left in its suit beats: from the suit in which the others are likeliest to follow. */
const cashing = ({ duties, may, unseen }: Mind): number => {
  let [card, most] = [-1, 0];
  for (const suit of BYTES) {
    const held = may & suit;
    if (!held || (suit === duties.trumps && unseen & suit)) continue;
    const best = highest(held);
    if (!isMaster(best, unseen)) continue;
    const follow = unseen & duties.trumps ? size(unseen & suit) : 8 + size(held);
    if (follow >= most) [card, most] = [best, follow];
  }
  return card;
};

/** Nothing to win: a card that gives little away. Sun: from the longest suit. Hokum: from the shortest, to cut later. */
const quiet = ({ duties, may, hand, unseen }: Mind): number => {
  const cuts = (hand & duties.trumps) !== 0;
  let [card, least] = [lowest(may), Number.POSITIVE_INFINITY];
  for (const suit of BYTES) {
    const held = may & suit;
    if (!held) continue;
    const low = lowest(held);
    const length = size(held);
    const bare = length === 1 ? 0 : (above(highest(held)) & unseen) === 0 ? -2 : 1;
    const cost = (duties.worth[low] ?? 0) * 2 + (cuts ? length : -length) + bare + (suit === duties.trumps ? 6 : 0);
    if (cost < least) [card, least] = [low, cost];
  }
  return card;
};

const following = (mind: Mind): number => {
  const { playout, duties, may } = mind;
  const winners = may & (above(playout.best) | (playout.best > 7 ? duties.trumps : 0));
  if (((playout.holder ^ playout.turn) & 1) === 0) return withPartner(mind, winners);
  if (winners) {
    const won = taking(mind, winners);
    if (won >= 0) return won;
  }
  return cheapest(may, mind);
};

/** The partner holds the trick: feed it if it is safe, and never take it from him without need. */
const withPartner = (mind: Mind, winners: number): number => {
  const { playout, duties, may, unseen } = mind;
  const safe = playout.laid === 3 || isUnbeaten(playout.best, unseen, duties.trumps);
  if (safe) return richest(may & ~winners || may, mind);
  const sure = masters(winners & suitOfBit(playout.lead), unseen);
  return sure && playout.laid === 2 ? highest(sure) : cheapest(may & ~winners || may, mind);
};

/** Whether no card that others hold beats it, whatever they must follow. */
const isUnbeaten = (bit: number, unseen: number, trumps: number): boolean =>
  isMaster(bit, unseen) && (bit < 8 || (unseen & trumps) === 0);

const masters = (cards: number, unseen: number): number => {
  for (let left = cards; left; left &= left - 1) if (isMaster(lowest(left), unseen)) return left;
  return 0;
};

const taking = ({ playout, duties, unseen }: Mind, winners: number): number => {
  if (playout.laid === 3) {
    const passing = winners & ~masters(winners, unseen);
    return passing ? richestOf(passing, duties.worth) : lowest(winners);
  }
  const led = winners & suitOfBit(playout.lead);
  const sure = masters(led || winners, unseen);
  if (sure) return lowest(sure);
  const cheap = lowest(winners);
  return !led || (playout.laid === 2 && (duties.worth[cheap] ?? 0) <= 4) ? cheap : -1;
};

const richestOf = (cards: number, worth: readonly number[]): number => {
  let best = lowest(cards);
  for (let left = cards; left; left &= left - 1) {
    const bit = lowest(left);
    if ((worth[bit] ?? 0) > (worth[best] ?? 0)) best = bit;
  }
  return best;
};

/** The most Abnat into the partner's trick, but for cards that would win one themselves. */
const richest = (cards: number, mind: Mind): number => {
  const { unseen, duties } = mind;
  let [card, most] = [-1, 0];
  for (let left = cards & ~duties.trumps; left; left &= left - 1) {
    const bit = lowest(left);
    const worth = duties.worth[bit] ?? 0;
    if (worth > most && !isMaster(bit, unseen)) [card, most] = [bit, worth];
  }
  return card >= 0 ? card : cheapest(cards, mind);
};

/** The card that is missed least: few Abnat, no trump, no guard taken from a ten. */
const cheapest = (cards: number, { duties, hand, unseen }: Mind): number => {
  let [card, least] = [lowest(cards), Number.POSITIVE_INFINITY];
  for (let left = cards; left; left &= left - 1) {
    const bit = lowest(left);
    const suit = suitOfBit(bit);
    const master = isMaster(bit, unseen) ? 12 : 0;
    const guard = size(hand & suit) === 2 && !isMaster(highest(hand & suit), unseen) ? 3 : 0;
    const trump = suit === TRUMP_SUIT && duties.trumps ? 8 : 0;
    const cost = (duties.worth[bit] ?? 0) * 2 + master + guard + trump - size(hand & suit) / 4;
    if (cost < least) [card, least] = [bit, cost];
  }
  return card;
};
