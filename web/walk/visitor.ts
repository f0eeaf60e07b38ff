import type { Browser, Page } from 'playwright-core';
import { elsewhere } from '../test/elsewhere.ts';
import { fixedNonce } from '../test/fixed-nonce.ts';
import { restless } from '../test/restless.ts';
import type { Finding } from './eye/finding.ts';
import { type Watched, watched } from './look.ts';
import { isTouched, leastTarget, type ScreenSize, viewportOf, type WalkLanguage } from './plan.ts';
import { eyeScript } from './script.ts';

/** A person before a screen. */
export interface WalkVisitor extends Watched {
  readonly name: string;
  readonly isTouching: boolean;
  /** What the page complained about since it was last asked. */
  readonly complaints: Finding[];
}

interface Manner {
  readonly size: ScreenSize;
  readonly language: WalkLanguage;
  readonly name: string;
  /** The same cards at every run, if the house deals so. */
  readonly isFixed?: boolean;
}

const NOWHERE = { left: 0, top: 0, right: 0, bottom: 0 };

/** The same for all that differ in numbers and ids only. */
const shape = (text: string): string =>
  text
    .replace(/https?:\/\/[^/\s]+/g, '')
    .replace(/[0-9a-f]{16,}|\d+/g, '#')
    .slice(0, 160);

export const listen = (page: Page, complaints: Finding[]): void => {
  const complain = (kind: 'console' | 'request', text: string): void =>
    void complaints.push({ kind, where: shape(text), detail: '', box: NOWHERE });
  page.on('pageerror', error => complain('console', String(error)));
  page.on('console', message => {
    if (message.type() === 'error') complain('console', message.text());
  });
  page.on('requestfailed', request => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') complain('request', `${request.method()} ${request.url()} ${why}`);
  });
  page.on('response', reply => {
    if (reply.status() >= 400)
      complain('request', `${reply.request().method()} ${reply.url()} status-${reply.status()}`);
  });
};

/** Nothing is timed: this only ends what hangs, on a machine however busy. */
const LONGEST_MS = 240_000;

const LOCALES = { ar: 'ar', en: 'en-US' } as const;

/** Somebody new with a browser of this size, known to the house by no name yet. */
export const visitor = async (browser: Browser, { size, language, name, isFixed }: Manner): Promise<WalkVisitor> => {
  const context = await browser.newContext({
    viewport: viewportOf(size),
    locale: LOCALES[language],
    hasTouch: isTouched(size),
    extraHTTPHeaders: elsewhere(),
    serviceWorkers: 'block', // a whole app kept for later by every guest would be most of the work
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  await page.addInitScript(restless);
  await page.addInitScript(await eyeScript());
  if (isFixed) await page.addInitScript(fixedNonce);
  const complaints: Finding[] = [];
  listen(page, complaints);
  return { ...(await watched(page, leastTarget(size))), name, isTouching: isTouched(size), complaints };
};

interface Answer {
  readonly id: string;
}

const post = async ({ page }: WalkVisitor, address: string, path: string, data: object): Promise<Answer> => {
  const headers = { ...elsewhere(), origin: address };
  const reply = await page.context().request.post(address + path, { headers, data });
  const answer = await reply.json();
  if (!reply.ok()) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
};

/** Known to the house by a name from now on. */
export const introduce = async (visitor: WalkVisitor, address: string): Promise<void> => {
  await post(visitor, address, '/api/guest', { name: visitor.name });
};

/** With an account from now on, and a profile at `/u/<name>`; the name. */
export const register = async (visitor: WalkVisitor, address: string): Promise<string> => {
  const username = `walker_${crypto.randomUUID().slice(0, 8)}`;
  await post(visitor, address, '/api/account', { username, password: crypto.randomUUID() });
  return username;
};

/** The address of a new table of one's own. */
export const openTable = async (
  visitor: WalkVisitor,
  address: string,
  game: string,
  options: object,
): Promise<string> => {
  const { id } = await post(visitor, address, '/api/tables', { game: `${game}/1`, visibility: 'private', options });
  return `${address}/t/${id}`;
};

export const tapAt = ({ page, isTouching }: WalkVisitor, x: number, y: number): Promise<void> =>
  isTouching ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

export const tapOn = async ({ page, isTouching }: WalkVisitor, path: string, most = LONGEST_MS): Promise<void> => {
  const target = page.locator(path).first();
  await (isTouching ? target.tap({ timeout: most }) : target.click({ timeout: most }));
};

/** The same for what may be gone by then: the game goes on. */
export const tapIfThere = (visitor: WalkVisitor, path: string): Promise<boolean> =>
  tapOn(visitor, path, 30_000).then(
    () => true,
    () => false,
  );
