/** A page that does not hold what it should: SQLITE_CORRUPT, SQLITE_NOTADB. */
const CODES = [11, 26];

export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && CODES.includes(Number(error.errcode) & 0xff);
