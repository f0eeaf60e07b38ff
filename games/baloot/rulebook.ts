/** What a player who thinks borrows from the rules, besides the contract of a game. */
export { holdsMaster } from './master.ts';
export { proven } from './qayd-evidence.ts';
export { provable } from './sawa-proof.ts';
