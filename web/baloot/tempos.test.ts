import { baloot as rules } from '@majlis/baloot';
import { clockOf } from '@majlis/baloot/for-web';
import { expect, test } from 'vitest';
import { baloot } from '@/baloot/index.ts';

test.each(baloot.tempos)('[BAL-18.1] the home page promises the clock of the rules: %o', ({ seconds, options }) => {
  const parsed = rules.options.parse(options);
  expect(parsed.ok && clockOf('play', parsed.options.speed)).toBe(seconds === null ? null : seconds * 1000);
});
