import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import { GAMES } from '@/games.ts';
import { Speech } from '@/scene/SeatBubble.tsx';
import type { TableStore } from '@/store/table-store.ts';
import { useSpeech } from '@/table/use-speech.ts';
import type { TableProps, WebGame } from '@/table/web-game.ts';
import { wordsOf } from '@/words/load.ts';

/** One chunk for each game's table; its words come with it. */
const tableOf = ({ name, table }: WebGame): ComponentType<TableProps> =>
  lazy(async () => {
    const [Table] = await Promise.all([table(), wordsOf('table'), wordsOf(name)]);
    return { default: Table };
  });

const TABLES = new Map(GAMES.map(game => [game.id, tableOf(game)]));

/** Apart from the table, so that it is not drawn again for every word. */
const Speaking = ({ store, children }: { readonly store: TableStore; readonly children: ReactNode }) => (
  <Speech value={useSpeech(useStore(store.seen))}>{children}</Speech>
);

/** The game on the table. */
export const Play = (props: TableProps) => {
  const Table = TABLES.get(props.played.game.game.id);
  return (
    <Suspense fallback={<div className="mj-splash" />}>
      {Table && (
        <Speaking store={props.played.store}>
          <Table {...props} />
        </Speaking>
      )}
    </Suspense>
  );
};
