import { expect, test } from 'vitest';
import { devicesOf } from './device.ts';

const devices = devicesOf(Buffer.alloc(32, 1), false);
const asked = (cookie: string): Headers => new Headers({ cookie: `a=b; ${cookie.split(';')[0]}` });

test('[T38] a device is known by its cookie, for the accounts that were open there; a forged one is a new device', () => {
  const fresh = devices.of(new Headers());
  const cookie = devices.cookie(fresh, 'noor');
  const device = devices.of(asked(cookie));
  expect(device.id).toBe(fresh.id);
  expect([devices.knows(device, 'noor'), devices.knows(device, 'omar')]).toEqual([true, false]);
  const both = devices.of(asked(devices.cookie(device, 'omar')));
  expect([devices.knows(both, 'noor'), devices.knows(both, 'omar')]).toEqual([true, true]);
  const [, mark = ''] = /\.([0-9a-f]{32});/.exec(cookie) ?? [];
  const stranger = devices.of(new Headers());
  expect(devices.knows({ ...stranger, marks: [mark] }, 'noor')).toBe(false);
  for (const forged of [cookie.replace(fresh.id, stranger.id), cookie.replace(/=.{4}/, '=0000'), 'majlis-device=x'])
    expect(devices.knows(devices.of(asked(forged)), 'noor')).toBe(false);
  expect(devices.of(asked(devicesOf(Buffer.alloc(32, 2), false).cookie(fresh))).id).not.toBe(fresh.id);
});
