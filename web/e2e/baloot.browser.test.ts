import { baloot } from '@majlis/baloot';
import type { OfKind } from '@majlis/kernel';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moved, sightOf } from '@/e2e/baloot-player.ts';
import { idle } from '@/e2e/going.ts';
import { leaks, type Truth } from '@/e2e/leaks.ts';
import { guest, matchOf, openTable, sitAt, soon } from '@/e2e/visit.ts';
import { type Witness, witness } from '@/e2e/witness.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { emptyPage } from '@/test/page.ts';
import { oracle } from '../../commands/oracles/baloot.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
afterAll(() => house.close());

const CALM = { locale: 'en-US', reducedMotion: 'reduce' as const };
const NAMES = ['Salem', 'Noura', 'Fahad', 'Hessa'];

/** A browser at a seat, and everything that came into it. */
interface Person {
  readonly seat: number;
  readonly page: Page;
  readonly eye: Witness;
}

const gathered = async (): Promise<{ readonly people: Person[]; readonly address: string }> => {
  const people: Person[] = [];
  let address = '';
  for (const [seat, name] of NAMES.entries()) {
    const page = await guest(house, name, CALM);
    if (seat === 0) address = await openTable(house, page, 'baloot/1', { target: 40, speed: 'infinite' });
    people.push({ seat, page, eye: witness(page) });
    await sitAt(page, address, seat);
  }
  return { people, address };
};

/** Killed without a word, and back with what a browser keeps. */
const reborn = async ({ seat, page: old }: Person, address: string): Promise<Person> => {
  const storageState = await old.context().storageState();
  await old.context().close();
  const page = await emptyPage({ ...CALM, storageState });
  const eye = witness(page);
  await page.goto(address);
  await soon(async () => (await sightOf(page)).link).toBe('open');
  return { seat, page, eye };
};

/** In the middle of a trick, when some have been played already. */
const isMidTrick = async ({ page }: Person): Promise<boolean> => {
  const { trick, held } = await sightOf(page);
  return trick > 0 && trick < 4 && held <= 6;
};

/** Everything that was asked is answered. */
const quiet = (people: readonly Person[]): Promise<void> =>
  soon(async () => (await Promise.all(people.map(({ page }) => sightOf(page)))).some(({ isBusy }) => isBusy)).toBe(
    false,
  );

const kinds = (events: readonly OfKind[]): ReadonlySet<string> => new Set(events.map(({ kind }) => kind));

test('DEAL-06 NET-03 NET-04 four browsers play a match of Baloot: bids, a double, the projects they hold, Sawa; one is killed in mid-trick, so is the house, and nobody sees too much', async () => {
  const { people, address } = await gathered();
  const done = new Set<string>();
  const worst = ['browser', 'house'];
  const eyes = [...people];
  /** Whoever has just played: first a browser goes, then the house. */
  const befall = async (): Promise<void> => {
    if (worst.length === 0) return;
    await quiet(people);
    if (!(await isMidTrick(people[0]!))) return;
    if (worst.shift() === 'browser') {
      people[2] = await reborn(people[2]!, address);
      eyes.push(people[2]);
    } else {
      await house.kill();
      await soon(() => people[1]!.page.locator('[data-banner="lost"]').count()).toBe(1);
      await house.start();
      for (const { page } of people) await soon(async () => (await sightOf(page)).link).toBe('open');
    }
  };
  await people[0]!.page.locator('.sh-start').click();
  while (!(await sightOf(people[0]!.page)).isOver) {
    let acted = false;
    for (const seat of people.keys()) {
      if (!(await moved(people[seat]!.page, done))) continue;
      acted = true;
      await befall();
    }
    if (!acted) await idle(people[0]!.page);
    for (const { eye } of people) await eye.look();
  }
  for (const { page } of people) await soon(async () => (await sightOf(page)).isOver).toBe(true);
  expect(worst).toEqual([]);
  const { options, events } = await matchOf(people[0]!.page);
  for (const kind of ['raised', 'claimed', 'scored']) expect(kinds(events)).toContain(kind);
  expect(kinds(events).has('declared')).toBe(done.has('declare'));
  const truth: Truth = { game: baloot, seats: 4, oracle, options, events };
  for (const { seat, eye } of eyes) {
    expect(eye.sights.filter(({ kind }) => kind === 'look').length).toBeGreaterThan(12);
    expect(leaks(truth, seat, eye.sights)).toEqual([]);
    expect(leaks(truth, (seat + 1) % 4, eye.sights).length, 'in another seat it would be a leak').toBeGreaterThan(0);
  }
  await people[3]!.page.getByRole('button', { name: /Verified deal/ }).click();
  await soon(() => people[3]!.page.locator('[data-fair]').getAttribute('data-fair')).toBe('ok');
});
