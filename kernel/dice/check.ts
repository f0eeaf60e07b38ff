/** One thing that was looked at, in words for a person. */
export interface Check {
  readonly ok: boolean;
  readonly what: string;
}

/** `fault` says what was found instead; undefined = all is well. */
export const check = (what: string, fault: string | undefined): Check =>
  fault === undefined ? { ok: true, what } : { ok: false, what: `${what}: ${fault}` };
