import { type AnySeatable, SEATABLES } from '@majlis/bots';
import { type Pool, poolName } from '@majlis/club';

/** A pool, and who is ahead in a match of it. */
export interface OfferedPool extends Pool {
  readonly rules: { readonly preset: string; readonly speed: string };
  /** How far the first side is ahead; below zero: behind. */
  lead(state: unknown): number;
}

const poolsOf = ({ game: { id }, ranked }: AnySeatable): readonly OfferedPool[] =>
  ranked?.matches.map(({ preset, speed, seats, options }) => ({
    name: poolName(id, preset, speed),
    game: id,
    seats,
    options,
    rules: { preset, speed },
    lead: ranked.lead,
  })) ?? [];

/** Where strangers meet in this house. */
export const POOLS: readonly OfferedPool[] = Object.values(SEATABLES).flatMap(poolsOf);

export const poolOf = (name: string): OfferedPool | undefined => POOLS.find(pool => pool.name === name);
