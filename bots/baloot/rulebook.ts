/** What the players borrow from the inside of the rules, beyond the contract of a game. */
export { holdsMaster } from '../../games/baloot/master.ts';
export { proven } from '../../games/baloot/qayd-evidence.ts';
export { provable } from '../../games/baloot/sawa-proof.ts';
