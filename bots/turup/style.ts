import type { Action, State } from '@majlis/turup';
import type { Think } from '../player.ts';

export type TurupThink = Think<State, Action>;
