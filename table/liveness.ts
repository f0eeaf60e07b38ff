/** Every process that may own tables beats so often. */
export const BEAT_MS = 500;
/** A beat that stands still for so long is that of a process that does. */
const STALE_MS = 2_000;
/** Whose own beats are unanswered for so long says and does nothing any more: sooner than anybody may take what it has. */
const SILENT_MS = 1_500;
/** A moment before that it says so. */
export const HUSH_MS = 1_400;
/** A name that nobody holds proves something only after so long: when the database was restarted, nobody holds any. */
const PROOF_MS = 2 * BEAT_MS;

/** A process by its name, which it never has again after it was found gone, and how often it has beaten. */
export interface NodeBeat {
  readonly id: string;
  readonly beat: number;
}

/** What a process knows of itself and of the others, by its own clock alone: no two clocks need agree. */
export interface Liveness {
  /** When the last of its own beats that was answered was sent. */
  readonly answeredAt: number;
  readonly lookedAt: number;
  readonly others: ReadonlyMap<string, { readonly beat: number; readonly since: number }>;
}

export const newLiveness = (now: number): Liveness => ({
  answeredAt: now,
  lookedAt: now,
  others: new Map(),
});

/** Its own beat was answered with those of all. */
export const afterBeat = (known: Liveness, sentAt: number, beats: readonly NodeBeat[], now: number): Liveness => {
  // Who stood still itself has seen nobody stand still.
  const slept = now - known.lookedAt > PROOF_MS;
  const seen = ({ id, beat }: NodeBeat) => {
    const before = known.others.get(id);
    return [id, !slept && before?.beat === beat ? before : { beat, since: now }] as const;
  };
  return { answeredAt: Math.max(known.answeredAt, sentAt), lookedAt: now, others: new Map(beats.map(seen)) };
};

/** Others may soon take its tables, so it neither speaks nor lets clocks run out. */
export const isSilent = ({ answeredAt }: Liveness, now: number): boolean => now - answeredAt > SILENT_MS;

/** How long the silence has lasted. */
export const silence = ({ answeredAt }: Liveness, now: number): number => Math.max(0, now - answeredAt - SILENT_MS);

/** Who holds a name, at this moment. */
export interface NameProof {
  /** Nobody holds the other's. */
  readonly isFree: boolean;
  /** Since when one's own is held without a break; null: it is not. */
  readonly ownSince: number | null;
}

/**
 * Whether another process is surely gone. `beat`: how far it has come by the database just now. Whoever has not looked for long, or is
 * silent itself, can tell nothing.
 */
export const isGone = (
  known: Liveness,
  { id, beat }: NodeBeat,
  { isFree, ownSince }: NameProof,
  now: number,
): boolean => {
  if (isSilent(known, now) || now - known.lookedAt > PROOF_MS) return false;
  const last = known.others.get(id);
  const still = last?.beat === beat ? now - last.since : 0;
  if (still > STALE_MS) return true;
  return isFree && ownSince !== null && now - ownSince >= PROOF_MS && still >= PROOF_MS;
};
