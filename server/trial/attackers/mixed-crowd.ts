import type { Socket } from 'node:net';
import { pause } from '../process.ts';
import { guestOf, type TestVisitor } from '../test-visitor.ts';
import { type Attack, isOver, left, type Target } from './attack.ts';
import { closed } from './inside.ts';
import { lines, poured, waited } from './line.ts';
import { upgradeOf } from './upgrade.ts';

/** Looks on where honest people play, says that it has missed something, and reads only now and then. */
const stares = async (visitor: TestVisitor, target: Target): Promise<void> => {
  const ticket = await visitor.ticket();
  const socket = visitor.socket();
  const gone = closed(socket);
  socket.once('open', () => socket.send(JSON.stringify({ kind: 'hello', ticket, place: target.table })));
  const timer = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return;
    socket.send('{"kind":"missed","you":null,"at":0}');
    if (socket.isPaused) socket.resume();
    else socket.pause();
  }, 1_700);
  await Promise.race([gone, pause(left(target))]);
  clearInterval(timer);
  socket.terminate();
};

const watches: Attack['run'] = async target => {
  while (!isOver(target)) {
    const visitor = await guestOf(target.port).catch(() => pause(500));
    while (visitor && !isOver(target)) await stares(visitor, target).catch(() => pause(200));
  }
};

/** A socket is asked for, and whoever asked hangs up: at once, in the middle of the word, half, or when it has been agreed to. */
const HALVES: readonly ((line: Socket, text: string) => Promise<unknown>)[] = [
  async (line, text) => line.end(text),
  async (line, text) => line.write(text) && line.resetAndDestroy(),
  async (line, text) => {
    line.write(text.slice(0, -7));
    await pause(30);
    line.end(text.slice(-7));
    await pause(2_000);
  },
  async (line, text) => {
    line.write(text);
    await pause(60);
    line.end();
    await pause(2_000);
  },
  async (line, text) => {
    line.write(text);
    await pause(60);
    line.resetAndDestroy();
  },
];

let begun = 0;

const halfOpen = lines(3, async (line, target) => {
  line.resume();
  await HALVES[begun++ % HALVES.length]?.(line, upgradeOf(target.port));
});

const OPTIONS =
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\nOPTIONS /api/guest HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nAccess-Control-Request-Method: POST\r\n\r\n';

const options = lines(2, async (line, target) => {
  line.resume();
  await Promise.race([poured(line, target, OPTIONS.repeat(300)), waited(line, target)]);
});

const ROLES = [watches, halfOpen, options];

let roles = 0;

/** Those who look on, those who ask for a socket and hang up, and those who ask what may be asked: all at once. */
export const mixedCrowd: Attack = {
  name: 'watchers, hang-ups and askers',
  run: async target => ROLES[roles++ % ROLES.length]?.(target),
};
