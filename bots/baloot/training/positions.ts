import { type BalootOptions, baloot } from '@majlis/baloot';
import type { Random } from '@majlis/kernel';
import { ruledOut } from '../belief.ts';
import { size } from '../deck.ts';
import { draw, lookOf, type NotedPlayout, sketch } from '../features.ts';
import { guessed } from '../guess.ts';
import { allowed, type Duties, handAt, openPlayout } from '../playout.ts';
import { favourite, lineFrom, playOut, step, type Weights } from '../policy.ts';
import { points, stakesIn } from '../search.ts';
import type { StakesKnown } from '../stakes-known.ts';
import { sensible } from '../steady1/heuristic.ts';
import { openTalk } from '../talk.ts';
import { concluded, dealtOut, dutiesIn, mixed } from '../trial.ts';

/** A card that might have been laid: its features, and what it brought on average. */
export interface Option {
  readonly at: Uint8Array;
  readonly value: Float64Array;
  readonly gain: number;
}

/** A decision to learn from: which table of weights it belongs to, and the cards. */
export interface Position {
  readonly table: number;
  readonly options: readonly Option[];
}

/** Who plays the rest of an imagined round: a policy, or in the first round of training plain good sense. */
export type Rollout = Weights | 'heuristic';

interface Round {
  readonly line: NotedPlayout;
  readonly duties: Duties;
  readonly known: StakesKnown;
  readonly dealt: readonly number[];
  /** What each seat's play has ruled out. */
  readonly without: number[];
}

const OPTIONS: BalootOptions = baloot.options.presets.default;

/** A deal that somebody buys, by prices. */
const roundOf = (dealer: number, random: Random): Round => {
  for (;;) {
    const pack = mixed(-1, random);
    const hand = (from: number): number => pack.slice(from, from + 5).reduce((cards, card) => cards | card, 0);
    const fives = [hand(0), hand(5), hand(10), hand(15)];
    const floor = pack[20] ?? 0;
    const bargain = concluded(openTalk(dealer, 31 - Math.clz32(floor), OPTIONS), fives);
    if (!bargain) continue;
    const dealt = dealtOut({ fives, stock: pack.slice(21), floor }, bargain);
    const first = (dealer + 1) & 3;
    return {
      line: lineFrom(openPlayout(first), dealt, 0, 0),
      duties: dutiesIn(OPTIONS, bargain),
      known: {
        mode: bargain.suit < 0 ? 'sun' : 'hokum',
        buyer: bargain.buyer & 1 ? 1 : 0,
        buyingSeat: bargain.buyer,
        times: 1,
        projects: null,
        first,
      },
      dealt,
      without: [0, 0, 0, 0],
    };
  }
};

const finished = (line: NotedPlayout, duties: Duties, buyer: number, rollout: Rollout): void => {
  if (rollout === 'heuristic') while (line.gone !== -1) step(line, sensible(line, duties, buyer), duties);
  else playOut(line, duties, buyer, rollout);
};

/** What each card brings the side on turn, in the same worlds. */
const gainsOf = (
  { line, duties, known, dealt, without }: Round,
  cards: readonly number[],
  worlds: number,
  rollout: Rollout,
  random: Random,
): readonly number[] => {
  const { turn } = line;
  const sign = turn & 1 ? -1 : 1;
  const sums = cards.map(() => 0);
  const hidden = line.hands.map((hand, seat) => (seat === turn ? 0 : size(hand)));
  const unknown = ~(line.gone | handAt(line, turn));
  for (let world = 0; world < worlds; world++) {
    const guess = guessed({ unknown, hidden, without }, random);
    const hands = line.hands.map((hand, seat) => (seat === turn ? hand : (guess[seat] ?? 0)));
    const played = dealt.map((all, seat) => all & ~handAt(line, seat));
    const stakes = stakesIn(
      known,
      hands.map((hand, seat) => hand | (played[seat] ?? 0)),
      duties.trumps,
    );
    cards.forEach((bit, at) => {
      const copy = lineFrom(line, hands, line.voids, line.leds);
      step(copy, bit, duties);
      finished(copy, duties, known.buyingSeat, rollout);
      sums[at] = (sums[at] ?? 0) + sign * points(copy, stakes);
    });
  }
  return sums.map(sum => sum / worlds);
};

const page = sketch();

const positionOf = ({ line, duties, known }: Round, cards: readonly number[], gains: readonly number[]): Position => {
  const look = lookOf(line, duties, known.buyingSeat);
  const options = cards.map((bit, at): Option => {
    draw(page, bit, look);
    return {
      at: Uint8Array.from(page.at.subarray(0, page.count)),
      value: page.value.slice(0, page.count),
      gain: gains[at] ?? 0,
    };
  });
  return { table: look.table, options };
};

const bitsOf = (mask: number): readonly number[] => {
  const bits: number[] = [];
  for (let left = mask; left; left &= left - 1) bits.push(31 - Math.clz32(left & -left));
  return bits;
};

/** Of a hundred cards: so many are laid at random, and so many more as the policy has it; the rest are the best found. */
const [AT_RANDOM, BY_POLICY] = [8, 45];

const laid = (
  round: Round,
  cards: readonly number[],
  gains: readonly number[],
  rollout: Rollout,
  random: Random,
): number => {
  const { line, duties, known } = round;
  const dice = random.below(100);
  if (dice < AT_RANDOM) return cards[random.below(cards.length)] ?? 0;
  if (dice >= BY_POLICY) return cards[gains.indexOf(Math.max(...gains))] ?? 0;
  if (rollout === 'heuristic') return sensible(line, duties, known.buyingSeat);
  const may = cards.reduce((mask, bit) => mask | (1 << bit), 0);
  return favourite(may, lookOf(line, duties, known.buyingSeat), rollout);
};

/** Every decision of one round that four players play with their eyes on what they might have done. */
export const positionsOf = (dealer: number, worlds: number, rollout: Rollout, random: Random): readonly Position[] => {
  const round = roundOf(dealer, random);
  const { line, duties, without } = round;
  const positions: Position[] = [];
  while (line.gone !== -1) {
    const cards = bitsOf(allowed(handAt(line, line.turn), line, duties));
    let card = cards[0] ?? 0;
    if (cards.length > 1) {
      const gains = gainsOf(round, cards, worlds, rollout, random);
      positions.push(positionOf(round, cards, gains));
      card = laid(round, cards, gains, rollout, random);
    }
    without[line.turn] = (without[line.turn] ?? 0) | ruledOut(card, line, duties);
    step(line, card, duties);
  }
  return positions;
};
