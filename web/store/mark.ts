import type { Table } from '@majlis/table';

/** The dice that are fixed for the next match. */
export type Mark = NonNullable<Table['mark']>;
