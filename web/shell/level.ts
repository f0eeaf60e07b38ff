import type { WebGame } from '@/table/web-game.ts';

/** The levels of bots a host may seat, the gentlest first. */
const LEVELS = ['novice', 'steady', 'master'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: string): value is Level => LEVELS.some(level => level === value);

/** Those that a game has players for. */
export const levelsOf = ({ hasMaster }: WebGame): readonly Level[] =>
  LEVELS.filter(level => level !== 'master' || hasMaster);
