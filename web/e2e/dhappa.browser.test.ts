import { type DhappaEvent, dhappa } from '@majlis/dhappa';
import type { OfKind } from '@majlis/kernel';
import type { AnyGame } from '@majlis/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hands, moved, sightOf } from '@/e2e/dhappa-player.ts';
import { hurried } from '@/e2e/going.ts';
import { leaks, type Truth } from '@/e2e/leaks.ts';
import { guest, matchOf, openTable, sitAt, soon } from '@/e2e/visit.ts';
import { type Witness, witness } from '@/e2e/witness.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { isWhole } from '@/test/whole.ts';
import { oracle } from '../../commands/oracles/dhappa.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
afterAll(() => house.close());

const CALM = { locale: 'en-US', reducedMotion: 'reduce' as const };
const NAMES = ['Farah', 'Arjun', 'Dada', 'Meera'];
/** No clocks, and the shortest runs make the Lock: a round is short. */
const SHORT = { first: 'seat0', turnMs: 'off', lockMinLength: 3 };
/** What people do at their own screens; what bots do does not count. */
const WANTED = ['melded', 'picked', 'swapped', 'shifted', 'merged', 'burnt', 'wentOut'];

/** A browser at a seat, what came into it, and whether its player taps or types. */
interface Person {
  readonly seat: number;
  readonly page: Page;
  readonly eye: Witness;
  readonly hands: Hands;
}

/** People in the first seats, bots of the gentler kind in the others. */
const gathered = async (size: number, count: number): Promise<readonly Person[]> => {
  const people: Person[] = [];
  let address = '';
  for (const [seat, name] of NAMES.slice(0, count).entries()) {
    const page = await guest(house, name, CALM);
    if (seat === 0) address = await openTable(house, page, 'dhappa/1', SHORT, size);
    people.push({ seat, page, eye: witness(page), hands: seat === 1 ? 'keys' : 'taps' });
    await sitAt(page, address, seat);
  }
  return people;
};

/** What people did, as the house wrote it down. */
const deedsOf = (events: readonly OfKind[], count: number): readonly string[] => {
  let seat = -1;
  return (events as unknown as readonly DhappaEvent[]).flatMap((event): readonly string[] => {
    if ('seat' in event) seat = event.seat;
    if (event.kind === 'roundEnded') return event.result.by !== null && event.result.by < count ? ['wentOut'] : [];
    const isBare = event.kind === 'burnt' && event.cards.length === 1;
    return seat < count && !isBare ? [event.kind] : [];
  });
};

/** More than this many things done by people in one round, and it has no end. */
const MOST = 400;

/** One browser is loaded again in the middle, while it is another's turn. */
const reloaded = async ({ page }: Person): Promise<void> => {
  await page.reload();
  await soon(async () => (await sightOf(page)).link).toBe('open');
};

/** A round from the first card to the last; one browser is loaded again in its middle. */
const played = async (people: readonly Person[], done: Set<string>): Promise<void> => {
  const [host, second] = people;
  if (!host || !second) throw new Error('nobody');
  await host.page.getByRole('radio', { name: 'Gentle' }).check({ force: true });
  await host.page.locator('.sh-start').click();
  let [acts, reloads] = [0, 0];
  for (;;) {
    const { isOver, state } = await sightOf(host.page);
    if (isOver) break;
    const person = people.find(({ seat }) => seat === state?.turn.seat);
    if (person && (await moved(person.page, done, person.hands))) acts += 1;
    else await hurried(host.page);
    if (acts > MOST) throw new Error(`no end after ${acts} things done: ${[...done]}`);
    if (acts % 4 === 0) for (const { eye } of people) await eye.look();
    if (reloads > 0 || acts < 12 || person === second) continue;
    reloads += 1;
    await reloaded(second);
  }
  expect(reloads).toBe(1);
  for (const { page } of people) await soon(async () => (await sightOf(page)).isOver).toBe(true);
};

/** Nobody was shown more than the rules allow; in another seat it would have been too much. */
const judged = async (people: readonly Person[], size: number): Promise<readonly OfKind[]> => {
  const [host] = people;
  if (!host) throw new Error('nobody');
  const { options, events } = await matchOf(host.page);
  const truth: Truth = { game: dhappa as unknown as AnyGame, seats: size, oracle, options, events };
  for (const { seat, eye } of people) {
    expect(eye.sights.filter(({ kind }) => kind === 'look').length).toBeGreaterThan(6);
    expect(leaks(truth, seat, eye.sights)).toEqual([]);
    expect(leaks(truth, (seat + 1) % size, eye.sights).length, 'in another seat it would be a leak').toBeGreaterThan(0);
  }
  return events;
};

/** How many seats, and how many of them people. */
const TABLES: readonly (readonly [number, number])[] = [
  [4, isWhole ? 3 : 2],
  [6, 4],
];

/** Nearly always one is enough; where the dice are against it (a bot goes out first), another is played. */
const ROUNDS = 5;

test.each(TABLES)(
  '%i seats, %i of them people, who open, N-Pick, swap, shift, merge, burn, reload and go out at their own screens; nobody sees too much',
  async (size, count) => {
    const deeds = new Set<string>();
    const done = new Set<string>();
    for (let round = 0; round < ROUNDS && WANTED.some(deed => !deeds.has(deed)); round++) {
      const people = await gathered(size, count);
      await played(people, done);
      for (const deed of deedsOf(await judged(people, size), count)) deeds.add(deed);
      const hands = people[0]?.page.locator('li[data-hand]');
      expect(await hands?.count()).toBe(size);
      for (const { page } of people) await page.context().close();
    }
    expect(WANTED.filter(deed => !deeds.has(deed))).toEqual([]);
  },
);
