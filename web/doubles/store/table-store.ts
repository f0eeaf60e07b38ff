import { ui } from '@/doubles/ui.ts';
import * as real from '@/store/table-store.ts';

export type { Device, TableStore, Venue } from '@/store/table-store.ts';

/** As the real one; the table that is on the page is in the hands of the test. */
export const tableStore: typeof real.tableStore = venue => {
  const store = real.tableStore(venue);
  const stop = store.seen.subscribe(({ table }) => {
    if (table) ui.store = store;
  });
  return {
    ...store,
    close: () => {
      stop();
      store.close();
    },
  };
};
