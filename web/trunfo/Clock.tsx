import { useEffect, useState } from 'react';
import type { TableStore } from '@/store/table-store.ts';
import { useSeen } from '@/store/use-seen.ts';
import { CLOCK } from '@/time/clock.ts';
import { figure, useSay } from '@/words/say.ts';

/** Whole seconds left until a moment of the house's time. */
export const useSeconds = (store: TableStore, until: number | null): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const look = () => setLeft(until === null ? null : Math.max(0, Math.ceil((until - store.now()) / 1000)));
    look();
    return CLOCK.every(100, look);
  }, [store, until]);
  return left;
};

const RED_SECONDS = 5;

/** The clock of the round, in the middle between the two places. In the result it shows none. */
export const RoundClock = ({
  store,
  until,
  total,
  result,
}: {
  readonly store: TableStore;
  readonly until: number | null;
  readonly total: number;
  readonly result: boolean;
}) => {
  const say = useSay();
  const left = useSeconds(store, result ? null : until);
  const state = left === null ? 'none' : left <= RED_SECONDS ? 'danger' : 'ok';
  const share = left === null || total <= 0 ? 0 : Math.min(1, (left * 1000) / total);
  return (
    <div className="tf-clock" data-clock={state} role="timer" aria-label={say('trunfo.clock')}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="mj-ring-track" cx="50" cy="50" r="45" />
        <circle
          className="tf-hand"
          cx="50"
          cy="50"
          r="45"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={100 - share * 100}
        />
      </svg>
      <b>{left === null ? '---' : figure(left)}</b>
    </div>
  );
};

/** When the round ends for this player, or the last of the two. */
export const useRoundEnd = (store: TableStore): number | null =>
  useSeen(
    store,
    ({ clocks, you }) =>
      (clocks.find(({ on }) => on === you) ?? clocks.find(({ on }) => on !== 'house'))?.until ?? null,
  );
