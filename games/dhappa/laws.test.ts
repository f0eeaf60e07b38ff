import { keepLaws } from '@majlis/kernel/laws';
import { catchesLeaks, laws } from '@majlis/kernel/laws/tests';
import { expect, test } from 'vitest';
import { subject } from './subject.ts';

laws(subject, 3);

test.each(subject.game.sizes)('random play of %i seats does everything there is to do', seats => {
  const { actions } = keepLaws(subject, {
    matches: 4,
    seed: 7,
    seats,
    options: () => subject.game.options.presets.default,
  });
  const kinds = ['draw', 'npick', 'cancelPick', 'meld', 'extend', 'swap', 'shift', 'merge', 'undo', 'discard', 'lapse'];
  expect(kinds.filter(kind => !actions.get(kind))).toEqual([]);
});

catchesLeaks(subject, [
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
