import { dhappa, type Event } from '@majlis/dhappa';
import type { AnyGame, Kind } from '@majlis/table';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hands, moved, sightOf } from '@/e2e/dhappa-player.ts';
import { leaks, type Truth } from '@/e2e/leaks.ts';
import { guest, matchOf, openTable, sitAt, soon } from '@/e2e/visit.ts';
import { type Witness, witness } from '@/e2e/witness.ts';
import { type RealHouse, realHouse } from '@/test/house.ts';
import { faults } from '@/test/page.ts';
import { oracle } from '../../commands/oracles/dhappa.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await realHouse();
});
afterAll(() => house.close());

const CALM = { locale: 'en-US', reducedMotion: 'reduce' as const };
const NAMES = ['Farah', 'Arjun', 'Dada', 'Meera'];
const WANTED = ['melded', 'picked', 'swapped', 'shifted', 'merged', 'burnt', 'wentOut'];

/** A browser at a seat, what came into it, and whether its player taps or types. */
interface Person {
  readonly seat: number;
  readonly page: Page;
  readonly eye: Witness;
  readonly hands: Hands;
}

/** People in the first seats, bots in the others. */
const gathered = async (size: number, count: number): Promise<readonly Person[]> => {
  const people: Person[] = [];
  let address = '';
  for (const [seat, name] of NAMES.slice(0, count).entries()) {
    const page = await guest(house, name, CALM);
    if (seat === 0)
      address = `${house.address}/t/${await openTable(page, 'dhappa/1', { first: 'seat0', turnMs: 'off' }, size)}`;
    people.push({ seat, page, eye: witness(page), hands: seat === 1 ? 'keys' : 'taps' });
    await sitAt(page, address, seat);
  }
  return people;
};

/** What happened, each kind once; a round's end by how it came about. */
const kindsOf = (events: readonly Kind[]): readonly string[] =>
  (events as unknown as readonly Event[]).map(event => (event.kind === 'roundEnded' ? event.result.how : event.kind));

/** A round from the first card to the last; one browser is loaded again in its middle. */
const played = async (people: readonly Person[], done: Set<string>): Promise<void> => {
  const [host, second] = people;
  if (!host || !second) throw new Error('nobody');
  await host.page.locator('.sh-start').click();
  let reloads = 0;
  for (let step = 0; ; step++) {
    const { isOver, state } = await sightOf(host.page);
    if (isOver) break;
    const person = people.find(({ seat }) => seat === state?.turn.seat);
    const acted = person && (await moved(person.page, done, person.hands));
    if (step % 8 === 0) for (const { eye } of people) await eye.look();
    if (!acted) await new Promise(rest => setTimeout(rest, 50));
    if (reloads > 0 || step < 12 || person === second) continue;
    reloads += 1;
    await second.page.reload();
    await soon(async () => (await sightOf(second.page)).link).toBe('open');
  }
  expect(reloads).toBe(1);
  for (const { page } of people) await soon(async () => (await sightOf(page)).isOver).toBe(true);
};

/** Nobody was shown more than the rules allow; in another seat it would have been too much. */
const judged = async (people: readonly Person[], size: number): Promise<readonly Kind[]> => {
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

/** The dice are fair: what a round's cards do not allow, the next round is for. */
const ROUNDS = 4;

test.each([
  [4, 3],
  [6, 4],
])(
  '%i seats, %i of them people: an opening, an N-Pick, a swap, a shift, a merge, a burn, a reload, a going out, and nobody sees too much',
  {
    timeout: 600_000,
  },
  async (size, count) => {
    const seen = new Set<string>();
    const done = new Set<string>();
    for (let round = 0; round < ROUNDS && WANTED.some(kind => !seen.has(kind)); round++) {
      const people = await gathered(size, count);
      await played(people, done);
      const events = await judged(people, size);
      for (const kind of kindsOf(events)) seen.add(kind);
      const hands = people[0]?.page.locator('li[data-hand]');
      expect(await hands?.count()).toBe(size);
      for (const { page } of people) await page.context().close();
    }
    expect(WANTED.filter(kind => !seen.has(kind))).toEqual([]);
    expect(faults.filter(fault => !fault.includes('401'))).toEqual([]);
  },
);
