import type { Input } from '@majlis/table';
import { expect, test } from 'vitest';
import { deferralOf } from './deferral.ts';

const asked = (act: string): Input => ({ kind: 'asked', conn: 'c', act, request: { kind: 'hurry' } });

/** The end of the silence, as everybody is told. */
const over = (ms: number): Input => ({ kind: 'stalled', ms, told: true });

test('what came in the silence is heard after it in order, and the silence counts for nobody', () => {
  const deferral = deferralOf();
  const departed: Input = { kind: 'departed', conn: 'c' };
  for (const input of [asked('1'), { kind: 'woke' }, { kind: 'stored', seq: 4 }, departed] as const)
    deferral.put(input);
  deferral.put({ kind: 'heard', conn: 'c', rtt: 5 });
  expect(deferral.isEmpty).toBe(false);
  expect(deferral.taken(900)).toEqual([over(900), asked('1'), { kind: 'stored', seq: 4 }, departed]);
  expect(deferral.isEmpty).toBe(true);
  expect(deferral.taken(0)).toEqual([over(0)]);
});

test('time in which the process stood still is given back once', () => {
  const deferral = deferralOf();
  deferral.put({ kind: 'stalled', ms: 8_000 });
  expect(deferral.taken(6_500)).toEqual([over(0), { kind: 'stalled', ms: 8_000 }]);
  deferral.put({ kind: 'stalled', ms: 300 });
  expect(deferral.taken(1_000)).toEqual([over(700), { kind: 'stalled', ms: 300 }]);
});

test('of what players say in the silence so much is kept, of what the store says everything', () => {
  const deferral = deferralOf();
  for (let n = 0; n < 100; n++) {
    deferral.put(asked(`${n}`));
    deferral.put({ kind: 'stored', seq: n });
  }
  const kinds = Map.groupBy(deferral.taken(0), ({ kind }) => kind);
  expect([kinds.get('asked')?.length, kinds.get('stored')?.length]).toEqual([64, 100]);
});
