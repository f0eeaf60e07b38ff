import { baloot } from './baloot/index.ts';
import { dhappa } from './dhappa/index.ts';
import { botsAreFrom } from './table/countries.ts';
import type { WebGame } from './table/web-game.ts';
import { trunfo } from './trunfo/index.ts';
import { turup } from './turup/index.ts';

/** Every game the app has, in the order of the home page. A new game is one more name here. */
export const GAMES: readonly WebGame[] = [baloot, dhappa, turup, trunfo];

for (const { id, country } of GAMES) botsAreFrom(id, country);

export const gameNamed = (name: string | undefined): WebGame | undefined => GAMES.find(game => game.name === name);

/** By the id that tables carry: `baloot/1`. */
export const gameOfTable = (id: string): WebGame | undefined => gameNamed(id.split('/')[0]);

/** The game that a table is played by: exactly this edition of its rules. */
export const gameWithId = (id: string): WebGame | undefined => GAMES.find(game => game.id === id);
