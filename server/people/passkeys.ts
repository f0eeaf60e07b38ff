import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Engine } from '../store/engine.ts';
import { countedOn, keptPasskey, MOST_PASSKEYS, passkeyCalled, passkeysOf } from '../store/passkeys.ts';
import type { Tallies } from '../store/tallies.ts';
import type { Auth } from './auth.ts';
import { cookieOf } from './sessions.ts';

/** Signing in by what a device keeps: nothing to know, nothing to guess. */
export interface Passkeys {
  /** What a device is asked so that it makes a key for this person. */
  offer(person: string, name: string, origin: string): Promise<object | 'too-many'>;
  /** Whether its key is kept from now on. */
  add(person: string, origin: string, response: unknown): Promise<boolean>;
  /** What a device is asked so that it shows whose it is. */
  ask(origin: string): Promise<object>;
  /** Whose it is, with a new session; undefined: nobody's. */
  signIn(origin: string, response: unknown): Promise<{ session: string; cookie: string } | undefined>;
  count(person: string): Promise<number>;
}

/** Loaded when the first asks for it: a house starts without. */
const library = () => import('@simplewebauthn/server');

const VALID_MS = 5 * 60_000;
const NONCE = 16;
const STAMP = 8;
const SEAL = 16;

const hostOf = (origin: string): string => new URL(origin).hostname;

/** Questions that need not be remembered: each says itself until when it holds, and for what; answered once. */
const questionsOf = (secret: Buffer, tallies: Pick<Tallies, 'count'>, now: () => number) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'majlis/passkeys', 32));
  const sealed = (head: Buffer, what: string): Buffer =>
    createHmac('sha256', key).update(head).update(what).digest().subarray(0, SEAL);
  return {
    ask: (what: string): Uint8Array<ArrayBuffer> => {
      const stamp = Buffer.alloc(STAMP);
      stamp.writeBigUInt64BE(BigInt(now() + VALID_MS));
      const head = Buffer.concat([randomBytes(NONCE), stamp]);
      return new Uint8Array(Buffer.concat([head, sealed(head, what)]));
    },
    isOurs:
      (what: string) =>
      async (challenge: string): Promise<boolean> => {
        const bytes = Buffer.from(challenge, 'base64url');
        if (bytes.length !== NONCE + STAMP + SEAL) return false;
        const [head, seal] = [bytes.subarray(0, NONCE + STAMP), bytes.subarray(NONCE + STAMP)];
        if (!timingSafeEqual(seal, sealed(head, what))) return false;
        if (Number(head.readBigUInt64BE(NONCE)) < now()) return false;
        return (await tallies.count('passkey', challenge, VALID_MS, now())).used === 1;
      },
  };
};

export const passkeysFor = (
  auth: Auth,
  engine: Engine,
  secret: Buffer,
  tallies: Pick<Tallies, 'count'>,
  now: () => number,
): Passkeys => {
  const questions = questionsOf(secret, tallies, now);
  const { db } = engine;
  return {
    offer: async (person, name, origin) => {
      const known = await passkeysOf(db, person);
      if (known.length >= MOST_PASSKEYS) return 'too-many';
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: 'Majlis',
        rpID: hostOf(origin),
        userName: name,
        userID: new Uint8Array(Buffer.from(person)),
        challenge: questions.ask(`add ${person}`),
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },
    add: async (person, origin, response) => {
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: questions.isOurs(`add ${person}`),
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
      }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
      if (!verified || !registrationInfo) return false;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const key = Buffer.from(publicKey).toString('base64url');
      return keptPasskey(engine, { id, person, key, counter, transports: transports.join(' ') });
    },
    ask: async origin => {
      const { generateAuthenticationOptions } = await library();
      const challenge = questions.ask('sign in');
      return generateAuthenticationOptions({ rpID: hostOf(origin), challenge, userVerification: 'required' });
    },
    signIn: async (origin, response) => {
      const answer = response as AuthenticationResponseJSON;
      const row = typeof answer?.id === 'string' ? await passkeyCalled(db, answer.id) : undefined;
      if (!row) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: questions.isOurs('sign in'),
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.key, 'base64url')),
          counter: row.counter,
        },
      }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) return undefined;
      if (!(await countedOn(engine, row, authenticationInfo.newCounter))) return undefined;
      const { internalAdapter } = await auth.$context;
      const session = await internalAdapter.createSession(row.person);
      return session ? { session: session.id, cookie: await cookieOf(auth, session.token) } : undefined;
    },
    count: async person => (await passkeysOf(db, person)).length,
  };
};
