/** What a player who thinks borrows from the rules, besides the contract of a game. */
export { holdsMaster } from './play/master.ts';
export { ROUND_POINTS } from './play/value.ts';
export { BALOOT_ABNAT, BALOOT_POINTS } from './projects/baloot.ts';
export { ABNAT_OF_A_POINT, PROJECT_ABNAT } from './projects/project.ts';
export { proven } from './qayd/evidence.ts';
export { provable } from './sawa/provable.ts';
export { KABOOT_POINTS } from './score/kaboot.ts';
