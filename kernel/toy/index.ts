import type { Game } from '../game.ts';
import { houseRules, whole } from '../options.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { offers, waits } from './offers.ts';
import { mask, view } from './secrecy.ts';
import { type Hush, type HushAction, type HushEvent, type HushReason, type HushRules, open } from './state.ts';
import { worlds } from './worlds.ts';

export type { Hush, HushAction, HushEvent, HushReason, HushRules };

export const hush: Game<HushRules, Hush, HushAction, HushEvent, HushReason> = {
  id: 'hush/1',
  sizes: [2, 3],
  options: houseRules<HushRules>({ chooseMs: whole(5_000, 1_000, 60_000) }, { slow: { chooseMs: 60_000 } }),
  absence: () => ({ botAfterMs: 15_000, back: 'turn', leaving: 'forfeit', forfeitAfterMs: null, away: null }),
  open,
  decide,
  evolve,
  view,
  mask,
  offers,
  waits,
  outcome: state => state.end ?? undefined,
  worlds,
};
