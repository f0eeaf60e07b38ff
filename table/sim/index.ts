export { gatherCards, handToSeats, type Knowledge, mayKnow, type Oracle, showToAll } from './oracle.ts';
export { namedIn, type Scanner, scanner } from './scan.ts';
export type { SimGame } from './sim-game.ts';
export { type SimReport, simulate } from './simulate.ts';
export { type Sweep, sweep } from './sweep.ts';
export { type Pair, twins } from './twins.ts';
