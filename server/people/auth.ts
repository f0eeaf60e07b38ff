import { hkdfSync } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { anonymous } from 'better-auth/plugins/anonymous';
import { username } from 'better-auth/plugins/username';
import type { Engine } from '../store/engine.ts';
import { hashPassword, isPasswordOf } from './scrypt.ts';

const DAY = 86_400;

/** Sessions, passwords and guests, kept by better-auth in our own database. Its routes stay closed: ours call it. */
export const authOf = ({ db, kind }: Engine, key: Buffer, https: boolean) =>
  betterAuth({
    baseURL: https ? 'https://localhost' : 'http://localhost',
    secret: Buffer.from(hkdfSync('sha256', key, '', 'majlis/sessions', 32)).toString('hex'),
    database: { db, type: kind },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: isPasswordOf },
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: https ? '__Host-majlis' : 'majlis',
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

/** Its tables are made once; they belong to the version that is pinned. */
export const migrateAuth = async (auth: Auth, { db }: Engine): Promise<void> => {
  const tables = await db.introspection.getTables();
  if (tables.some(({ name }) => name === 'user')) return;
  const { getMigrations } = await import('better-auth/db/migration');
  const { runMigrations } = await getMigrations(auth.options);
  await runMigrations();
};
