export type { Lot } from './lot.ts';
export { handed, ignorance, type Knowledge, mayKnow, type Oracle, opened } from './oracle.ts';
export { type Report, simulate } from './simulate.ts';
