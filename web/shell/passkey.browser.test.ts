import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grave } from '@/test/axe.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { emptyPage, takeFaults } from '@/test/page.ts';

let house: RealHouse;

beforeAll(async () => {
  house = await realHouse('localhost');
});

afterAll(() => house.close());

/** A device with a key store of its own; it knows a house by its name, never by a number. */
const device = async (): Promise<{ readonly page: Page; says(yes: boolean): Promise<void> }> => {
  const page = await emptyPage({ locale: 'en-US', serviceWorkers: 'block' });
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto(`${house.address.replace('127.0.0.1', 'localhost')}/me`);
  return {
    page,
    says: async isUserVerified => {
      await line.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
};

test('ACC-06 [T82] a device is added by whoever knows the password, and opens the account; another one, or an answer given twice, opens nothing', async () => {
  const { page, says } = await device();
  await page.locator('input[name=username]').first().fill('abu.layan');
  await page.locator('input[name=password]').first().fill('saffron-tent-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.locator('[data-action="kept"]').click();
  const panel = page.locator('section', { has: page.locator('#passkeys') });
  await panel.locator('[name=password]').fill('not this one');
  await panel.locator('[data-action="add-passkey"]').click();
  await page.getByText('User name or password is wrong.').waitFor();
  expect(takeFaults()).toEqual([expect.stringContaining('401')]);
  await panel.locator('[name=password]').fill('saffron-tent-42');
  await page.keyboard.press('Enter');
  await page.getByText('This device opens your account now.').waitFor();
  expect(await grave(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const bodies: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/api/passkey/sign-in')) bodies.push(request.postData() ?? '');
  });
  const enter = page.locator('[data-action="passkey"]');
  await says(false);
  await enter.click();
  await page.getByText('Nothing was done.').waitFor();
  await says(true);
  await enter.click();
  await page.getByText('Account abu.layan').waitFor();
  const again = await page.evaluate(
    async body =>
      (await fetch('/api/passkey/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status,
    bodies[0] ?? '',
  );
  expect(again).toBe(401);
  expect(takeFaults()).toEqual([expect.stringContaining('401')]);
  await page.locator('[data-action="remove-passkeys"]').click();
  await page.getByText('No device opens your account without the password any more.').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await enter.click();
  await page.getByText('This passkey doesn’t open an account here.').waitFor();
  expect(takeFaults()).toEqual([expect.stringContaining('401')]);
});
