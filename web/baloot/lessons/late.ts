import { deal } from '@/baloot/lessons/deal.ts';

const RULES = 'sawaMode=vote';

/** A Hokum in hearts that the learner bought with nearly all trumps. */
export const TRUMPS = {
  dealer: 3,
  taker: 0,
  floor: '9H',
  hands: [
    '9H JH AH KH QH AS KS 7C',
    '10H 8H 10S QS JS KC QC 8D',
    '7H 9S 8S 7S AC 10C KD QD',
    'AD 10D JD 9D 7D JC 9C 8C',
  ],
} as const;

const FOUR = `${deal({ ...TRUMPS, rules: RULES })}
hokum:H pass pass pass pass pass
JH 8H 7H 8C . AH 10H AC 9C . 9H KC 10C JC . AS 10S 7S 7D .`;

/** After four tricks: the highest spade left is the learner's King. */
export const MIDDLE = FOUR;

/** Two tricks before the end: the learner has the last two trumps. */
export const LATE = `${FOUR} KS QS 8S 9D . 7C QC QD 10D . JS 9S JD`;
