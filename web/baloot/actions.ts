import type { BalootAction } from '@majlis/baloot';
import type { BalootViewModel } from '@/baloot/view-model.ts';
import type { TableActions } from '@/table/actions.ts';

export type BalootActions = TableActions<BalootViewModel, BalootAction>;
