import { Ring } from '@/scene/Ring.tsx';
import type { Seen } from '@/store/seen.ts';
import type { TableStore } from '@/store/table-store.ts';
import { useSecond } from '@/table/use-second.ts';
import { figure } from '@/words/say.ts';

interface CountdownProps {
  readonly store: TableStore;
  readonly clock: Seen['clocks'][number] | undefined;
}

/** The seconds that are left for a decision, in a ring. */
export const Countdown = ({ store, clock }: CountdownProps) => {
  const until = clock?.until ?? null;
  const left = useSecond(store, until);
  if (until === null || left === null) return null;
  return (
    <span className="tb-countdown" data-countdown={left}>
      <Ring clock={{ ends: until, total: clock?.ms ?? 0, dangerAt: 3 }} now={store.now} />
      <b>{figure(left)}</b>
    </span>
  );
};
