import type { Conn } from './messages.ts';

/**
 * A door's side of its links to hosts: it holds sockets and no table. What it passes on it never reads. The wire between them may lose
 * frames, and lets none overtake another of the same sender.
 */
export interface Door {
  readonly passages: ReadonlyMap<Conn, Passage>;
  /** The number of the last frame from each host. */
  readonly seen: ReadonlyMap<string, number>;
}

/** A connection's way to its table. */
interface Passage {
  readonly table: string;
  /** Whom it has entered; null: it is on its way in. */
  readonly host: string | null;
  /** Which try to enter this is: the table knows the connection by it, so that nothing of an earlier one is taken for it. */
  readonly tries: number;
  readonly askedAt: number;
  /** What came from its socket while it was on its way. */
  readonly queued: readonly string[];
}

/** What a host has to say to connections of one door. Numbers have no holes unless a frame was lost. */
interface HostFrame {
  readonly host: string;
  readonly n: number;
  /** `text` null: its table is no longer here. */
  readonly lines: readonly { readonly to: Address; readonly text: string | null }[];
}

/** A connection and the try it entered with. */
export interface Address {
  readonly conn: Conn;
  readonly tries: number;
}

export type DoorInput =
  | { readonly kind: 'opened'; readonly conn: Conn; readonly table: string }
  | { readonly kind: 'closed'; readonly conn: Conn }
  | { readonly kind: 'said'; readonly conn: Conn; readonly text: string }
  | { readonly kind: 'frame'; readonly frame: HostFrame }
  | { readonly kind: 'entered'; readonly to: Address; readonly host: string }
  /** Its table is another's, if `owner` says whose; or nobody could tell just now. */
  | { readonly kind: 'turnedAway'; readonly to: Address; readonly owner: string | null }
  /** No responders, or found gone. A host that only takes its time is never lost. */
  | { readonly kind: 'lost'; readonly host: string }
  | { readonly kind: 'moving'; readonly host: string; readonly tables: readonly string[]; readonly next: string }
  | { readonly kind: 'ticked' };

export type DoorEffect =
  /** `host` null: whoever should have it. */
  | { readonly kind: 'enter'; readonly to: Address; readonly table: string; readonly host: string | null }
  | {
      readonly kind: 'pass';
      readonly host: string;
      readonly from: Address;
      readonly table: string;
      readonly text: string;
    }
  /** Something was lost on the way here: the connection asks for everything afresh. */
  | { readonly kind: 'missed'; readonly host: string; readonly from: Address; readonly table: string }
  | { readonly kind: 'leave'; readonly host: string; readonly from: Address }
  | { readonly kind: 'tell'; readonly conn: Conn; readonly text: string }
  | { readonly kind: 'busy'; readonly conn: Conn; readonly text: string };

export interface DoorStep {
  readonly door: Door;
  readonly effects: readonly DoorEffect[];
}

export const EMPTY_DOOR: Door = { passages: new Map(), seen: new Map() };

const MOST_QUEUED = 64;
/** A try without an answer is made again. */
const PATIENCE_MS = 1_000;

export const doorStep = (door: Door, input: DoorInput, now: number): DoorStep => {
  switch (input.kind) {
    case 'opened':
      return entering(door, { conn: input.conn, tries: 1 }, { table: input.table, queued: [] }, null, now);
    case 'closed':
      return closed(door, input.conn);
    case 'said':
      return said(door, input.conn, input.text);
    case 'frame':
      return framed(door, input.frame, now);
    case 'entered':
      return entered(door, input.to, input.host);
    case 'turnedAway':
      return isCurrent(door, input.to) ? again(door, input.to.conn, input.owner, now) : { door, effects: [] };
    case 'lost':
      return moved(door, ({ host }) => host === input.host, null, now);
    case 'moving':
      return moved(door, ({ host, table }) => host === input.host && input.tables.includes(table), input.next, now);
    case 'ticked':
      return moved(door, ({ host, askedAt }) => host === null && now - askedAt > PATIENCE_MS, null, now);
  }
};

const withPassage = (door: Door, conn: Conn, passage: Passage): Door => ({
  ...door,
  passages: new Map(door.passages).set(conn, passage),
});

const isCurrent = ({ passages }: Door, { conn, tries }: Address): boolean => passages.get(conn)?.tries === tries;

