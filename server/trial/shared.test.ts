import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWERS } from '@majlis/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type RunningApp } from '../app.ts';
import { configOf } from '../config.ts';
import { gameOf } from '../host/games.ts';
import { openStore } from '../store/index.ts';
import { freePort, pause, trialEnv } from './process.ts';
import { proofOf } from './proof.ts';
import { closedWith, hello, nextMessage, until } from './test-house.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { type TestVisitor, visitorOf } from './test-visitor.ts';

/** Two sit at a table, so there are as many tables as can be. */
const GAME = 'trunfo/1';
const ADDRESS = '10.99.0.1';
const GUESTS = process.env.MAJLIS_TESTS === 'whole' ? 2_000 : 600;
const AT_ONCE = 40;
/** Two hundred a minute: 2,000 in ten. */
const STRETCH = GUESTS * 300;
/** The last to come have a little longer. */
const RESERVE = 10_000;

/** Time goes on by itself, first faster and then slower than elsewhere: beyond the stretch that belongs to those who come now it creeps, but it never stands still. */
const time = { begun: Date.now(), passed: 0, slot: 0 };
const clock = setInterval(() => {
  time.passed += Math.max(2, (time.slot - time.passed) / 100);
}, 20);

let folder: string;
let house: RunningApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-shared-'));
  const config = configOf({ ...trialEnv(await freePort(), folder), MAJLIS_LOG: 'silent' });
  house = await openApp(config, openStore, folder, {
    now: () => time.begun + time.passed,
    pace: () => time.passed,
    effort: 2,
  });
});

afterAll(async () => {
  clearInterval(clock);
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

type Reply = ReturnType<TestVisitor['post']>;

/** As the page does it: if the house asks for a proof, it is shown with the same request. Whoever is sent away all the same tries again. */
const granted = async (ask: (headers?: { readonly 'x-proof': string }) => Reply): Reply => {
  for (;;) {
    const first = await ask();
    const isProofWanted = v.is(v.object({ reason: v.literal('prove') }), first.body);
    const last = isProofWanted ? await ask({ 'x-proof': await proofOf(first.body) }) : first;
    if (last.status === 200) return last;
    await pause(50);
  }
};

const signsUp = async (visitor: TestVisitor): Promise<number> =>
  (await granted(headers => visitor.post('/api/guest', {}, headers))).status;

/** A flood of frames, as the page would never send them; how it ends. */
const floods = async (visitor: TestVisitor): Promise<string> => {
  const socket = await hello(visitor, 'lobby');
  await nextMessage(socket, 'lobby');
  const end = closedWith(socket);
  for (let n = 0; n < 500; n++) socket.send('{"kind":"pong","n":0}');
  return end;
};

const tableFor = async (host: TestVisitor): Promise<string> => {
  const options = { ...gameOf(GAME)?.game.options.unhurried };
  const wish = { game: GAME, visibility: 'private', options } as const;
  return v.parse(ANSWERS.table, (await granted(headers => host.post('/api/tables', wish, headers))).body).id;
};

const hasPlayed = ({ sent }: TestPlayer): boolean =>
  sent.some(one => one.state === 'done' && one.request.kind === 'act');

/** Two of them at a table of their own, until each has had a turn. */
const play = async (two: readonly [TestVisitor, TestVisitor]): Promise<readonly boolean[]> => {
  const table = await tableFor(two[0]);
  const players = two.map((visitor, seat) =>
    playerOf({ visitor, table, seat, game: GAME, seed: seat, returning: true }),
  );
  await Promise.all(players.map(player => player.connect()));
  for (const player of players) player.play(100);
  await until(() => players.every(hasPlayed));
  for (const player of players) player.stop();
  return players.map(hasPlayed);
};

const pairs = ([one, other, ...rest]: readonly TestVisitor[]): readonly (readonly [TestVisitor, TestVisitor])[] =>
  one && other ? [[one, other], ...pairs(rest)] : [];

/** They come in, and play. */
const evening = async (comers: readonly TestVisitor[]): Promise<readonly string[]> => {
  const signed = await Promise.all(comers.map(signsUp));
  const played = (await Promise.all(pairs(comers).map(play))).flat();
  return signed.map((status, n) => `${status} ${played[n] ? 'played' : 'looked on'}`);
};

test('[T36] [T37] hundreds of guests behind one address come in and play, two hundred a minute (of 2,000 in a whole run), and one among them who floods is cut', async () => {
  const comers = Array.from({ length: GUESTS }, () => visitorOf(house.port, ADDRESS));
  const flooder = visitorOf(house.port, ADDRESS);
  expect(await signsUp(flooder)).toBe(200);
  const seen: string[] = [];
  const flood: number[] = [];
  const asks = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) flood.push((await flooder.get('/api/tables')).status);
  };
  for (let n = 0; n < GUESTS; n += AT_ONCE) {
    time.slot = ((n + AT_ONCE) / GUESTS) * (STRETCH - RESERVE);
    // In one of these minutes he asks for a great deal more than anybody clicks.
    const [some] = await Promise.all([evening(comers.slice(n, n + AT_ONCE)), asks(n === 0 ? 700 : AT_ONCE)]);
    seen.push(...some);
    time.passed = Math.max(time.passed, time.slot);
  }
  const counts = [...Map.groupBy(seen, one => one)].map(([one, all]) => [one, all.length]);
  expect(Object.fromEntries(counts)).toEqual({ '200 played': GUESTS });
  expect(time.passed).toBeLessThanOrEqual(STRETCH);
  expect(flood.filter(status => status === 429).length).toBeGreaterThan(50);
  expect(await floods(flooder)).toBe('1008 too-fast');
});
