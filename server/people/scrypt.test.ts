import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './scrypt.ts';

test('a password is known again, and no other is taken for it', async () => {
  const hash = await hashPassword('seven blue lanterns');
  expect(hash).not.toContain('lanterns');
  expect(await isPasswordOf({ hash, password: 'seven blue lanterns' })).toBe(true);
  expect(await isPasswordOf({ hash, password: 'seven blue lantern' })).toBe(false);
  expect(await isPasswordOf({ hash: 'x', password: '' })).toBe(false);
});

test('[T20] the row of passwords to be hashed is bounded', async () => {
  const all = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => hashPassword(`one of many ${n}`)));
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(4);
});
