import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayBegins, dayOf } from '@majlis/club';
import { DAILY_ANSWERS, type DailyToday } from '@majlis/protocol';
import { verifyDay } from '@majlis/table';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type RunningApp } from '../app.ts';
import { configOf } from '../config.ts';
import { gameOf } from '../host/games.ts';
import { openStore } from '../store/index.ts';
import { freePort, trialEnv } from './process.ts';
import { closedWith, hello, until } from './test-house.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf, type TestVisitor, visitorOf } from './test-visitor.ts';

/** Noon of a day: the wall is moved by hand, the tables run by their own clock. */
const time = { now: dayBegins(dayOf(Date.now())) + 43_200_000 };
const [GAME, NAME] = ['turup/1', 'turup'];

let folder: string;
let house: RunningApp;
const players: TestPlayer[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-day-'));
  const config = configOf({ ...trialEnv(await freePort(), folder), MAJLIS_LOG: 'silent' });
  house = await openApp(config, openStore, folder, { now: () => time.now });
});

afterAll(async () => {
  for (const player of players) player.stop();
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

const member = async (username: string): Promise<TestVisitor> => {
  const visitor = visitorOf(house.port);
  await visitor.post('/api/guest', {});
  const reply = await visitor.post('/api/account', { username, password: 'Karak-tamr-helba-7' });
  expect(reply.body).toMatchObject({ kind: 'account' });
  return visitor;
};

/** Half a second of the wall a question: nobody asks more often than the limits allow. */
const ask = async <P extends '/api/daily' | '/api/daily/past' | '/api/daily/play'>(visitor: TestVisitor, path: P) => {
  time.now += 500;
  return (await visitor.post(path, { game: NAME })).body;
};

const today = async (visitor: TestVisitor): Promise<DailyToday> =>
  v.parse(DAILY_ANSWERS.today, await ask(visitor, '/api/daily'));

const openDeal = async (visitor: TestVisitor): Promise<string> =>
  String(Reflect.get(Object(await ask(visitor, '/api/daily/play')), 'id'));

/** The first or the last thing that is offered, whenever something is. */
const playNext = ({ known, sent, ask: request }: TestPlayer, taste: 0 | -1): void => {
  const setup = gameOf(GAME);
  if (!setup || known?.phase !== 'playing' || sent.at(-1)?.state === 'sent') return;
  const action = setup.game.offers(known.state, 0).at(taste);
  if (action) request({ kind: 'act', word: setup.words.write(action) });
};

/** Sits down at the deal that is next, and plays it to its end. */
const playDeal = async (visitor: TestVisitor, taste: 0 | -1): Promise<TestPlayer> => {
  const table = await openDeal(visitor);
  const player = playerOf({ visitor, table, seat: 0, game: GAME, seed: 1, returning: true });
  players.push(player);
  await player.connect();
  await until(() => {
    playNext(player, taste);
    return player.known?.ending?.by === 'game';
  });
  player.stop();
  return player;
};

const dealt = ({ known }: TestPlayer) => {
  const { ending, commitment } = known ?? {};
  return { deal: ending?.deal, dice: commitment?.id };
};

const hashesIn = (answer: object): readonly string[] => JSON.stringify(answer).match(/[0-9a-f]{64}/g) ?? [];

test('[CLUB-5.1] [T70] [T71] [T72] two accounts and a guest play the deals of a day; the next day tells everything', async () => {
  const [sara, omar] = [await member('sara.day'), await member('omar.day')];
  const guest = await guestOf(house.port, 'Passer-by');
  const before = await today(sara);
  expect(before).toMatchObject({ players: 0, place: null, streak: 0, total: null, listed: true });
  expect(before.deals.map(({ state }) => state)).toEqual(Array(8).fill('open'));
  const told = [before.fair.chain.foot, before.fair.hash, before.fair.next];
  expect(new Set(hashesIn(before))).toEqual(new Set(told));
  expect((await visitorOf(house.port).post('/api/daily', { game: NAME })).status).toBe(401);
  expect((await sara.post('/api/daily', { game: 'dhappa' })).status).toBe(404);

  // The same choices by two people: the same cards, the same end. Asked for twice at once, it is one table.
  const [one, same] = await Promise.all([openDeal(sara), openDeal(sara)]);
  expect(same).toBe(one);
  expect((await today(sara)).deals[0]).toMatchObject({ state: 'on', table: one });
  const watcher = await hello(omar, one);
  expect(await closedWith(watcher)).toContain('no-such-table');
  const first = await Promise.all([playDeal(sara, 0), playDeal(omar, 0), playDeal(guest, -1)]);
  expect(dealt(first[0])).toEqual(dealt(first[1]));
  expect(dealt(first[2]).dice).toBe(dealt(first[0]).dice);

  const after = await today(sara);
  expect(after.deals[0]).toMatchObject({ state: 'done', beaten: 50, above: 0, field: 2 });
  expect(after.deals.slice(1).every(({ state, field }) => state === 'open' && field === null)).toBe(true);
  expect(await today(guest)).toMatchObject({ listed: false, players: 2 });
  expect(new Set(hashesIn(after))).toEqual(new Set(told));

  // Of a day that is on nothing is shared, and nobody else reads it.
  const match = String(after.deals[0]?.match);
  expect((await sara.post('/api/share', { match })).status).toBe(409);
  expect((await omar.get(`/api/matches/${match}`)).body).toEqual({ reason: 'not-shared' });
  const own = (await sara.get(`/api/matches/${match}`)).body;
  expect(own).toMatchObject({ transcript: { id: dealt(first[0]).dice } });

  // The second deal is another; it is begun and left, and the day turns.
  const left = await openDeal(omar);
  time.now += 86_400_000;
  const morning = await today(omar);
  expect(morning.day).toBe(before.day + 1);
  expect(morning.fair.hash).toBe(before.fair.next);
  const past = v.parse(DAILY_ANSWERS.past, await ask(omar, '/api/daily/past'));
  expect(past.deals[0]).toMatchObject({ beaten: 50, isOwn: true, field: 2, calls: [{ people: 2 }] });
  expect(past.fair).toMatchObject({ chain: before.fair.chain, hash: before.fair.hash });
  expect((await guest.get(`/api/matches/${match}`)).body).toMatchObject({ isOpen: true });
  const transcript = Reflect.get(Object(own), 'transcript') as {
    id: string;
    commitment: string;
    seats: { nonce: string }[];
  };
  const { id, commitment, seats } = transcript;
  const played = [{ game: NAME, deal: 1, id, commitment, nonces: seats.map(({ nonce }) => nonce) }];
  const { chain, secret } = past.fair!;
  expect(verifyDay({ chain, day: past.day, secret }, played, before.fair.hash)).toMatchObject({ ok: true });
  expect(left).not.toBe(one);
});
