/** What a player who thinks borrows from the rules, besides the contract of a game. */
export { holdsMaster } from './play/master.ts';
export { proven } from './qayd/evidence.ts';
export { provable } from './sawa/provable.ts';
