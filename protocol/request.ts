import * as v from 'valibot';
import { Digest, Level, Rules, Seat, Word } from './word.ts';

const bare = <const K extends string>(kind: K) => v.strictObject({ kind: v.literal(kind) });

const at = <const K extends string>(kind: K) => v.strictObject({ kind: v.literal(kind), seat: Seat });

/** What a person may ask of a table. Whose seat it is, is never said: the connection knows. */
export const TableRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('sit'), seat: Seat, hash: Digest }),
  v.strictObject({ kind: v.literal('bind'), hash: Digest }),
  at('move'),
  bare('leave'),
  v.strictObject({ kind: v.literal('ready'), ready: v.boolean() }),
  v.strictObject({ kind: v.literal('open'), nonce: Digest }),
  v.strictObject({ kind: v.literal('act'), word: Word }),
  v.strictObject({ kind: v.literal('say'), text: v.pipe(v.string(), v.maxLength(560)) }),
  v.strictObject({ kind: v.literal('react'), sign: v.pipe(v.string(), v.maxLength(24)) }),
  v.strictObject({ kind: v.literal('swap'), seats: v.strictTuple([Seat, Seat]) }),
  bare('drawSeats'),
  at('kick'),
  at('passHost'),
  v.strictObject({ kind: v.literal('setOptions'), options: Rules }),
  v.strictObject({ kind: v.literal('seatBot'), seat: Seat, level: Level }),
  at('unseatBot'),
  bare('start'),
  bare('hurry'),
]);

export type TableRequest = v.InferOutput<typeof TableRequest>;
