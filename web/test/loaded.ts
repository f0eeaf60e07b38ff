import { gameWithId } from '@/games.ts';
import { castOf, type Loaded } from '@/store/loaded.ts';

/** A game by the id that tables carry: `trunfo/1`. */
export const loadGame = async (id: string): Promise<Loaded> => {
  const rules = await gameWithId(id)?.rules();
  if (!rules) throw new Error(`no game ${id}`);
  return castOf(rules);
};
