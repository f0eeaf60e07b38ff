import { expect, test } from 'vitest';
import { options } from './options.ts';
import { open, type TrunfoState } from './state.ts';
import { waits } from './waits.ts';

const unhurried: TrunfoState = { ...open({ ...options.presets.default, clock: 'off' }), phase: 'selecting' };

test('[TRU-3.9] without a clock both are awaited for as long as they like, at private tables only', () => {
  expect(waits(unhurried).map(({ on, ms }) => [on, ms])).toEqual([
    [0, null],
    [1, null],
  ]);
  expect(waits({ ...unhurried, phase: 'result' })).toMatchObject([{ on: 'house', ms: 7_000 }]);
  expect(options.privateOnly(unhurried.options)).toBe(true);
});
