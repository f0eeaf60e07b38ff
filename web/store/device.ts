import type { Device } from '@/store/table-store.ts';
import { CLOCK } from '@/time/clock.ts';

const hex = (bytes: Uint8Array): string => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');

/** Storage may be full or forbidden: then this visit alone remembers. */
const keepIn = (storage: () => Storage): Device['keep'] => {
  const visit = new Map<string, string>();
  return {
    get: key => {
      try {
        return storage().getItem(key) ?? visit.get(key) ?? null;
      } catch {
        return visit.get(key) ?? null;
      }
    },
    set: (key, value) => {
      visit.set(key, value);
      try {
        storage().setItem(key, value);
      } catch {
        visit.set(key, value);
      }
    },
  };
};

/** This browser. `getRandomValues` is there on plain http too, and so is localStorage. */
export const DEVICE: Device = {
  now: CLOCK.now,
  draw: bytes => hex(crypto.getRandomValues(new Uint8Array(bytes))),
  keep: keepIn(() => localStorage),
};
