import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { newPage, takeFaults } from '@/test/page.ts';

let house: RealHouse;

beforeAll(async () => {
  house = await realHouse();
});

afterAll(() => house.close());

const [SALT, NONCE, COUNTER] = ['5a'.repeat(16), 'c3'.repeat(16), 40_000];

/** As the door asks it: how the hash of salt, nonce and the right number begins. */
const key = createHash('sha256')
  .update(Buffer.from(SALT + NONCE + COUNTER.toString(16).padStart(8, '0'), 'hex'))
  .digest('hex');
const challenge = { parameters: { salt: SALT, nonce: NONCE, keyPrefix: key.slice(0, 32) }, signature: 'a' };

test('NET-06 where the house asks for a proof of work, the page says so, does it beside itself, and goes on', async () => {
  const page = await newPage('/fair', { locale: 'en-US' }, house.address);
  const proofs: unknown[] = [];
  // A crowded address: the first request of each is answered with a question.
  await page.route('**/api/guest', async route => {
    const proof = route.request().headers()['x-proof'];
    if (proof === undefined) return route.fulfill({ status: 429, json: { reason: 'prove', challenge } });
    proofs.push(JSON.parse(Buffer.from(proof, 'base64').toString()));
    return route.continue();
  });
  const said = page.getByText('One moment, checking…').waitFor();
  await page.locator('a[href="/"]').first().click();
  await page.locator('.sh-create').click();
  await page.locator('dialog[open] input[value="private"]').check({ force: true });
  await page.locator('dialog[open] .sh-btn-gold').click();
  await said;
  await page.locator('.sh-room [data-taken="true"]').first().waitFor();
  expect(takeFaults()).toEqual([expect.stringContaining('429')]);
  const right = { challenge, solution: { counter: COUNTER, derivedKey: key } };
  expect(proofs[0]).toEqual(right);
  expect(proofs).toEqual(proofs.map(() => right));
});
