const FIRST_MS = 2_000;
const LONGEST_MS = 8_000;

/** How long to wait before the next try: anything up to 2 s, then up to 4 s, then up to 8 s, so that a whole house does not come back at once. */
export const backoff = (tries: number, random: () => number): number =>
  Math.floor(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** tries));
