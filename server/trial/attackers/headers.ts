import type { Attack } from './attack.ts';
import { trickled } from './trickled.ts';

export const endlessHeaders: Attack = {
  name: 'headers that never end',
  run: trickled(n => (n === 0 ? 'GET / HTTP/1.1\r\nHost: x\r\n' : `X-${n}: y\r\n`), 20),
};

export const bigHeaders: Attack = {
  name: 'headers of 20 KB',
  run: trickled(() => `GET / HTTP/1.1\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 20),
};
