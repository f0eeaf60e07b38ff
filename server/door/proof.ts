import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

/** A little work that a stranger is asked for where an address is crowded: about a second on a phone, nothing for us to check. */
export interface Proofs {
  challenge(key: string): Promise<Challenge>;
  /** Whether this was done, for this address, and is not shown a second time. */
  accept(proof: string | undefined, key: string): Promise<boolean>;
}

/** So many hashes at least, and twice as many at most. */
const EFFORT = 40_000;
const GOOD_FOR = 300_000;
const MOST_USED = 50_000;

export const proofsOf = (secret: Buffer, now: () => number = Date.now, effort: number = EFFORT): Proofs => {
  const of = (what: string): string => createHmac('sha256', secret).update(`majlis/proof/${what}`).digest('hex');
  const [hmacSignatureSecret, hmacKeySignatureSecret] = [of('challenge'), of('key')];
  /** Signatures that were shown already, the oldest first. */
  const used = new Map<string, number>();
  const spend = (signature: string): boolean => {
    for (const [old, until] of used) {
      if (until > now() && used.size < MOST_USED) break;
      used.delete(old);
    }
    if (used.has(signature)) return false;
    used.set(signature, now() + GOOD_FOR);
    return true;
  };
  return {
    challenge: key =>
      createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(effort, 2 * effort),
        deriveKey,
        expiresAt: Math.ceil((now() + GOOD_FOR) / 1_000),
        data: { for: of(key).slice(0, 32) },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      }),
    accept: async (proof, key) => {
      const read = proof === undefined ? undefined : readProof(proof);
      if (!read || read.challenge.parameters.data?.for !== of(key).slice(0, 32)) return false;
      try {
        const { verified } = await verifySolution({ ...read, deriveKey, hmacSignatureSecret, hmacKeySignatureSecret });
        return verified && spend(read.challenge.signature ?? '');
      } catch {
        return false;
      }
    },
  };
};

const readProof = (text: string): { challenge: Challenge; solution: Solution } | undefined => {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64').toString());
    return isProof(read) ? read : undefined;
  } catch {
    return undefined;
  }
};

/** As far as it must be known to be looked at; altcha looks at the rest, for it is signed. */
const isProof = (read: unknown): read is { challenge: Challenge; solution: Solution } =>
  isRecord(read) && isRecord(read.challenge) && isRecord(read.challenge.parameters) && isRecord(read.solution);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
