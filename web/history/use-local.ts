import { useEffect, useState } from 'react';
import { GAMES } from '@/games.ts';
import { localMatch } from '@/match/local.ts';

/** A match that was played in this browser, without the house. */
export interface LocalResult {
  /** Of the table, as its page is found by. */
  readonly table: string;
  readonly game: string;
  readonly endedAt: number;
}

/** The last finished one of each game. */
export const useLocal = (): readonly LocalResult[] => {
  const [found, setFound] = useState<readonly LocalResult[]>([]);
  useEffect(() => {
    let isGone = false;
    const look = async (name: string): Promise<readonly LocalResult[]> => {
      const table = `local-${name}`;
      const file = await localMatch(table);
      return file ? [{ table, game: file.match.game, endedAt: file.match.endedAt }] : [];
    };
    Promise.all(GAMES.map(({ name }) => look(name))).then(all => {
      if (!isGone) setFound(all.flat());
    });
    return () => {
      isGone = true;
    };
  }, []);
  return found;
};
