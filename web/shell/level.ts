/** The levels of bots a host may seat, the gentlest first. */
export const LEVELS = ['novice', 'steady'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (value: string): value is Level => LEVELS.some(level => level === value);
