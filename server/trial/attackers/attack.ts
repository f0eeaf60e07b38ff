/** What the attackers are told. */
export interface Orders {
  readonly name: string;
  readonly attackers: number;
  readonly port: number;
  /** Where they come from: `127.66`. */
  readonly network: string;
  /** Where honest people sit. */
  readonly table: string;
  readonly ms: number;
}

/** Whom one attacker of a crowd has before him. */
export interface Target {
  readonly port: number;
  readonly table: string;
  /** Goes on until then. */
  readonly until: number;
  /** He got what nobody should get: the siege is lost, and says so. */
  won(what: string): void;
}

/** One way to do harm: a small file of its own, and a line in list.ts. */
export interface Attack {
  readonly name: string;
  /** Whether the house stands still for a moment when it is over. */
  readonly stall?: true;
  /** What one attacker does; at full size a hundred do so at once. */
  run(target: Target): Promise<void>;
}

export const isOver = ({ until }: Target): boolean => performance.now() > until;

/** How long there is still to go. */
export const left = ({ until }: Target): number => Math.max(0, until - performance.now());
