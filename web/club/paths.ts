const gameIn = (pool: string): string => pool.split('/', 1)[0] ?? '';

/** The page of a pool, by its name: `baloot/standard/rabbit`. */
export const peoplePath = (pool: string): string => `/play/people/${gameIn(pool)}`;

/** The ladder of a pool. */
export const leaguePath = (pool: string): string => `/leagues/${gameIn(pool)}`;

export const profilePath = (username: string): string => `/u/${username}`;
