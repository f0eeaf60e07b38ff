import type { OfKind } from '@majlis/kernel';
import { type RecordEntry, writeRecord } from '@majlis/kernel/record';
import type { Loaded } from '@/store/loaded.ts';
import type { Seen } from '@/store/seen.ts';

const MIDDLE = '# begins in the middle: what was before is not on this device';

/** The match that is on, or was last, as this chair was told it: for a bug report. */
export const chairRecord = ({ game, words }: Loaded, { log, table }: Pick<Seen, 'log' | 'table'>): string => {
  const started = log.findLastIndex(({ told }) => told.kind === 'started');
  const own = log
    .slice(started + 1)
    .flatMap(({ told, view }) => (told.kind === 'game' ? [{ event: told.event, view }] : []));
  const isWhole = started >= 0;
  const entries: readonly RecordEntry<OfKind>[] = [
    ...(isWhole ? [] : [{ kind: 'remark', text: MIDDLE } as const]),
    ...own.slice(isWhole ? 0 : 1).map(({ event }) => ({ kind: 'event', event }) as const),
  ];
  const match = { options: table?.options ?? {}, seats: table?.chairs.length ?? 0, entries };
  return writeRecord({ game, spelling: words }, match, undefined, isWhole ? undefined : own[0]?.view);
};
