import { randomBytes } from 'node:crypto';
import { pack } from '@majlis/kernel';
import { fairDice } from '@majlis/table';
import { expect, test } from 'vitest';
import { nativeDice } from './dice.ts';

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

test('the machine’s own hash throws the same dice', () => {
  const dice = nativeDice();
  for (let n = 0; n < 20; n++) {
    const [id, tip, k] = [hex(16), hex(32), n === 0 ? 1_024 : n * 32 - (n % 3)];
    expect(dice.commitment(id, tip)).toBe(fairDice.commitment(id, tip));
    expect(dice.secret(id, tip, k)).toBe(fairDice.secret(id, tip, k));
    const match = { id, ctx: 'trunfo/1/1', nonces: [hex(32), hex(32)] };
    const roll = { kind: 'shuffle', pack: pack(['A', 'K', '7']), label: 'shuffle' } as const;
    expect(dice.thrower(match, tip, k)(roll, 3)).toEqual(fairDice.thrower(match, tip, k)(roll, 3));
  }
});
