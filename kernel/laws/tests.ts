import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OfKind } from '../game.ts';
import type { Field, Options } from '../options.ts';
import { type Random, seeded } from '../random.ts';
import { emptyTally, keepLaws, type LawCase, lawfulMatch, worldsDrawn } from './index.ts';
import { playLeaking } from './leaky.ts';

/** The one call in every game's tests: each preset under random play, then options and play chosen by fast-check. */
export const laws = <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(
  lawCase: LawCase<O, S, A, E, R>,
  matches = 20,
): void => {
  const { id, sizes, options } = lawCase.game;
  const rows = sizes.flatMap(seats => Object.entries(options.presets).map(([name, rules]) => ({ name, seats, rules })));
  test.each(rows)(`${id} keeps the laws: $name, $seats seats`, ({ seats, rules }) => {
    const tally = keepLaws(lawCase, { matches, seed: 1, seats, options: () => rules });
    expect(worldsDrawn(tally).differed).toBeGreaterThan(0);
  });
  test(`${id} keeps the laws under any options and any play`, () => {
    const play = fc.array(fc.nat(1 << 20), { maxLength: 300 });
    fc.assert(
      fc.property(fc.constantFrom(...sizes), anyOptions(options), play, (seats, rules, choices) => {
        lawfulMatch(lawCase, rules, seats, scripted(choices), emptyTally());
      }),
      { numRuns: matches, seed: 1 },
    );
  });
};

/** A leak planted in any of these events breaks the law of secrecy; left out are those told when nothing is hidden. */
export const catchesLeaks = <O extends object, S, A extends OfKind, E extends OfKind, R extends string>(
  lawCase: LawCase<O, S, A, E, R>,
  kinds: readonly E['kind'][],
  matches = 40,
): void => {
  const presets = Object.values<O>(lawCase.game.options.presets);
  test.each(kinds)(`${lawCase.game.id}: a leak planted in '%s' is caught`, kind => {
    const run = () => {
      for (let n = 0; n < matches; n++) {
        const rules = presets[n % presets.length];
        if (rules) playLeaking(lawCase, kind, rules, n);
      }
    };
    expect(run).toThrow(/secrecy: what is told/);
  });
};

/** Every combination of house rules that the game's own parser lets in. */
export const anyOptions = <O extends object>(options: Options<O>): fc.Arbitrary<O> =>
  fc
    .record(
      Object.fromEntries(
        Object.entries<Field<unknown>>(options.fields).map(([name, field]) => [name, anyValue(field)]),
      ),
    )
    .map(input => options.parse(input))
    .filter(parsed => parsed.ok)
    .map(parsed => parsed.options);

const anyValue = (field: Field<unknown>): fc.Arbitrary<unknown> =>
  field.kind === 'one' ? fc.constantFrom(...field.values) : fc.integer({ min: field.from, max: field.to });

/** Choices by fast-check, so that a failure shrinks; after them the play goes on by itself. */
const scripted = (choices: readonly number[]): Random => {
  const rest = seeded(choices.length);
  let at = 0;
  return {
    below: n => {
      const choice = choices[at++];
      return choice === undefined ? rest.below(n) : choice % n;
    },
  };
};
