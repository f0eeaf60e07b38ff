/** How far the dice have come: the deal that is on, and the labels thrown in it, in order. */
export interface DiceCursor {
  readonly k: number;
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
}

/** Where the next throw of a label falls. */
export interface DicePlace {
  readonly k: number;
  readonly attempt: number;
}

/** The first roll of a match is deal 1. */
export const FIRST_THROW: DiceCursor = { k: 1, accepted: [], refused: [] };

/** A label that was accepted in this deal comes again only in the next one: so k has no gaps, and nobody chooses it. */
const dealt = (cursor: DiceCursor, label: string): DiceCursor =>
  cursor.accepted.includes(label) ? { k: cursor.k + 1, accepted: [], refused: [] } : cursor;

export const nextPlaceOf = (cursor: DiceCursor, label: string): DicePlace => {
  const { k, refused } = dealt(cursor, label);
  return { k, attempt: refused.filter(other => other === label).length };
};

/** The cursor after a throw. */
export const afterThrow = (cursor: DiceCursor, label: string, verdict: 'accepted' | 'refused'): DiceCursor => {
  const now = dealt(cursor, label);
  return { ...now, [verdict]: [...now[verdict], label] };
};
