import { createHmac, randomBytes } from 'node:crypto';
import { type Engine, must, type Statement } from '../store/engine.ts';
import type { Auth } from './auth.ts';

/** A session under a new cookie, and what must be written for it. */
interface Renewal {
  readonly statements: readonly Statement[];
  readonly token: string;
}

/** This session goes on under another cookie, every other of the person is over, and so are the tickets of all of them: whoever knew one of the old is out. */
export const renewal = ({ db }: Engine, person: string, session: string): Renewal => {
  const token = randomBytes(24).toString('base64url');
  const all = db.selectFrom('session').select('id').where('userId', '=', person);
  const others = db.deleteFrom('session').where('userId', '=', person).where('id', '!=', session);
  return {
    token,
    statements: [
      must(db.deleteFrom('tickets').where('session', 'in', all)),
      must(others),
      must(db.updateTable('session').set({ token }).where('id', '=', session), 1),
    ],
  };
};

/** So many sessions of a person stay, those that were used last; the others are over, and so are their tickets. */
export const fewer = async (engine: Engine, person: string, most: number): Promise<readonly string[]> => {
  const { db } = engine;
  const own = db.selectFrom('session').select('id').where('userId', '=', person);
  const sorted = await own.orderBy('updatedAt', 'desc').orderBy('createdAt', 'desc').execute();
  const ended = sorted.slice(most).map(({ id }) => id);
  if (ended.length === 0) return [];
  const answer = await engine.job([
    must(db.deleteFrom('tickets').where('session', 'in', ended)),
    must(db.deleteFrom('session').where('id', 'in', ended)),
  ]);
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return ended;
};

/** As better-auth itself writes and reads it: the token and its signature. */
export const cookieOf = async (auth: Auth, token: string): Promise<string> => {
  const { secret, authCookies, sessionConfig } = await auth.$context;
  const { name, attributes } = authCookies.sessionToken;
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const value = encodeURIComponent(`${token}.${signature}`);
  const secure = attributes.secure ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${sessionConfig.expiresIn}; Path=/; HttpOnly${secure}; SameSite=Lax`;
};

/** The same at once, with whatever must be written in the same stroke; the cookie to set. */
export const renewed = async (
  auth: Auth,
  engine: Engine,
  person: string,
  session: string,
  before: readonly Statement[] = [],
): Promise<readonly string[]> => {
  const { statements, token } = renewal(engine, person, session);
  const answer = await engine.job([...before, ...statements]);
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return [await cookieOf(auth, token)];
};

/** Compared with the session's own, so the signature need not be looked at. */
export const tokenIn = ({ options }: Auth, cookie: string): string | undefined => {
  const name = options.advanced.cookies.session_token.name;
  const crumb = cookie.split(/;\s*/).find(one => one.startsWith(`${name}=`));
  return crumb === undefined ? undefined : crumb.slice(name.length + 1).split(/\.|%2E/i, 1)[0];
};

const DAY_MS = 86_400_000;

/** Guests last as long as they come back within a month; an account signs in anew after a week away, and after a month. */
export const isOver = (
  { createdAt, updatedAt }: { createdAt: Date | string; updatedAt: Date | string },
  { isAnonymous }: { isAnonymous?: boolean | number | null | undefined },
): boolean => {
  if (isAnonymous) return false;
  const now = Date.now();
  const since = (time: Date | string): number => now - new Date(time).getTime();
  return since(createdAt) > 30 * DAY_MS || since(updatedAt) > 7 * DAY_MS;
};

/** Sessions that have ended by themselves open nothing, and are not kept. */
export const sweepSessions = async ({ db }: Engine, now: number): Promise<void> => {
  await db.deleteFrom('session').where('expiresAt', '<', new Date(now)).execute();
};

export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;

export const erased = async (auth: Auth, person: string): Promise<void> => {
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteUserSessions(person);
  await internalAdapter.deleteAccounts(person);
  await internalAdapter.deleteUser(person);
};
