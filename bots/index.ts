import { baloot } from './baloot/players.ts';
import { dhappa } from './dhappa/players.ts';
import type { AnySeatable } from './player.ts';
import { trunfo } from './trunfo/players.ts';
import { turup } from './turup/players.ts';

export { type Contest, diceOf, earlyOf, playDeal } from './contest.ts';
export type { AnySeatable, Seatable, Think } from './player.ts';
export { baloot, dhappa, trunfo, turup };

/** Every game that players can be seated at, by its name: all that a server, a screen or a command needs of it. */
export const SEATABLES: { readonly [game: string]: AnySeatable } = { baloot, dhappa, trunfo, turup };
