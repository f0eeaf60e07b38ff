/** What tests may reach into: on `window.__ui`, in the test build only. Later parts of the app add their own handles. */
export interface Harness {
  readonly sounds: { readonly name: string; readonly t: number }[];
  readonly clock: { readonly now: () => number; readonly advance: (ms: number) => void; readonly stop: () => void };
  [handle: string]: unknown;
}

declare global {
  interface Window {
    __ui?: Harness;
  }
}

let ahead = 0;
let stoppedAt: number | null = null;

const real = (): number => performance.timeOrigin + performance.now();

/** The time of this device, in milliseconds. A test can stop it and move it on. */
export const now = (): number => (stoppedAt ?? real()) + ahead;

const clock: Harness['clock'] = {
  now,
  stop: () => {
    stoppedAt ??= real();
  },
  advance: ms => {
    ahead += ms;
    document.dispatchEvent(new Event('mj-clock'));
  },
};

export const harness: Harness | null = import.meta.env.MODE === 'test' ? { sounds: [], clock } : null;
if (harness) window.__ui = harness;
