import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { lanesOf, ownLane } from './lanes.ts';

/** Passwords are hashed beside the main thread: whoever signs in holds up nobody's cards. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 64;

/** One after another, for each takes a whole core while it lasts. */
const lanes = lanesOf();

const derived = (password: string, salt: string): Promise<Buffer> =>
  lanes.through(ownLane(), () => hashed(password, salt));

const hashed = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await derived(password, salt)).toString('hex')}`;
};

export const isPasswordOf = async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
  const [salt = '', key = ''] = hash.split(':');
  const known = Buffer.from(key, 'hex');
  return known.length === LENGTH && timingSafeEqual(known, await derived(password, salt));
};
