import type { BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core';
import { inject } from 'vitest';
import { emptyPage, withoutIdleWork } from '@/test/page.ts';

/** What a made-up house answers, by method and path; a function is given the body. `[status, body]` is a refusal. */
export interface ClubAnswers {
  [path: string]: unknown;
}

export const GUEST = { id: 'p0', name: 'Noura', kind: 'guest', username: null, muted: [], blocked: [] };
export const MEMBER = { ...GUEST, kind: 'account', username: 'noura' };

const POOLS = ['baloot/standard/rabbit', 'dhappa/standard/usual', 'trunfo/standard/usual', 'turup/classic/usual'];

export const offers = POOLS.map((name, n) => {
  const [game, preset, speed] = name.split('/');
  const seats = game === 'trunfo' ? 2 : 4;
  return { name, game: `${game}/1`, seats, preset, speed, waiting: n, typicalMs: n === 0 ? 40_000 : null };
});

export const NO_PAUSE = { until: 0, why: null, nextMs: 120_000, cleanLeft: null, pattern: false };

const TICKET = '0'.repeat(64);

/** A page of the club before a made-up house: its answers may be changed while it is looked at. */
export interface ClubPage {
  readonly page: Page;
  readonly answers: ClubAnswers;
  readonly asked: { readonly path: string; readonly body: unknown }[];
  /** The lobby's lines, the latest last. */
  readonly lines: WebSocketRoute[];
  tell(message: object): void;
}

/** Says who is there, and answers what it is asked. */
export const clubPage = async (
  path: string,
  answers: ClubAnswers,
  options: BrowserContextOptions = {},
): Promise<ClubPage> => {
  const page = await withoutIdleWork(await emptyPage({ locale: 'en-US', ...options }));
  const asked: { path: string; body: unknown }[] = [];
  const lines: WebSocketRoute[] = [];
  const known: ClubAnswers = { '/api/me': MEMBER, '/api/pools': offers, '/api/ticket': { ticket: TICKET }, ...answers };
  await page.route('**/api/**', route => {
    const request = route.request();
    const place = new URL(request.url()).pathname;
    const body = request.method() === 'POST' ? request.postDataJSON() : null;
    asked.push({ path: place, body });
    const key = request.method() === 'POST' ? `POST ${place}` : place;
    const found = known[key] ?? known[place] ?? {};
    const answer = typeof found === 'function' ? found(body) : found;
    return Array.isArray(answer) && typeof answer[0] === 'number'
      ? route.fulfill({ status: answer[0], json: answer[1] })
      : route.fulfill({ json: answer });
  });
  await page.routeWebSocket('**/ws', line => {
    lines.push(line);
    line.onMessage(() => {
      line.send(JSON.stringify({ kind: 'hello', now: 0, you: MEMBER, ticket: TICKET, code: null }));
      line.send(JSON.stringify({ kind: 'lobby', now: 0, tables: [] }));
    });
  });
  await page.goto(inject('address') + path);
  return {
    page,
    answers: known,
    asked,
    lines,
    tell: message => lines.at(-1)?.send(JSON.stringify({ now: 5_000, ...message })),
  };
};
