import type { Seat } from '@majlis/kernel';
import type { Table } from '@majlis/table';
import { Link } from 'wouter';
import { gameOfTable } from '@/games.ts';
import type { TableStore } from '@/store/table-store.ts';
import { useSay } from '@/words/say.ts';

interface StartButtonProps {
  readonly store: TableStore;
  readonly table: Table;
  readonly me: Seat | null;
  readonly isHost: boolean;
  readonly level: string;
}

const freeSeats = ({ chairs }: Table): readonly Seat[] => chairs.flatMap(({ sitter }, seat) => (sitter ? [] : [seat]));

/** Whether the host may start without asking everybody: not a duel, not a second match. */
const startsAlone = ({ chairs, ending }: Table): boolean => chairs.length > 2 && ending === null;

/** Says what it will do. */
export const StartButton = ({ store, table, me, isHost, level }: StartButtonProps) => {
  const say = useSay();
  const free = freeSeats(table);
  const ready = me !== null && (table.chairs[me]?.ready ?? false);
  const start = (): void => {
    for (const seat of free) store.ask({ kind: 'seatBot', seat, level });
    store.ask(startsAlone(table) ? { kind: 'start' } : { kind: 'ready', ready: true });
  };
  const gold = (text: string, onClick?: () => void, note?: string) => (
    <button type="button" className="sh-btn sh-btn-gold sh-start" disabled={!onClick} onClick={onClick}>
      {text}
      {note && <small>{note}</small>}
    </button>
  );
  const waits = free.length > 0 ? say('room.waits-for', { n: free.length }) : undefined;
  if (table.ranked && table.phase === 'closed')
    return (
      <p className="sh-start-note">
        {say('room.ranked-closed')}{' '}
        <Link href={`/play/people/${gameOfTable(table.game)?.name ?? ''}`} className="sh-btn sh-btn-gold">
          {say('play.people')}
        </Link>
      </p>
    );
  if (table.ranked && me !== null) return <p className="sh-start-note">{say('room.gathering')}</p>;
  if (table.phase === 'starting') return gold(say('room.starting'));
  if (me === null) return <p className="sh-start-note">{say('room.watching')}</p>;
  if (isHost && free.length > 0) return gold(say('room.start-bots', { n: free.length }), start);
  if (waits && free.length === table.chairs.length - 1) return gold(waits);
  if (isHost && startsAlone(table)) return gold(say('room.start'), start);
  return gold(say(ready ? 'room.unready' : 'room.be-ready'), () => store.ask({ kind: 'ready', ready: !ready }), waits);
};
