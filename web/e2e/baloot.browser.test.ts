import { baloot } from '@majlis/baloot';
import type { Kind } from '@majlis/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved, sightOf } from '@/e2e/baloot-player.ts';
import { tooEarly } from '@/e2e/knowledge.ts';
import { type Sight, type Witness, witness } from '@/e2e/witness.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { newPage } from '@/test/page.ts';
import { oracle } from '../../commands/oracles/baloot.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
/** Over all attempts: a test may be tried again, a leak is not forgiven. */
const leaked: unknown[] = [];

afterAll(async () => {
  await house.close();
  expect(leaked).toEqual([]);
});

const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000, interval: 200 });

const post = (page: Page, path: string, body: object): Promise<{ readonly id: string }> =>
  page.evaluate(
    async ([to, text]) => {
      const answer = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );

const CALM = { locale: 'en-US', reducedMotion: 'reduce' as const };
const NAMES = ['Salem', 'Noura', 'Fahad', 'Hessa'];

/** A browser, and everything that came into it. `told`: what the browser that sat here before had heard. */
interface Person {
  readonly page: Page;
  readonly eye: Witness;
  readonly told: number;
}

/** Whoever opened the table may sit already; the others tap a chair. */
const seated = async (page: Page, id: string, seat: number): Promise<void> => {
  await page.goto(`${house.address}/t/${id}`);
  const face = page.locator(`.sh-seat[data-seat="${seat}"] .sh-seat-face`);
  const sat = async (): Promise<unknown> => {
    const you = await page.evaluate('window.__ui.store?.seen.getState().you ?? null');
    if (you === 'rail' && (await face.isEnabled())) await face.click({ timeout: 5_000 }).catch(() => undefined);
    return you;
  };
  await soon(sat).toBe(seat);
};

const gathered = async (): Promise<{ readonly people: Person[]; readonly id: string }> => {
  const people: Person[] = [];
  let id = '';
  for (const [seat, name] of NAMES.entries()) {
    const page = await newPage('/', CALM, house.address);
    await post(page, '/api/guest', { name });
    const options = { target: 40, speed: 'infinite' };
    if (seat === 0) id = (await post(page, '/api/tables', { game: 'baloot/1', visibility: 'private', options })).id;
    people.push({ page, eye: witness(page, seat), told: 0 });
    await seated(page, id, seat);
  }
  return { people, id };
};

const toldTo = ({ eye, told }: Person): number => told + (eye.sights.at(-1)?.events ?? 0);

/** Killed without a word, and back with what a browser keeps. */
const reborn = async (people: Person[], seat: number, id: string): Promise<Sight[]> => {
  const old = people[seat]!;
  const told = toldTo(people[(seat + 1) % 4]!);
  const storageState = await old.page.context().storageState();
  await old.page.context().close();
  const page = await newPage('/', { ...CALM, storageState }, house.address);
  people[seat] = { page, eye: witness(page, seat), told };
  await page.goto(`${house.address}/t/${id}`);
  await soon(async () => (await sightOf(page)).link).toBe('open');
  return placed(old);
};

/** The sights of a person, by the place in the whole course. */
const placed = ({ eye, told }: Person): Sight[] => eye.sights.map(sight => ({ ...sight, events: sight.events + told }));

/** Everything that was asked is answered, and everybody has heard of it. */
const quiet = (people: readonly Person[]): Promise<void> =>
  soon(async () => {
    const before = people.map(toldTo);
    const sights = await Promise.all(people.map(({ page }) => sightOf(page)));
    await new Promise(done => setTimeout(done, 1_000));
    const after = people.map(toldTo);
    return new Set([...before, ...after]).size === 1 && sights.every(({ isBusy }) => !isBusy);
  }).toBe(true);

const isMidTrick = async ({ page }: Person): Promise<boolean> => {
  const { trick } = await sightOf(page);
  return trick > 0 && trick < 4;
};

const isFrame = ({ text }: Sight): boolean => text.startsWith('{"kind":');

/** Looks into all four browsers while nothing is under way: if something came meanwhile, nobody can say what the look was after. */
const look = async (people: readonly Person[]): Promise<void> => {
  const before = people.map(toldTo);
  if (new Set(before).size > 1) return;
  const seen = people.map(({ eye }) => eye.sights.length);
  for (const { eye } of people) await eye.look();
  await new Promise(done => setTimeout(done, 300));
  if (people.map(toldTo).join() === before.join()) return;
  for (const [at, { eye }] of people.entries()) eye.sights.push(...eye.sights.splice(seen[at] ?? 0).filter(isFrame));
};

const matchOf = async (page: Page): Promise<readonly Kind[]> => {
  const id = await page.evaluate('window.__ui.store.seen.getState().match.id');
  const told = await page.evaluate(async match => (await fetch(`/api/matches/${match}`)).json(), id);
  return told.events.flatMap((event: { kind: string; event: Kind }) => (event.kind === 'game' ? [event.event] : []));
};

const kinds = (events: readonly Kind[]): ReadonlySet<string> => new Set(events.map(({ kind }) => kind));

test('DEAL-06 NET-03 NET-04 four browsers play a match of Baloot: bids, a double, the projects they hold, Sawa; one is killed in mid-trick, so is the house, and nobody sees too much', {
  timeout: 600_000,
}, async () => {
  const { people, id } = await gathered();
  const done = new Set<string>();
  const worst = ['browser', 'house'];
  const sights: Sight[] = [];
  await people[0]!.page.locator('.sh-start').click();
  for (let step = 0; ; step++) {
    if ((await sightOf(people[0]!.page)).isOver) break;
    let acted = false;
    for (const { page } of people) acted = (await moved(page, done)) || acted;
    if (step % 4 === 0) await look(people);
    if (step < 8 || !acted || worst.length === 0 || !(await isMidTrick(people[0]!))) continue;
    await quiet(people);
    if (!(await isMidTrick(people[0]!))) continue;
    if (worst.shift() === 'browser') sights.push(...(await reborn(people, 2, id)));
    else {
      await house.kill();
      await soon(() => people[1]!.page.locator('[data-banner="lost"]').count()).toBe(1);
      await house.start();
      for (const { page } of people) await soon(async () => (await sightOf(page)).link).toBe('open');
    }
  }
  for (const { page } of people) await soon(async () => (await sightOf(page)).isOver).toBe(true);
  expect(worst).toEqual([]);
  const events = await matchOf(people[0]!.page);
  for (const kind of ['raised', 'claimed', 'scored']) expect(kinds(events)).toContain(kind);
  expect(kinds(events).has('declared')).toBe(done.has('declare'));
  expect(events.every(event => [0, 1, 2, 3].every(seat => baloot.mask(event as never, seat) !== null))).toBe(true);
  sights.push(...people.flatMap(placed));
  expect(sights.length).toBeGreaterThan(100);
  expect(sights.filter(sight => !isFrame(sight)).length).toBeGreaterThan(24);
  leaked.push(...tooEarly(oracle, events, sights));
  expect(leaked).toEqual([]);
  await people[3]!.page.getByRole('button', { name: /Verified deal/ }).click();
  await soon(() => people[3]!.page.locator('[data-fair]').getAttribute('data-fair')).toBe('ok');
});
