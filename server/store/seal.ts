import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { trouble } from './trouble.ts';

/** Locks secrets away with AES-256-GCM; each is bound to its table, so that none can be put in another's place. */
export interface Seal {
  close(table: string, secret: string): string;
  open(table: string, sealed: string): string;
}

export const sealWith = (key: Buffer): Seal => ({
  close: (table, secret) => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(table));
    const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
  },
  open: (table, sealed) => {
    const bytes = Buffer.from(sealed, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(table));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  },
});

const KEY = /^[0-9a-f]{64}$/;

/** The key of the house: given, or made once and kept in the data folder. */
export const houseKey = (given: string | undefined, folder: string): Buffer => {
  if (given !== undefined) {
    if (!KEY.test(given)) throw trouble('MAJLIS_KEY takes 64 hexadecimal digits: openssl rand -hex 32');
    return Buffer.from(given, 'hex');
  }
  const file = join(folder, 'key');
  const kept = keptKey(file) ?? newKey(file);
  if (!KEY.test(kept)) throw trouble(`${file} is not a key of 64 hexadecimal digits`);
  return Buffer.from(kept, 'hex');
};

const keptKey = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};

const newKey = (file: string): string => {
  const key = randomBytes(32).toString('hex');
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx', flush: true });
    chmodSync(file, 0o600);
  } catch (error) {
    throw trouble(`the key of the house cannot be kept in ${file}; give one as MAJLIS_KEY`, error);
  }
  return key;
};
