import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import { type Engine, must } from '../store/engine.ts';
import { codesLeft, newCodes, usedCode } from '../store/recovery.ts';
import type { Auth } from './auth.ts';
import { isWeak } from './password.ts';

/** Eight ways back into an account without its password. */
export interface Recovery {
  /** New ones, told this once; those of before open nothing any more. */
  fresh(person: string): Promise<readonly string[]>;
  left(person: string): Promise<number>;
  /** A code is used up for a new password, and every session of before is over: whose account it is, or why not. */
  use(
    username: string,
    code: string,
    password: string,
  ): Promise<{ readonly person: string } | { readonly reason: 'wrong-code' | 'weak-password' }>;
}

const CODES = 8;
/** Letters and figures that cannot be mistaken for one another: twelve of them are 57 bits. */
const LETTERS = 'ABCDEFGHJKLMNPQRTUVWXY346789';
const GROUPS = 3;
const GROUP = 4;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** However it was typed. */
const plain = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const recoveryOf = (auth: Auth, engine: Engine, secret: Buffer): Recovery => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'majlis/recovery', 32));
  const hashOf = (person: string, code: string): string =>
    createHmac('sha256', key)
      .update(`${person}/${plain(code)}`)
      .digest('hex');
  const { db } = engine;
  return {
    fresh: async person => {
      const codes = Array.from({ length: CODES }, newCode);
      const hashes = codes.map(code => hashOf(person, code));
      const answer = await engine.job(newCodes(engine, person, hashes));
      if (answer.kind !== 'done') throw new Error(answer.kind);
      return codes;
    },
    left: person => codesLeft(db, person),
    use: async (username, code, password) => {
      if (isWeak(password, username)) return { reason: 'weak-password' };
      const user = db.selectFrom('user').select('id').where('username', '=', username.toLowerCase());
      // Nobody of that name has the codes of nobody: the house does as much for either.
      const person = (await user.executeTakeFirst())?.id ?? '';
      const { password: words } = await auth.$context;
      const set = { password: await words.hash(password), updatedAt: new Date().toISOString() };
      const sessions = db.selectFrom('session').select('id').where('userId', '=', person);
      const account = db.updateTable('account').set(set).where('userId', '=', person);
      const answer = await engine.job([
        usedCode(engine, person, hashOf(person, code)),
        must(account.where('providerId', '=', 'credential'), 1),
        must(db.deleteFrom('tickets').where('session', 'in', sessions)),
        must(db.deleteFrom('session').where('userId', '=', person)),
      ]);
      if (answer.kind === 'unknown') throw new Error(answer.why);
      return answer.kind === 'done' ? { person } : { reason: 'wrong-code' };
    },
  };
};
