import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a house before anything else (`node --import`): its first table has the same secret at every run, so has
 * its second, and its bots draw the same number. With a nonce that stays the same (`fixed-nonce.ts`) the same cards are dealt.
 */
const SALT = process.env.FIXED_DICE ?? '';
const { createHash, randomBytes, randomInt } = crypto;

/** What the house draws for a table, and for a bot that thinks. */
const SECRET = 32;
const THOUGHT = 2 ** 31;

const isForTable = (): boolean => new Error().stack?.includes('/server/host/host.ts') ?? false;

let tables = 0;
const secret = (): Buffer => {
  tables += 1;
  return createHash('sha256').update(`${SALT} ${tables}`).digest();
};

Object.assign(crypto, {
  randomBytes: (size: number) => (size === SECRET && isForTable() ? secret() : randomBytes(size)),
  randomInt: (...given: Parameters<typeof randomInt>) => (given[0] === THOUGHT ? 1 : randomInt(...given)),
});
syncBuiltinESMExports();
