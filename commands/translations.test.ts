import { expect, test } from 'vitest';
import { missingRules, missingWords, toTranslate } from './translations.ts';

test('a message that a language has not, or has empty, is to be translated', () => {
  expect(missingWords({ a: 'one', b: 'two', c: 'three' }, { a: 'eins', b: ' ', d: 'vier' })).toEqual(['b', 'c']);
});

test('a rule that a translation has not is named by its number; other lines are no rules', () => {
  const english = '# Rules\n- **BAL-1.1** one\n- **BAL-1.2** two, see **BAL-1.1**\n- **BAL-1.2a** three\n';
  expect(missingRules(english, '- **BAL-1.1** eins\n')).toEqual(['BAL-1.2', 'BAL-1.2a']);
  expect(missingRules(english, english)).toEqual([]);
});

test('a long list is cut short', () => {
  const missing = Array.from({ length: 15 }, (_, n) => `w${n}`);
  expect(toTranslate({ part: 'shell', language: 'ar', missing })).toMatch(
    /^to translate: shell, ar: w0 .* w11 and 3 more$/,
  );
});
