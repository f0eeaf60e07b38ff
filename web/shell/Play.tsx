import { type ComponentType, lazy, Suspense } from 'react';
import { GAMES } from '@/games.ts';
import type { TableProps, WebGame } from '@/table/web-game.ts';
import { wordsOf } from '@/words/load.ts';

/** One chunk for each game's table; its words come with it. */
const tableOf = ({ name, table }: WebGame): ComponentType<TableProps> =>
  lazy(async () => {
    const [Table] = await Promise.all([table(), wordsOf('table'), wordsOf(name)]);
    return { default: Table };
  });

const TABLES = new Map(GAMES.map(game => [game.id, tableOf(game)]));

/** The game on the table. */
export const Play = (props: TableProps) => {
  const Table = TABLES.get(props.played.game.game.id);
  return <Suspense fallback={<div className="mj-splash" />}>{Table && <Table {...props} />}</Suspense>;
};
