import { hkdfSync } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { getAuthTables } from 'better-auth/db';
import { anonymous } from 'better-auth/plugins/anonymous';
import { username } from 'better-auth/plugins/username';
import type { Engine } from '../store/engine.ts';
import { hashPassword, isPasswordOf } from './scrypt.ts';

const DAY_SECONDS = 86_400;

/** What cookies are signed with. */
export const sessionSecret = (key: Buffer): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'majlis/sessions', 32)).toString('hex');

export const sessionCookie = (https: boolean): string => (https ? '__Host-majlis' : 'majlis');

/** Sessions, passwords and guests, kept by better-auth in our own database. Its routes stay closed: ours call it. */
export const authOf = ({ db, kind }: Engine, key: Buffer, https: boolean) =>
  betterAuth({
    baseURL: https ? 'https://localhost' : 'http://localhost',
    secret: sessionSecret(key),
    database: { db, type: kind },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: isPasswordOf },
    },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
    advanced: {
      useSecureCookies: false,
      // migrateAuth looks for itself, and only then makes the tables.
      database: { validateSchema: false },
      cookies: {
        session_token: {
          name: sessionCookie(https),
          attributes: { secure: https, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      anonymous({ disableDeleteAnonymousUser: true }),
      username({ minUsernameLength: 3, maxUsernameLength: 24 }),
    ],
  });

export type Auth = ReturnType<typeof authOf>;

/** Its tables, as the pinned version wants them: all at once or not at all; what is missing is added. */
export const migrateAuth = async (auth: Auth, engine: Engine): Promise<void> => {
  if (await isWhole(auth, engine)) return;
  const { getMigrations } = await import('better-auth/db/migration');
  const { compileMigrations } = await getMigrations(auth.options);
  const steps = (await compileMigrations()).split(/;\s*/).filter(step => step !== '');
  const answer = await engine.job(steps.map(sql => ({ sql, parameters: [], rows: null })));
  // Another process may have been quicker.
  if (answer.kind === 'done' || (await isWhole(auth, engine))) return;
  throw new Error(answer.kind === 'unknown' ? answer.why : answer.kind);
};

const isWhole = async (auth: Auth, { db }: Engine): Promise<boolean> => {
  const there = await db.introspection.getTables();
  const columns = new Set(there.flatMap(table => table.columns.map(({ name }) => `${table.name}.${name}`)));
  return Object.values(getAuthTables(auth.options)).every(({ modelName, fields }) =>
    Object.entries(fields).every(([key, { fieldName }]) => columns.has(`${modelName}.${fieldName ?? key}`)),
  );
};
