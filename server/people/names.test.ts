import { expect, test } from 'vitest';
import { judgedName, suggestedName } from './names.ts';

const SCRIPTS = [
  ['ar', /^\p{Script=Arabic}/u],
  ['ur', /^\p{Script=Arabic}/u],
  ['hi', /^\p{Script=Devanagari}/u],
  ['pt', /^\p{Script=Latin}/u],
  ['en', /^\p{Script=Latin}/u],
  ['fr', /^\p{Script=Latin}/u],
  ['de, ar-SA;q=0.8', /^\p{Script=Arabic}/u],
  ['', /^\p{Script=Latin}/u],
] as const;

test.each(SCRIPTS)(
  'who reads “%s” is given a name in a script of theirs, and the house takes it',
  (languages, script) => {
    for (let n = 0; n < 200; n++) {
      const name = suggestedName(languages);
      expect(name).toMatch(script);
      expect(judgedName(name)).toEqual({ name });
    }
  },
);
