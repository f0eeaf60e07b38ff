/** What tests may reach into: on `window.__ui`. Pages of the test build add their own handles. */
export interface Ui {
  readonly sounds: { readonly name: string; readonly t: number }[];
  clock?: { now(): number; stop(): void; advance(ms: number): void };
  [handle: string]: unknown;
}

declare global {
  interface Window {
    __ui?: Ui;
  }
}

export const ui: Ui = { sounds: [] };

/** A worker has no window. */
if (typeof window !== 'undefined') window.__ui = ui;
