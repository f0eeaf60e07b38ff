import type { Socket } from 'node:net';
import { pause } from '../process.ts';
import { type Attack, isOver, type Target } from './attack.ts';
import { lines } from './line.ts';
import { upgradeOf } from './upgrade.ts';

/** A frame of a client, masked with nothing. `first`: what it is, and whether it is the last of its message. */
const frame = (first: number, body: Buffer): Buffer => {
  const length = body.length < 126 ? [body.length] : [126, body.length >> 8, body.length & 255];
  const [head = 0, ...rest] = length;
  return Buffer.concat([Buffer.from([first, 0x80 | head, ...rest, 0, 0, 0, 0]), body]);
};

const [OPEN_TEXT, MORE, CLOSE, PING, PACKED] = [0x01, 0x00, 0x88, 0x89, 0xc1] as const;
const crumb = frame(MORE, Buffer.from('x'));

/** One message of single letters that never ends; pings; a frame letter by letter; packed frames that nobody agreed upon; goodbyes without end. */
const HARMS: readonly ((line: Socket, goesOn: () => boolean) => Promise<void>)[] = [
  async (line, goesOn) => {
    line.write(frame(OPEN_TEXT, Buffer.from('x')));
    for (; goesOn(); await pause(20)) line.write(Buffer.concat(Array(50).fill(crumb)));
  },
  async (line, goesOn) => {
    const pings = Buffer.concat(Array(30).fill(frame(PING, Buffer.alloc(120))));
    for (; goesOn(); await pause(10)) line.write(pings);
  },
  async (line, goesOn) => {
    const slow = frame(0x80 | OPEN_TEXT, Buffer.alloc(4_000, ' '));
    for (let n = 0; goesOn() && n < slow.length; n++, await pause(15)) line.write(slow.subarray(n, n + 1));
  },
  async line => {
    line.write(frame(PACKED, Buffer.alloc(3_000, 7)));
    await pause(100);
  },
  async line => {
    line.write(Buffer.concat(Array(200).fill(frame(CLOSE, Buffer.from([3, 232])))));
    await pause(100);
  },
];

let begun = 0;

export const crumbs: Attack = {
  name: 'frames in crumbs',
  run: lines(2, async (line: Socket, target: Target) => {
    line.resume();
    line.write(upgradeOf(target.port));
    await pause(50);
    await HARMS[begun++ % HARMS.length]?.(line, () => !isOver(target) && !line.destroyed);
  }),
};
