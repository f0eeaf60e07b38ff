import { judge as baloot } from './baloot/judge.ts';
import { judge as dhappa } from './dhappa/judge.ts';
import type { AnyJudge } from './judge.ts';
import { judge as trunfo } from './trunfo/judge.ts';
import { judge as turup } from './turup/judge.ts';

/** Who judges finished matches, by the name of the game. */
export const JUDGES: { readonly [game: string]: AnyJudge } = { baloot, dhappa, trunfo, turup };
