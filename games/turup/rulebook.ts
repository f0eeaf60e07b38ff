/** What players borrow from the inside of the rules, beyond the contract of a game. */
export type { Call } from './bid.ts';
export { type Known, knowledge } from './knowledge.ts';
export { kotRuleOf, scoringOf } from './mode.ts';
export { powerOf } from './power.ts';
export { after, partnerOf } from './table.ts';
export { autoVote } from './vote.ts';
