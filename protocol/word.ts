import * as v from 'valibot';

/** The small words that messages are made of. */
const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));

/** Public ids of tables, matches and actions: 128 bits. */
export const Id = hex(32);
/** Secrets, hashes and nonces: 256 bits. */
export const Digest = hex(64);
/** Ids that the identity library gives. */
export const PersonId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const Seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
export const Time = v.pipe(v.number(), v.finite());

/** A word of a game's spelling: no spaces, plain characters. */
export const Word = v.pipe(v.string(), v.regex(/^[!-~]{1,1000}$/));
export const Level = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,24}$/));
/** `baloot/1` */
export const GameId = v.pipe(v.string(), v.regex(/^[a-z]{1,24}\/\d{1,4}$/));

const OPTION = /^[A-Za-z][A-Za-z0-9]{0,40}$/;

/** House rules as they come: the game itself parses them. */
export const Rules = v.custom<{ readonly [option: string]: unknown }>(
  input =>
    typeof input === 'object' &&
    input !== null &&
    !Array.isArray(input) &&
    Object.keys(input).every(option => OPTION.test(option)),
);
