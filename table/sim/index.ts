export type { Lot } from './lot.ts';
export { gathered, handed, type Knowledge, mayKnow, type Oracle, opened } from './oracle.ts';
export { namedIn, type Scanner, scanner } from './scan.ts';
export { type Report, simulate } from './simulate.ts';
export { type Sweep, sweep } from './sweep.ts';
export { type Pair, twins } from './twins.ts';
