/** The speeds of a table and their seconds; null: no clock. */
export const SPEEDS = { rocket: 5, rabbit: 10, turtle: 30, infinite: null } as const;
export type Speed = keyof typeof SPEEDS;

export const SPEED_NAMES: readonly Speed[] = ['rocket', 'rabbit', 'turtle', 'infinite'];

export const isSpeed = (value: unknown): value is Speed => SPEED_NAMES.some(name => name === value);
