import { TRUMP_SUIT } from './deck.ts';

/** Where the bits of a suit stand in sequences: 7 8 9 10 J Q K A, lowest first. */
const PLAIN_PLACES = [0, 1, 2, 4, 5, 6, 3, 7];
const TRUMP_PLACES = [0, 1, 5, 6, 3, 7, 2, 4];

const inSequence = (places: readonly number[]): readonly number[] =>
  Array.from({ length: 256 }, (_, byte) =>
    places.reduce((sequence, place, bit) => sequence | (((byte >> bit) & 1) << place), 0),
  );

const PLAIN_SEQUENCE = inSequence(PLAIN_PLACES);
const TRUMP_SEQUENCE = inSequence(TRUMP_PLACES);

/** Projects of a hand: their Abnat together, and how the best compares: the higher number wins. */
export interface Laid {
  readonly abnat: number;
  readonly best: number;
}

const ABNAT = [0, 0, 0, 20, 50, 100];

const runsIn = (byte: number): Laid => {
  let [abnat, best, length] = [0, 0, 0];
  for (let place = 7; place >= -1; place--) {
    if (place >= 0 && (byte >> place) & 1 && length < 5) length++;
    else {
      const worth = ABNAT[length] ?? 0;
      abnat += worth;
      best = Math.max(best, worth > 0 ? worth * 16 + place + length + (length === 5 ? 8 : 0) : 0);
      length = place >= 0 && (byte >> place) & 1 ? 1 : 0;
    }
  }
  return { abnat, best };
};

const RUNS: readonly Laid[] = Array.from({ length: 256 }, (_, byte) => runsIn(byte));
const NONE: Laid = { abnat: 0, best: 0 };

/** BAL-9  What a hand of eight would declare. Where a four of a kind shares a card with a sequence, both are counted: it is that rare. */
export const projectsIn = (hand: number, trumps: number): Laid => {
  const first = trumps === TRUMP_SUIT ? TRUMP_SEQUENCE : PLAIN_SEQUENCE;
  const suits = [
    first[hand & 255] ?? 0,
    PLAIN_SEQUENCE[(hand >>> 8) & 255] ?? 0,
    PLAIN_SEQUENCE[(hand >>> 16) & 255] ?? 0,
    PLAIN_SEQUENCE[hand >>> 24] ?? 0,
  ] as const;
  const runs = suits.reduce((sum, byte) => added(sum, RUNS[byte] ?? NONE), NONE);
  const fours = suits[0] & suits[1] & suits[2] & suits[3] & 0xf8;
  return fours === 0 ? runs : added(runs, fourOf(31 - Math.clz32(fours), trumps));
};

const fourOf = (place: number, trumps: number): Laid => {
  const abnat = place === 7 && trumps === 0 ? 200 : 100;
  return { abnat, best: abnat * 16 + place };
};

const added = (a: Laid, b: Laid): Laid =>
  b.abnat === 0 ? a : { abnat: a.abnat + b.abnat, best: Math.max(a.best, b.best) };

/** BAL-9.13…18  Abnat awarded to each side, if all four hands of eight declare what they have. */
export const awarded = (hands: readonly number[], trumps: number, first: number): [number, number] => {
  const abnat: [number, number] = [0, 0];
  let [best, winner] = [0, 0];
  for (let turn = 0; turn < 4; turn++) {
    const seat = (first + turn) & 3;
    const laid = projectsIn(hands[seat] ?? 0, trumps);
    abnat[seat & 1 ? 1 : 0] += laid.abnat;
    if (laid.best > best) [best, winner] = [laid.best, seat & 1];
  }
  abnat[winner === 0 ? 1 : 0] = 0;
  return abnat;
};
