import type { LawCase } from '../laws/index.ts';
import { openPile, sizeOf } from '../pile.ts';
import { type Hush, type HushAction, type HushEvent, type HushReason, type HushRules, hush } from './index.ts';
import { PACK } from './state.ts';

export const lawCase: LawCase<HushRules, Hush, HushAction, HushEvent, HushReason> = {
  game: hush,
  pack: state => (sizeOf(state.stock) === 0 ? [] : PACK),
  piles: state => [...state.hands, state.stock, openPile(state.played)],
  isReachable: () => true,
};
