import { bySeat, type Seat, same, seatsFrom } from '@majlis/kernel';
import { SEATS } from './auction/contract.ts';
import { factsOf, handOfEight, rewound } from './derived.ts';
import { surelyRight } from './inference.ts';
import { behind, orderOfProjects, resolve } from './projects/declare.ts';
import { instantRuling, judged } from './qayd/challenge.ts';
import { pastPlayOf, violations } from './qayd/qayd.ts';
import { isProven, isRefusalGood } from './sawa/claim.ts';
import { sheetOfRound } from './score/count.ts';
import type { BalootState, Claim, Declaration, Ruling } from './state.ts';

/** Whether lawful play could have led to this full state: what everybody knows of the hidden cards is true of them. */
export const isReachable = (state: BalootState): boolean =>
  seatsFrom(0, SEATS).every(seat => isFirstFive(state, seat)) &&
  state.declared.every(declaration => isHeld(state, declaration)) &&
  isRight(state) &&
  state.rulings.every(ruling => isJust(state, ruling)) &&
  (state.awarded === null || resolve(state).winner === state.awarded) &&
  state.claims.every(claim => isSound(state, claim)) &&
  isCounted(state);

/** BAL-4.2  The floor card and the last cards came later. */
const isFirstFive = (state: BalootState, seat: Seat): boolean => {
  const hand = handOfEight(state, seat);
  return bySeat(state.first, seat).cards.every(card => card !== state.auction?.floor && hand.includes(card));
};

const isHeld = (state: BalootState, { seat, types, projects }: Declaration): boolean =>
  same(behind(handOfEight(state, seat), types, orderOfProjects(state)), projects);

const isRight = (state: BalootState): boolean => {
  const facts = factsOf(state);
  return surelyRight(state).every(card => {
    const move = pastPlayOf(card, facts);
    return move !== undefined && violations(move).length === 0;
  });
};

/** BAL-15.5  A verdict spoken again is the same verdict. */
const isJust = (state: BalootState, ruling: Ruling): boolean => {
  const { by, ground, card } = ruling;
  if (card === null) return true;
  return same(by === 'house' ? instantRuling(state) : judged(state, by, ground, card), ruling);
};

/** BAL-14.7, BAL-14.8  What came out when the house looked into the hands. */
const isSound = (state: BalootState, { seat, after, answers, status }: Claim): boolean => {
  const then = rewound(state, after);
  if (state.options.sawaMode === 'verified') return isProven(then, seat) === (status === 'accepted');
  if (state.options.sawaMode === 'vote') return true;
  const good = answers.filter(answer => !answer.accepts && isRefusalGood(then, answer.seat));
  return good.length === (status === 'refused' ? 1 : 0) && (good[0] === undefined || good[0] === answers.at(-1));
};

const isCounted = (state: BalootState): boolean =>
  (state.phase.kind !== 'summary' && state.phase.kind !== 'over') || same(sheetOfRound(state), state.sheet);
