import { randomBytes } from 'node:crypto';
import type { Me } from '@majlis/protocol';
import type { Selectable } from 'kysely';
import type { Engine } from '../store/engine.ts';
import { must, type Statement } from '../store/engine.ts';
import type { Schema } from '../store/schema.ts';
import type { Auth } from './auth.ts';
import { isWeak } from './password.ts';
import { apartFrom, isBlocked, setRegard } from './regards.ts';
import { cookieOf, erased, fewer, isOver, isRefusal, renewal, renewed, tokenIn } from './sessions.ts';

/** Who a request or a socket belongs to. */
export interface Caller {
  readonly session: string;
  readonly me: Me;
}

/** A cookie to set goes with what was done. */
interface Signed {
  readonly me: Me;
  readonly cookies: readonly string[];
}

type Refused = { readonly reason: string };

export interface People {
  /** A session in use lasts longer: `renewed` takes the cookie that says so. */
  caller(headers: Headers, renewed: (cookies: readonly string[]) => void): Promise<Caller | undefined>;
  /** Whether a session still holds, and whose it is; with a token: whether it is the session's own. */
  holder(session: string, token?: string): Promise<Caller | undefined>;
  /** Whose session goes by this token; undefined: nobody's any more. */
  owner(token: string): Promise<string | undefined>;
  /** The token of our cookie among these. */
  tokenIn(cookie: string): string | undefined;
  /** Since when somebody is a person of this house. */
  since(person: string): Promise<number>;
  guest(name: string, avatar?: string): Promise<Signed>;
  rename(person: string, name: string): Promise<Me>;
  dress(person: string, avatar: string): Promise<Me>;
  /** The same person from now on with a name and a password to come back by. */
  account(caller: Caller, username: string, password: string): Promise<Signed | Refused>;
  /** Somebody new with both; nobody is made before they are good. */
  newAccount(name: string, username: string, password: string): Promise<Signed | Refused>;
  /** `ended`: the oldest sessions, which made room. */
  signIn(username: string, password: string): Promise<(Signed & { readonly ended: readonly string[] }) | Refused>;
  signOut(headers: Headers): Promise<readonly string[]>;
  /** Another password; every other session of the person is over, and this one has a new cookie. */
  setPassword(caller: Caller, password: string): Promise<Signed | Refused>;
  hasOthers(caller: Caller): Promise<boolean>;
  endOthers(caller: Caller): Promise<readonly string[]>;
  /** Name, password and sessions are gone. */
  erase(person: string): Promise<void>;
  isPassword(person: string, password: string): Promise<boolean>;
  /** false: there are too many already. */
  regard(person: string, other: string, regard: 'plain' | 'muted' | 'blocked'): Promise<boolean>;
  /** Whether one of them does not want to meet this person. */
  isBlocked(person: string, by: readonly string[]): Promise<boolean>;
  /** Whom this person blocks, and who blocks them. */
  apart(person: string): Promise<readonly string[]>;
}

const DAY_MS = 86_400_000;
/** More devices than anybody has. */
export const MOST_SESSIONS = 20;

