import { pause } from '../process.ts';
import type { Attack } from './attack.ts';
import { lines, waited } from './line.ts';
import { upgradeOf } from './upgrade.ts';

/** None of them becomes a socket, and each was almost one. */
const badly = (port: number): readonly string[] => [
  upgradeOf(port, { key: 'short' }),
  upgradeOf(port, { version: '99' }),
  upgradeOf(port, { method: 'POST' }),
  upgradeOf(port, { path: `/wss?${'q'.repeat(4_000)}` }),
  upgradeOf(port, { more: 'Sec-WebSocket-Protocol: ,,,\r\n' }),
  upgradeOf(port, { more: `Cookie: majlis=${'a.'.repeat(3_400)}\r\n` }),
  upgradeOf(port) + 'x'.repeat(3_000),
];

let begun = 0;

export const badUpgrades: Attack = {
  name: 'upgrades that come to nothing',
  run: lines(3, async (line, target) => {
    line.resume();
    line.write(badly(target.port)[begun++ % 7] ?? '');
    await Promise.race([waited(line, target), pause(2_000)]);
  }),
};
