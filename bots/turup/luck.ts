import { pick, type Random } from '@majlis/kernel';
import type { TurupState } from '@majlis/turup';
import { beliefOf } from './belief.ts';
import { choices } from './choice.ts';
import { masks } from './deck.ts';
import { sensible } from './heuristic.ts';
import { copied, play, type TurupDuties, type TurupPlayout } from './playout.ts';
import { balance, stakesOf } from './stakes.ts';

/** One card in so many is another than the plain one, of those between which one hesitates: else every time would be the same. */
const SLIPS = 8;
const TRICKS = 13;

/** What the deal brings side 0 more than side 1, played on from here with all cards known, so many times; none before there is a trump suit. */
export const dealWorth = (state: TurupState, times: number, random: Random): readonly number[] => {
  if (!state.trump || state.hands.every(hand => hand.cards.length === 0)) return [0];
  const { playout, duties, deck } = beliefOf(state, 0);
  const hands = state.hands.flatMap(hand => masks(hand.cards, deck));
  const stakes = stakesOf(state);
  return Array.from({ length: times }, () => {
    const line = copied({ ...playout, hands });
    slippingOut(line, duties, random);
    return balance(line, stakes);
  });
};

const slippingOut = (line: TurupPlayout, duties: TurupDuties, random: Random): void => {
  while (line.tricks[0] + line.tricks[1] < TRICKS) {
    const seat = line.turn;
    const slips = random.below(SLIPS) === 0;
    play(line, seat, slips ? pick(choices(line, seat, duties), random) : sensible(line, seat, duties), duties);
  }
};
