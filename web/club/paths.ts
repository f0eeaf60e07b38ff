/** The page of a pool, by its name: `baloot/standard/rabbit`. */
export const peoplePath = (pool: string): string => `/play/people/${pool.split('/', 1)[0]}`;
