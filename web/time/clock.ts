/** Time as the app has it: what the hour is, and what is to be done later. Returns how to call it off. */
export interface DeviceClock {
  /** In milliseconds since 1970; it never goes back. */
  now(): number;
  later(ms: number, work: () => void): () => void;
  /** Again and again, until it is called off. */
  every(ms: number, work: () => void): () => void;
}

/** The clock of this device. */
export const CLOCK: DeviceClock = {
  now: () => performance.timeOrigin + performance.now(),
  later: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  every: (ms, work) => {
    const timer = setInterval(work, ms);
    return () => clearInterval(timer);
  },
};
