import { gameWithId } from '@/games.ts';
import type { Api, HouseAnswer } from '@/shell/api.ts';
import { ticketFor } from '@/shell/me.ts';
import { openTable, type Played } from '@/store/open.ts';
import type { ReplayGame } from '@/table/replay-game.ts';
import type { WebGame } from '@/table/web-game.ts';
import { wordsOf } from '@/words/load.ts';

/** A table that is looked at, and what it takes to tell of it. */
export interface StagedTable {
  readonly game: WebGame;
  readonly play: ReplayGame;
  readonly played: Played;
}

/** From the rail: what everybody sees. */
export const watchTable = async (api: Api, id: string, gameId: string): Promise<HouseAnswer<StagedTable>> => {
  const game = gameWithId(gameId);
  if (!game?.replay) return { ok: false, reason: 'no-such-game' };
  const words = [wordsOf('table'), wordsOf(game.name)];
  const [rules, play] = await Promise.all([game.rules(), game.replay(), ...words]);
  return { ok: true, value: { game, play, played: openTable({ id, rules, ticket: ticketFor(api) }) } };
};
