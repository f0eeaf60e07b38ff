import { sha256 } from '@noble/hashes/sha2.js';
import type { Task } from './proof.ts';

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** Counts up until the hash begins as it should. No crypto.subtle: over plain http there is none. */
const solved = ({ salt, nonce, keyPrefix }: Task) => {
  const [head, prefix] = [bytesOf(salt + nonce), bytesOf(keyPrefix)];
  const tried = new Uint8Array(head.length + 4);
  tried.set(head);
  const counted = new DataView(tried.buffer);
  for (let counter = 0; ; counter++) {
    counted.setUint32(head.length, counter);
    const key = sha256(tried);
    if (prefix.every((byte, n) => byte === key[n])) return { counter, derivedKey: hexOf(key) };
  }
};

self.onmessage = ({ data }: MessageEvent<Task>) => self.postMessage(solved(data));
