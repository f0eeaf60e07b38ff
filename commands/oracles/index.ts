import type { Oracle } from '@majlis/table/sim';
import { oracle as baloot } from './baloot.ts';
import { oracle as dhappa } from './dhappa.ts';
import { oracle as trunfo } from './trunfo.ts';
import { oracle as turup } from './turup.ts';

/** By the id of the game. */
export const ORACLES: { readonly [game: string]: Oracle } = {
  'baloot/1': baloot,
  'turup/1': turup,
  'dhappa/1': dhappa,
  'trunfo/1': trunfo,
};
