/** Bidi controls, zero-width and other invisible marks: with them a name can read as somebody else's. */
const TRICKS = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Default_Ignorable_Code_Point}|\u2800/gu;

const SHORTEST = 2;
const LONGEST = 20;
/** Accents piled upon one letter spill over other people's lines. */
const PILED = /\p{M}{4,}/u;

/** Letters that people here write names with. Those of other scripts are mostly chosen because they look like somebody else's. */
const SCRIPTS = [
  ...['Latin', 'Arabic', 'Devanagari', 'Cyrillic', 'Greek', 'Hebrew', 'Armenian', 'Georgian'],
  ...['Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Tamil', 'Telugu', 'Sinhala', 'Thai'],
  ...['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'],
];
const FOREIGN = new RegExp(
  `[^${['Common', 'Inherited', ...SCRIPTS].map(script => `\\p{Script=${script}}`).join('')}]`,
  'u',
);

/** A name as everybody will see it; undefined: not a name. */
export const cleanName = (input: string): string | undefined => {
  const name = input.normalize('NFKC').replace(TRICKS, '').replace(/\s+/gu, ' ').trim();
  const { length } = [...name];
  if (length < SHORTEST || length > LONGEST || PILED.test(name) || FOREIGN.test(name)) return undefined;
  return /[\p{L}\p{N}]/u.test(name) ? name : undefined;
};
