/** npm runs the house in a shell, and ends that alone. Read before all else: who starts may be gone before the house is open. */
const shell = process.ppid;

const PATIENCE_MS = 10_000;

export interface Shutdown {
  /** How the house closes, once there is one: until then there is nothing to finish. */
  with(close: () => Promise<void>): void;
  now(code: number): void;
}

/** One end for every way to ask for it: a signal, a shell that is gone, a bug. */
export const shutdownOf = (failed: (error: unknown) => never): Shutdown => {
  let close: (() => Promise<void>) | undefined;
  let isEnding = false;
  const now = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    if (!close) process.exit(code);
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    close().then(() => process.exit(code), failed);
  };
  process.on('SIGTERM', () => now(0));
  process.on('SIGINT', () => now(0));
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== shell && now(0), 200).unref();
  return {
    with: how => {
      close = how;
    },
    now,
  };
};