export const peopleOf = (auth: Auth, engine: Engine): People => {
  const { db } = engine;
  return {
    caller: (headers, renewed) => callerOf(auth, db, headers, renewed),
    holder: (session, token) => holderOf(db, session, token),
    owner: async token => {
      const row = db.selectFrom('session').select(['userId', 'expiresAt']).where('token', '=', token);
      const found = await row.executeTakeFirst();
      return found && new Date(found.expiresAt).getTime() > Date.now() ? found.userId : undefined;
    },
    tokenIn: cookie => tokenIn(auth, cookie),
    since: async person => {
      const row = db.selectFrom('user').select('createdAt').where('id', '=', person);
      return new Date((await row.executeTakeFirstOrThrow()).createdAt).getTime();
    },
    guest: async (name, avatar) => {
      const { me, cookies } = await guestOf(auth, db, name);
      return { me: avatar === undefined ? me : await dressed(db, me.id, avatar), cookies };
    },
    rename: (person, name) => renamed(db, person, name),
    dress: (person, avatar) => dressed(db, person, avatar),
    account: (caller, username, password) => promoted(auth, engine, caller, username, password),
    newAccount: (name, username, password) => newcomer(auth, engine, name, username, password),
    signIn: (username, password) => signedIn(auth, engine, username, password),
    signOut: async headers => (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie(),
    setPassword: (caller, password) => repassworded(auth, engine, caller, password),
    hasOthers: async ({ me, session }) => {
      const others = db.selectFrom('session').select('id').where('userId', '=', me.id).where('id', '!=', session);
      return (await others.executeTakeFirst()) !== undefined;
    },
    endOthers: async ({ me, session }) => renewed(auth, engine, me.id, session),
    erase: person => erased(auth, person),
    isPassword: (person, password) => isPassword(auth, person, password),
    regard: (person, other, regard) => setRegard(engine, person, other, regard),
    isBlocked: (person, by) => isBlocked(db, person, by),
    apart: person => apartFrom(db, person),
  };
};

type Db = Engine['db'];

type UserRow = Pick<Selectable<Schema['user']>, 'id' | 'name' | 'username' | 'isAnonymous'> & {
  readonly avatar: string | null;
};
type RegardRow = Pick<Schema['regards'], 'other' | 'regard'>;

const meFrom = ({ id, name, username, isAnonymous, avatar }: UserRow, regards: readonly RegardRow[]): Me => {
  const those = (regard: string) => regards.filter(one => one.regard === regard).map(({ other }) => other);
  const kind = isAnonymous ? 'guest' : 'account';
  const worn = avatar === null ? {} : { avatar };
  return { id, name, kind, username, ...worn, muted: those('muted'), blocked: those('blocked') };
};

const meOf = async (db: Db, person: string): Promise<Me | undefined> => {
  const user = db
    .selectFrom('user')
    .leftJoin('avatars', 'avatars.person', 'user.id')
    .select(['id', 'name', 'username', 'isAnonymous', 'avatar'])
    .where('id', '=', person);
  const regards = db.selectFrom('regards').select(['other', 'regard']).where('person', '=', person);
  const [row, rows] = await Promise.all([user.executeTakeFirst(), regards.execute()]);
  return row && meFrom(row, rows);
};

const sure = async (db: Db, person: string): Promise<Me> => {
  const me = await meOf(db, person);
  if (!me) throw new Error('nobody of that id');
  return me;
};

const callerOf = async (
  auth: Auth,
  db: Db,
  headers: Headers,
  renewed: (cookies: readonly string[]) => void,
): Promise<Caller | undefined> => {
  // Judged as it stands: renewing it first would make every session look used just now.
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found || isOver(found.session, found.user)) return undefined;
  if (Date.now() - found.session.updatedAt.getTime() > DAY_MS) {
    const again = await auth.api.getSession({ headers, returnHeaders: true });
    renewed(again.headers.getSetCookie());
  }
  const me = await meOf(db, found.user.id);
  return me && { session: found.session.id, me };
};

const holderOf = async (db: Db, session: string, token: string | undefined): Promise<Caller | undefined> => {
  const owner = db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('avatars', 'avatars.person', 'user.id')
    .select([
      'session.token',
      'session.expiresAt',
      'session.createdAt',
      'session.updatedAt',
      'user.id',
      'user.name',
      'user.username',
      'user.isAnonymous',
      'avatars.avatar',
    ])
    .where('session.id', '=', session);
  const regards = db
    .selectFrom('regards')
    .select(['other', 'regard'])
    .where('person', '=', db.selectFrom('session').select('userId').where('id', '=', session));
  const [row, rows] = await Promise.all([owner.executeTakeFirst(), regards.execute()]);
  if (!row || new Date(row.expiresAt).getTime() < Date.now()) return undefined;
  if (token !== undefined && token !== row.token) return undefined;
  return isOver(row, row) ? undefined : { session, me: meFrom(row, rows) };
};

const guestOf = async (auth: Auth, db: Db, name: string): Promise<Signed> => {
  const { headers, response } = await auth.api.signInAnonymous({ returnHeaders: true });
  return { me: await renamed(db, response.user.id, name), cookies: headers.getSetCookie() };
};

const renamed = async (db: Db, person: string, name: string): Promise<Me> => {
  await db.updateTable('user').set({ name }).where('id', '=', person).execute();
  return sure(db, person);
};

const dressed = async (db: Db, person: string, avatar: string): Promise<Me> => {
  await db
    .insertInto('avatars')
    .values({ person, avatar })
    .onConflict(conflict => conflict.column('person').doUpdateSet({ avatar }))
    .execute();
  return sure(db, person);
};

