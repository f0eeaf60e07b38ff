/** The house's time: it starts as the wall's and from then on only runs, whatever is done to the wall clock. */
export interface Clock {
  now(): number;
}

export const houseClock = (): Clock => {
  const start = Date.now() - performance.now();
  return { now: () => Math.floor(start + performance.now()) };
};

const PULSE = 50;
/** The loop stood still for longer than this: whatever lay in the sockets meanwhile came in time. */
const STALL = 250;

/** Watches whether time passes evenly; `stalled` is told before anything else that was due. */
export const watchOver = (clock: Clock, stalled: (ms: number) => void) => {
  let last = clock.now();
  const look = (): void => {
    const now = clock.now();
    const late = now - last - PULSE;
    last = now;
    if (late <= STALL) return;
    stalled(late);
    // Telling every table takes its time too: were it counted as a stall, one would follow from the other for ever.
    last = clock.now();
  };
  const timer = setInterval(look, PULSE);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
};
