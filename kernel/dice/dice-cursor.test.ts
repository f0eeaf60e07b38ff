import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterThrow, type DiceCursor, type DicePlace, FIRST_THROW, nextPlaceOf } from './dice-cursor.ts';

/** `trump shuffle! shuffle`: labels in order, `!` = refused. → `1.0 1.0 1.1`: deal.attempt of each. */
const courseOf = (throws: readonly string[]): readonly DicePlace[] => {
  let cursor: DiceCursor = FIRST_THROW;
  return throws.map(thrown => {
    const label = thrown.replace('!', '');
    const place = nextPlaceOf(cursor, label);
    cursor = afterThrow(cursor, label, thrown.endsWith('!') ? 'refused' : 'accepted');
    return place;
  });
};

test.each([
  ['the first roll is deal 1', 'shuffle', '1.0'],
  ['other labels stay in the deal', 'dealer trump shuffle', '1.0 1.0 1.0'],
  ['an accepted label again is the next deal', 'shuffle shuffle shuffle', '1.0 2.0 3.0'],
  ['what comes after it is in that deal too', 'dealer shuffle shuffle dealer', '1.0 1.0 2.0 2.0'],
  ['a refused roll is the next attempt', 'shuffle! shuffle! shuffle', '1.0 1.1 1.2'],
  ['attempts begin anew in the next deal', 'shuffle! shuffle shuffle! shuffle', '1.0 1.1 2.0 2.1'],
  ['each label has its own attempts', 'a! b! a b', '1.0 1.0 1.1 1.1'],
  ['a rematch with a new trump', 'trump shuffle! shuffle trump shuffle', '1.0 1.0 1.1 2.0 2.0'],
  ['sudden death keeps its trump', 'trump shuffle shuffle! shuffle', '1.0 1.0 2.0 2.1'],
])('%s', (_, throws, places) => {
  expect(courseOf(throws.split(' ')).map(({ k, attempt }) => `${k}.${attempt}`)).toEqual(places.split(' '));
});

test('k has no gaps, no label is accepted twice in a deal, no place is used twice', () => {
  const throws = fc.array(fc.constantFrom('a', 'b', 'c', 'a!', 'b!', 'c!', '__proto__', '__proto__!'));
  fc.assert(
    fc.property(throws, labels => {
      const places = courseOf(labels);
      places.forEach(({ k }, i) => {
        expect([0, 1]).toContain(k - (places[i - 1]?.k ?? 1));
      });
      const accepted = labels.flatMap((label, i) => (label.endsWith('!') ? [] : [`${label} ${places[i]!.k}`]));
      expect(new Set(accepted).size).toBe(accepted.length);
      const used = labels.map((label, i) => `${label.replace('!', '')} ${places[i]!.k} ${places[i]!.attempt}`);
      expect(new Set(used).size).toBe(used.length);
    }),
  );
});
