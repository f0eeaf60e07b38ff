import * as v from 'valibot';

/** What is told about ways back into an account. */
export const ACCOUNT_ANSWERS = {
  /** Told this once. */
  codes: v.object({ codes: v.array(v.string()) }),
  /** What the device is asked: its own language. */
  asked: v.object({ options: v.record(v.string(), v.unknown()) }),
  passkeys: v.object({ count: v.number() }),
} as const;
