import type { Card, OfKind, Viewer } from '@majlis/kernel';

/** The cards of the present deal that somebody may know by sight. */
export interface Knowledge {
  readonly everybody: ReadonlySet<Card>;
  /** Beyond that, seat by seat. */
  readonly seats: readonly ReadonlySet<Card>[];
  /** Score sheets of earlier deals, letter by letter: they may lie about, whatever cards they name. */
  readonly papers: readonly string[];
  /** The present deal's: not yet past, and looked at like everything else. */
  readonly sheets: readonly string[];
}

/**
 * "May know", written from the rules and from nothing else: it reads the events of the log and has never heard of the game's
 * own `view`, `mask` and `worlds`.
 */
export interface Oracle {
  /** Before the first deal. */
  begin(seats: number): Knowledge;
  learn(knowledge: Knowledge, event: OfKind): Knowledge;
  /** Whether this is a choice that nobody but its seat may so much as notice. */
  isSilent(event: OfKind): boolean;
  /** `drawn`: everybody sees that a choice was made, nobody else which. `lifted`: all such choices lie open. */
  veil(event: OfKind): 'drawn' | 'lifted' | null;
}

/** The cards are gathered: they are nobody's, and everybody knows what a pack is made of. */
export const gatherCards = (seats: number, pack: readonly Card[], before?: Knowledge): Knowledge => ({
  everybody: new Set(pack),
  seats: Array.from({ length: seats }, () => new Set<Card>()),
  papers: before ? [...before.papers, ...before.sheets].slice(-4) : [],
  sheets: [],
});

export const mayKnow = ({ everybody, seats }: Knowledge, viewer: Viewer): ReadonlySet<Card> =>
  viewer === 'rail' ? everybody : new Set([...everybody, ...(seats[viewer] ?? [])]);

/** These cards now lie open to all. */
export const showToAll = (knowledge: Knowledge, cards: Iterable<Card>): Knowledge => ({
  ...knowledge,
  everybody: new Set([...knowledge.everybody, ...cards]),
});

/** Each seat takes up these cards. */
export const handToSeats = (knowledge: Knowledge, hands: readonly (readonly Card[])[]): Knowledge => ({
  ...knowledge,
  seats: knowledge.seats.map((known, seat) => new Set([...known, ...(hands[seat] ?? [])])),
});