const signedIn = async (
  auth: Auth,
  engine: Engine,
  username: string,
  password: string,
): Promise<(Signed & { readonly ended: readonly string[] }) | Refused> => {
  try {
    const body = { username, password };
    const { headers, response } = await auth.api.signInUsername({ body, returnHeaders: true });
    if (!response) return { reason: 'wrong-password' };
    const { id } = response.user;
    const ended = await fewer(engine, id, MOST_SESSIONS);
    return { me: await sure(engine.db, id), cookies: headers.getSetCookie(), ended };
  } catch (error) {
    if (isRefusal(error)) return { reason: 'wrong-password' };
    throw error;
  }
};

const isPassword = async (auth: Auth, person: string, password: string): Promise<boolean> => {
  const { internalAdapter, password: words } = await auth.$context;
  const accounts = await internalAdapter.findAccounts(person);
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
  return hash ? words.verify({ hash, password }) : false;
};

const repassworded = async (
  auth: Auth,
  engine: Engine,
  { me, session }: Caller,
  password: string,
): Promise<Signed | Refused> => {
  if (isWeak(password, me.username ?? '')) return { reason: 'weak-password' };
  const { password: words } = await auth.$context;
  const hash = await words.hash(password);
  const set = engine.db
    .updateTable('account')
    .set({ password: hash, updatedAt: new Date().toISOString() })
    .where('userId', '=', me.id)
    .where('providerId', '=', 'credential');
  return { me, cookies: await renewed(auth, engine, me.id, session, [must(set, 1)]) };
};

/** What is said of a password before it is hashed; the hash, if nothing is. */
const hashed = async (auth: Auth, db: Db, username: string, password: string): Promise<string | Refused> => {
  if (isWeak(password, username)) return { reason: 'weak-password' };
  const taken = db.selectFrom('user').select('id').where('username', '=', username.toLowerCase());
  if (await taken.executeTakeFirst()) return { reason: 'taken' };
  const { password: words } = await auth.$context;
  return words.hash(password);
};

/** A guest becomes an account under the same id: tables, matches and mates stay as they are. */
const promoted = async (
  auth: Auth,
  engine: Engine,
  { me, session }: Caller,
  username: string,
  password: string,
): Promise<Signed | Refused> => {
  if (me.kind === 'account') return { reason: 'already-account' };
  const hash = await hashed(auth, engine.db, username, password);
  if (typeof hash !== 'string') return hash;
  // Whoever has only just come has a new cookie anyway.
  const again = session === '' ? undefined : renewal(engine, me.id, session);
  const answer = await engine.job([...promotion(engine, me.id, username, hash), ...(again?.statements ?? [])]);
  if (answer.kind === 'duplicate') return { reason: 'taken' };
  if (answer.kind === 'missed') return { reason: 'already-account' };
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return { me: await sure(engine.db, me.id), cookies: again ? [await cookieOf(auth, again.token)] : [] };
};

const newcomer = async (
  auth: Auth,
  engine: Engine,
  name: string,
  username: string,
  password: string,
): Promise<Signed | Refused> => {
  const hash = await hashed(auth, engine.db, username, password);
  if (typeof hash !== 'string') return hash;
  const { me, cookies } = await guestOf(auth, engine.db, name);
  const answer = await engine.job(promotion(engine, me.id, username, hash));
  if (answer.kind === 'done') return { me: await sure(engine.db, me.id), cookies };
  // Somebody else took the name in this moment: whoever was made for it is nobody's.
  await erased(auth, me.id);
  if (answer.kind === 'duplicate') return { reason: 'taken' };
  throw new Error(answer.kind);
};

/** The name and the password in one stroke: a name without a password could never come back. */
const promotion = ({ db, kind }: Engine, id: string, username: string, password: string): readonly Statement[] => {
  const now = new Date().toISOString();
  const [yes, no] = kind === 'sqlite' ? [1, 0] : [true, false];
  const named = { username: username.toLowerCase(), displayUsername: username, isAnonymous: no };
  const key = { id: randomBytes(16).toString('hex'), userId: id, providerId: 'credential', accountId: id, password };
  return [
    must(db.updateTable('user').set(named).where('id', '=', id).where('isAnonymous', '=', yes), 1),
    must(db.insertInto('account').values({ ...key, createdAt: now, updatedAt: now }), 1),
  ];
};
