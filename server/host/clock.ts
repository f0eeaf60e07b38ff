/** The house's time: it starts as the wall's and from then on only runs, whatever is done to the wall clock. */
export interface ServerClock {
  now(): number;
}

export const serverClock = (): ServerClock => {
  const start = Date.now() - performance.now();
  return { now: () => Math.floor(start + performance.now()) };
};

const PULSE_MS = 50;
/** The loop stood still for longer than this: whatever lay in the sockets meanwhile came in time. */
const STALL_MS = 250;

/** Watches whether time passes evenly; `stalled` is told before anything else that was due. */
export const watchStalls = (clock: ServerClock, stalled: (ms: number) => void) => {
  let last = clock.now();
  const look = (): void => {
    const now = clock.now();
    const late = now - last - PULSE_MS;
    last = now;
    if (late <= STALL_MS) return;
    stalled(late);
    // Telling every table takes its time too: were it counted as a stall, one would follow from the other for ever.
    last = clock.now();
  };
  const timer = setInterval(look, PULSE_MS);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
};
