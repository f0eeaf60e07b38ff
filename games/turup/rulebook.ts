/** What players borrow from the inside of the rules, beyond the contract of a game. */
export { knowledge } from './knowledge.ts';
export { kotRuleOf, scoringOf } from './mode.ts';
export { faultOfJump, faultOfSteal } from './power.ts';
export { partnerOf } from './table.ts';
export { autoVote } from './vote.ts';
