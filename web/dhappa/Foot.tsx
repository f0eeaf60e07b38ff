import type { DhappaActions } from '@/dhappa/actions.ts';
import { SORTS, type Sort } from '@/dhappa/hand-order.ts';
import { Icon } from '@/scene/Icon.tsx';
import type { TableStore } from '@/store/table-store.ts';
import { useSecond } from '@/table/use-second.ts';
import { figure, say } from '@/words/say.ts';

const clockText = (seconds: number): string => {
  const rest = seconds % 60;
  return `${figure(Math.floor(seconds / 60))}:${rest < 10 ? figure(0) : ''}${figure(rest)}`;
};

interface TurnClockProps {
  readonly actions: DhappaActions;
  readonly store: TableStore;
  /** No seat of one's own is drawn: that it is one's turn is said here. */
  readonly seatless: boolean;
}

/** The time that is left for the turn, whosever it is. */
const TurnClock = ({ actions: { model }, store, seatless }: TurnClockProps) => {
  const { seen, seated, me } = model;
  const clock = seen.clocks.find(({ on }) => typeof on === 'number');
  const left = useSecond(store, clock?.until ?? null);
  const mine = seatless && seated && clock?.on === me;
  if (left === null && !mine) return null;
  return (
    <span
      className="dh-clock"
      aria-current={mine || undefined}
      data-clock={left ?? undefined}
      data-danger={(left !== null && left <= 10) || undefined}
    >
      {mine ? <b>{say('table.your-turn')}</b> : <Icon name="away" size={16} />}
      {left !== null && <bdi dir="ltr">{clockText(left)}</bdi>}
    </span>
  );
};

interface FootProps extends Pick<TurnClockProps, 'seatless'> {
  readonly actions: DhappaActions;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** How the hand lies, how many are chosen, how long the turn lasts. */
export const Foot = ({ actions, seatless, sort, onSort }: FootProps) => {
  const { model, chosen, store } = actions;
  const next = SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length] ?? 'suit';
  return (
    <footer className="dh-foot" dir={document.documentElement.dir}>
      <button
        type="button"
        className="mj-btn mj-btn-ghost"
        data-action="sort"
        data-sort={sort}
        aria-label={say('dhappa.sort', { how: say(`dhappa.sort.${sort}`) })}
        onClick={() => onSort(next)}
      >
        <Icon name="sort" size={18} /> {say(`dhappa.sort.${sort}`)}
      </button>
      <span className="dh-held">{say('dhappa.held', { n: model.hand.length, chosen: chosen.length })}</span>
      <TurnClock actions={actions} store={store} seatless={seatless} />
    </footer>
  );
};
