import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes as lowercase hex text: how ids, secrets, nonces and hashes stand in JSON. */
export type Hex = string;

export const isHex = (value: unknown, length: number): value is Hex =>
  typeof value === 'string' && value.length === 2 * length && /^[0-9a-f]*$/.test(value);

/** The message never repeats the text: it may be a secret. */
export const bytesOf = (hex: Hex, length: number): Uint8Array => {
  if (!isHex(hex, length)) throw new Error(`not ${length} bytes in lowercase hex`);
  return hexToBytes(hex);
};

export const hexOf = (bytes: Uint8Array): Hex => bytesToHex(bytes);

/** Big-endian. */
export const u32 = (n: number): Uint8Array => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);

/** With its length before it, so that two lists of parts never read the same. */
export const lp = (bytes: Uint8Array): Uint8Array => concatBytes(u32(bytes.length), bytes);

export const text = utf8ToBytes;
export const concat = concatBytes;
