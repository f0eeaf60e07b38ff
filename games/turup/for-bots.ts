/** What players borrow from the inside of the rules, beyond the contract of a game. */

export { faultOfJump, faultOfSteal } from './frenzy/power.ts';
export { knowledge } from './inference.ts';
export { kotRuleOf, scoringOf, targetOf } from './mode.ts';
export { autoVote } from './vote/vote.ts';
