import type { Attack } from './attack.ts';
import { bareAsked } from './bare-asked.ts';

const DISGUISES = ['/%61pi/guest', 'http://x/api/guest', '/api/%67%75%65%73%74'] as const;

/** What is dear, asked for by an address that does not look like it. */
export const disguised: Attack = {
  name: 'requests in disguise',
  run: bareAsked(3, (n, { port }) => ({
    path: DISGUISES[n % DISGUISES.length] ?? '/',
    method: 'POST',
    headers: [`Origin: http://127.0.0.1:${port}`, 'Content-Type: application/json'],
    body: '{}',
  })),
};
