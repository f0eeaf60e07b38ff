import type { TurupAction } from '@majlis/turup';
import type { TableActions } from '@/table/actions.ts';
import type { TurupViewModel } from '@/turup/view-model.ts';

export type TurupActions = TableActions<TurupViewModel, TurupAction>;
