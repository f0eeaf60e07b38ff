import type { ReactNode } from 'react';
import type { TableStore } from '@/store/table-store.ts';
import { Banner } from '@/table/Banner.tsx';
import { GameLog, type ToldLine } from '@/table/GameLog.tsx';
import { Live } from '@/table/Live.tsx';
import { say } from '@/words/say.ts';

interface OverTableProps {
  readonly store: TableStore;
  readonly game: string;
  readonly lines: readonly ToldLine[];
  /** What the game itself has to say now. */
  readonly said: string;
  /** The panels of the phase. */
  readonly panels: ReactNode;
  /** What the player has opened: over all of it. */
  readonly children: ReactNode;
}

/** What lies over a table: the log for those who listen, the panels, the news, and whatever was opened. */
export const OverTable = ({ store, game, lines, said, panels, children }: OverTableProps) => (
  <>
    <div className="sr-only">
      <GameLog label={say('table.log')} late={say('table.late')} lines={lines} />
    </div>
    {panels}
    <Banner store={store} />
    <Live store={store} game={game} said={said} />
    {children}
  </>
);
