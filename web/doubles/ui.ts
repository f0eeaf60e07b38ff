/** What tests may reach into: on `window.__ui`. Pages of the test build add their own handles. */
export interface TestHandles {
  readonly sounds: { readonly name: string; readonly t: number }[];
  clock?: { now(): number; stop(): void; advance(ms: number): void };
  [handle: string]: unknown;
}

declare global {
  interface Window {
    __ui?: TestHandles;
  }
}

export const ui: TestHandles = { sounds: [] };

/** A worker has no window. */
if (typeof window !== 'undefined') window.__ui = ui;
