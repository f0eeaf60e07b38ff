import { parseCard } from '../card.ts';
import { type Hex, isHex } from './bytes.ts';
import { DEALS } from './chain.ts';
import type { DiceValue } from './throw.ts';

/** Everything about the dice of one match that is public after the reveal. Plain JSON. */
export interface Transcript {
  readonly alg: 'cg1';
  readonly id: Hex;
  readonly ctx: string;
  readonly commitment: Hex;
  readonly seats: readonly DiceChair[];
  readonly deals: readonly DiceDeal[];
}

export interface DiceChair {
  /** Given when the seat was taken; null = a bot. */
  readonly hash: Hex | null;
  readonly nonce: Hex;
}

export interface DiceDeal {
  readonly k: number;
  /** null = not told by itself: it follows from that of a later deal. */
  readonly secret: Hex | null;
  readonly rolls: readonly Rolled[];
}

/** One throw, the refused ones too. */
export interface Rolled {
  readonly label: string;
  readonly attempt: number;
  readonly accepted: boolean;
  readonly value: DiceValue;
}

export type ParsedTranscript =
  | { readonly ok: true; readonly transcript: Transcript }
  | { readonly ok: false; readonly faults: readonly string[] };

export const parseTranscript = (input: unknown): ParsedTranscript => {
  const faults = faultsOf(input);
  return faults.length === 0 ? { ok: true, transcript: input as Transcript } : { ok: false, faults };
};

type Test = (value: unknown) => boolean;
type Row = readonly [field: string, test: Test, must: string];

const CTX = /^[!-.0-~]+(?:\/[!-.0-~]+){2}$/;
const LABEL = /^[!-~]+$/;

const hex =
  (length: number): Test =>
  value =>
    isHex(value, length);

const whole =
  (from: number, to: number): Test =>
  value =>
    Number.isInteger(value) && from <= Number(value) && Number(value) <= to;

const like =
  (pattern: RegExp): Test =>
  value =>
    typeof value === 'string' && pattern.test(value);

const orNull =
  (test: Test): Test =>
  value =>
    value === null || test(value);

const some: Test = value => Array.isArray(value) && value.length > 0;
const isCard: Test = value => typeof value === 'string' && parseCard(value) !== undefined;
const isFall: Test = value => (Array.isArray(value) ? value.every(isCard) : whole(0, 2 ** 32 - 1)(value));

const MATCH: readonly Row[] = [
  ['alg', value => value === 'cg1', 'is cg1'],
  ['id', hex(16), 'is 32 lowercase hex digits'],
  ['ctx', like(CTX), 'is game/rulesVersion/deckVersion'],
  ['commitment', hex(32), 'is 64 lowercase hex digits'],
  ['seats', some, 'is a list of at least one'],
  ['deals', some, 'is a list of at least one'],
];

const CHAIR: readonly Row[] = [
  ['hash', orNull(hex(32)), 'is 64 lowercase hex digits, or null for a bot'],
  ['nonce', hex(32), 'is 64 lowercase hex digits'],
];

const DEAL: readonly Row[] = [
  ['k', whole(1, DEALS), `is a whole number from 1 to ${DEALS}`],
  ['secret', orNull(hex(32)), 'is 64 lowercase hex digits, or null'],
  ['rolls', some, 'is a list of at least one'],
];

const ROLLED: readonly Row[] = [
  ['label', like(LABEL), 'is a word'],
  ['attempt', whole(0, Number.MAX_SAFE_INTEGER), 'is a whole number'],
  ['accepted', value => typeof value === 'boolean', 'is true or false'],
  ['value', isFall, 'is a list of cards or a whole number'],
];

const faultsOf = (input: unknown): string[] => [
  ...misfits('match', input, MATCH),
  ...list(input, 'seats').flatMap((chair, i) => misfits(`seat ${i}`, chair, CHAIR)),
  ...list(input, 'deals').flatMap((deal, i) => [
    ...misfits(`entry ${i} of deals`, deal, DEAL),
    ...list(deal, 'rolls').flatMap((roll, j) => misfits(`entry ${i} of deals, roll ${j}`, roll, ROLLED)),
  ]),
];

const misfits = (where: string, value: unknown, rows: readonly Row[]): string[] =>
  rows
    .filter(([field, test]) => !test(fieldOf(value, field)))
    .map(([field, , must]) => `${where}: ${field} ${must}: it is not`);

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined;

const list = (value: unknown, field: string): readonly unknown[] => {
  const entries = fieldOf(value, field);
  return Array.isArray(entries) ? [...entries] : [];
};
