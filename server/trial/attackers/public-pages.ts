import type { Attack } from './attack.ts';
import { bareAsked } from './bare-asked.ts';

const ID = 'a1'.repeat(16);
const PAGES = [
  '/api/watch',
  '/api/pools',
  '/api/tables',
  `/api/tables/${ID}`,
  `/api/matches/${ID}`,
  '/api/name',
  '/api/me',
  '/readyz',
  '/watch',
  '/leagues',
  '/u/noor',
] as const;

/** Whatever anybody may read who has never been here. */
export const publicPages: Attack = {
  name: 'pages that are open to all',
  run: bareAsked(3, n => ({
    path: PAGES[n % PAGES.length] ?? '/',
    method: n % 5 === 4 ? 'HEAD' : 'GET',
    headers: ['Accept: text/html', 'Accept-Encoding: br'],
  })),
};
