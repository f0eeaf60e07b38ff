import { keepLaws } from '@majlis/kernel/laws';
import { catchesLeaks, laws } from '@majlis/kernel/laws/tests';
import { expect, test } from 'vitest';
import { lawCase } from './law-case.ts';

laws(lawCase, 3);

test.each(lawCase.game.sizes)('random play of %i seats does everything there is to do', seats => {
  const { actions } = keepLaws(lawCase, {
    matches: 4,
    seed: 7,
    seats,
    options: () => lawCase.game.options.presets.default,
  });
  const kinds = ['draw', 'npick', 'cancelPick', 'meld', 'extend', 'swap', 'shift', 'merge', 'undo', 'discard', 'lapse'];
  expect(kinds.filter(kind => !actions.get(kind))).toEqual([]);
});

catchesLeaks(lawCase, [
  'dealt',
  'lapsed',
  'drawn',
  'picked',
  'pickReturned',
  'melded',
  'extended',
  'swapped',
  'shifted',
  'merged',
  'undone',
  'discarded',
  'burnt',
  'passed',
]);