const entering = (
  door: Door,
  to: Address,
  { table, queued }: Pick<Passage, 'table' | 'queued'>,
  host: string | null,
  now: number,
): DoorStep => ({
  door: withPassage(door, to.conn, { table, queued, host: null, tries: to.tries, askedAt: now }),
  effects: [{ kind: 'enter', to, table, host }],
});

/** A new try; where it was before it is not wanted any more. */
const again = (door: Door, conn: Conn, host: string | null, now: number): DoorStep => {
  const passage = door.passages.get(conn);
  if (!passage) return { door, effects: [] };
  const next = entering(door, { conn, tries: passage.tries + 1 }, passage, host, now);
  const from = { conn, tries: passage.tries };
  const left: readonly DoorEffect[] = passage.host === null ? [] : [{ kind: 'leave', host: passage.host, from }];
  return { door: next.door, effects: [...left, ...next.effects] };
};

const moved = (from: Door, which: (passage: Passage) => boolean, host: string | null, now: number): DoorStep => {
  let door = from;
  const effects: DoorEffect[] = [];
  for (const [conn, passage] of from.passages) {
    if (!which(passage)) continue;
    const next = again(door, conn, host, now);
    ({ door } = next);
    effects.push(...next.effects);
  }
  return { door, effects };
};

const closed = (door: Door, conn: Conn): DoorStep => {
  const passage = door.passages.get(conn);
  const passages = new Map(door.passages);
  passages.delete(conn);
  const from = { conn, tries: passage?.tries ?? 0 };
  return { door: { ...door, passages }, effects: passage?.host ? [{ kind: 'leave', host: passage.host, from }] : [] };
};

const said = (door: Door, conn: Conn, text: string): DoorStep => {
  const passage = door.passages.get(conn);
  if (!passage) return { door, effects: [] };
  const { host, table, tries, queued } = passage;
  if (host !== null) return { door, effects: [{ kind: 'pass', host, from: { conn, tries }, table, text }] };
  if (queued.length >= MOST_QUEUED) return { door, effects: [{ kind: 'busy', conn, text }] };
  return { door: withPassage(door, conn, { ...passage, queued: [...queued, text] }), effects: [] };
};

/** What was said on the way in goes after it. An answer to an earlier try is taken back. */
const entered = (door: Door, to: Address, host: string): DoorStep => {
  const passage = door.passages.get(to.conn);
  if (!passage || passage.tries !== to.tries) return { door, effects: [{ kind: 'leave', host, from: to }] };
  if (passage.host !== null) return { door, effects: [] };
  const { table, queued } = passage;
  return {
    door: withPassage(door, to.conn, { ...passage, host, queued: [] }),
    effects: queued.map(text => ({ kind: 'pass', host, from: to, table, text })),
  };
};

/** A frame of numbers that were passed over already is old; one that skips some tells that something was lost. */
const framed = (from: Door, frame: HostFrame, now: number): DoorStep => {
  const { host, n } = frame;
  const last = from.seen.get(host) ?? 0;
  if (n <= last) return { door: from, effects: [] };
  let door: Door = { ...from, seen: new Map(from.seen).set(host, n) };
  const effects: DoorEffect[] = n > last + 1 ? missing(from, host) : [];
  for (const line of frame.lines) {
    const next = heard(door, host, line.to, line.text, now);
    ({ door } = next);
    effects.push(...next.effects);
  }
  return { door, effects };
};

const missing = ({ passages }: Door, host: string): DoorEffect[] =>
  [...passages].flatMap(([conn, passage]) =>
    passage.host === host
      ? [{ kind: 'missed', host, from: { conn, tries: passage.tries }, table: passage.table } as const]
      : [],
  );

/** Only the host that a connection entered last speaks to it; its first word may come before it says that it is entered. */
const heard = (door: Door, host: string, to: Address, text: string | null, now: number): DoorStep => {
  const own = isCurrent(door, to) ? door.passages.get(to.conn) : undefined;
  if (!own || (own.host !== null && own.host !== host)) return { door, effects: [{ kind: 'leave', host, from: to }] };
  if (text === null) return again(door, to.conn, null, now);
  const next = own.host === null ? entered(door, to, host) : { door, effects: [] };
  return { door: next.door, effects: [...next.effects, { kind: 'tell', conn: to.conn, text }] };
};
