import { baloot } from '@majlis/baloot';
import { ABNAT_OF_A_POINT, BALOOT_ABNAT, BALOOT_POINTS, KABOOT_POINTS, ROUND_POINTS } from '@majlis/baloot/for-bots';
import type { Side } from '@majlis/kernel';
import { TRUMP_KING, TRUMP_QUEEN } from './deck.ts';
import type { Playout } from './playout.ts';

/** What a round is played for, besides the tricks. */
export interface Stakes {
  readonly mode: 'hokum' | 'sun';
  readonly buyer: Side;
  /** 1 to 4; 5 stands for Gahwa. */
  readonly times: number;
  /** Abnat of the projects and of Baloot, by side. */
  readonly projects: readonly [number, number];
  readonly baloot: readonly [number, number];
}

/** BAL-16.17  A Gahwa is a whole match. */
const GAHWA = baloot.options.presets.default.target;

/**
 * BAL-16  What the finished round brings side 0 more than side 1. House rules that move a point here or there are
 * left out: no card is played differently for them.
 */
export const balance = ({ raw, tricks }: Playout, stakes: Stakes): number => {
  const { mode, buyer, times, projects, baloot } = stakes;
  const extra = (projects[0] + projects[1]) / ABNAT_OF_A_POINT[mode];
  const pairs = baloot[0] + baloot[1] > 0 ? BALOOT_POINTS : 0;
  if (tricks[0] === 8 || tricks[1] === 8)
    return signed(tricks[0] === 8 ? 0 : 1, KABOOT_POINTS[mode] + extra + pairs, times);
  const lead = raw[0] + projects[0] + baloot[0] - raw[1] - projects[1] - baloot[1];
  if (times > 1)
    return signed(lead > 0 || (lead === 0 && buyer === 0) ? 0 : 1, (ROUND_POINTS[mode] + extra) * times, times);
  const loses = buyer === 0 ? lead < 0 : lead > 0;
  if (loses) return signed(buyer === 0 ? 1 : 0, ROUND_POINTS[mode] + extra + pairs, times);
  return shared(raw, stakes);
};

/** What both sides write down together, if nothing is doubled and nobody sweeps. */
export const fullPoints = ({ mode, projects, baloot }: Stakes): number =>
  ROUND_POINTS[mode] +
  (projects[0] + projects[1]) / ABNAT_OF_A_POINT[mode] +
  (baloot[0] + baloot[1] > 0 ? BALOOT_POINTS : 0);

const signed = (winner: Side, points: number, times: number): number => {
  const won = times > 4 ? GAHWA : points;
  return winner === 0 ? won : -won;
};

const shared = (raw: readonly [number, number], { mode, projects, baloot }: Stakes): number => {
  const cards = (raw[0] - raw[1]) / ABNAT_OF_A_POINT[mode];
  const pairs = (baloot[0] - baloot[1]) / 10;
  return cards + (projects[0] - projects[1]) / ABNAT_OF_A_POINT[mode] + pairs;
};

const BALOOT = (1 << TRUMP_KING) | (1 << TRUMP_QUEEN);

/** BAL-10  Who holds King and Queen of trumps, as Abnat by side. */
export const balootOf = (dealt: readonly number[], trumps: number): readonly [number, number] => {
  const at = trumps === 0 ? -1 : dealt.findIndex(hand => (hand & BALOOT) === BALOOT);
  return [at === 0 || at === 2 ? BALOOT_ABNAT : 0, at === 1 || at === 3 ? BALOOT_ABNAT : 0];
};
