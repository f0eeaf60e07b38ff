import { SEATABLES } from '@majlis/bots';
import type { TurnClock } from '@majlis/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameOf } from '../host/games.ts';
import { openTestHouse, QUICK, type TestHouse, until } from './test-house.ts';
import { playerOf, type TestPlayer } from './test-player.ts';
import { guestOf } from './test-visitor.ts';

let scene: TestHouse;
let port: number;
const joined: TestHouse['joined'] = (...rest) => scene.joined(...rest);

beforeAll(async () => {
  scene = await openTestHouse();
  port = scene.house.port;
});

afterAll(async () => {
  expect(await scene.close()).toBe(0);
});

test('quick play: a table with bots at once, and the bots play', async () => {
  const guest = await guestOf(port);
  const { body } = await guest.post('/api/quick', { game: 'trunfo/1', options: QUICK });
  const { id } = body as { id: string };
  const player = await joined(guest, id, 0);
  await until(() => player.known !== null);
  expect(player.known?.chairs[1]?.sitter).toMatchObject({ kind: 'bot' });
  player.play(200);
  await until(() => player.known?.phase === 'playing');
  await until(() => JSON.stringify(player.known?.state).includes('"revealed"') || rounds(player) > 0);
  player.stop();
});

const rounds = ({ known }: TestPlayer): number => {
  const list = Reflect.get(Object(known?.state), 'rounds');
  return Array.isArray(list) ? list.length : 0;
};

type Wish = { readonly [option: string]: unknown };

/** A match against bots, asked for like this, once it has begun: its rules, and the clocks of those who are awaited. */
const against = async (game: string, options: Wish) => {
  const visitor = await guestOf(port);
  const { body } = await visitor.post('/api/quick', { game, options });
  const table = String(Reflect.get(Object(body), 'id'));
  const player = playerOf({ visitor, table, seat: 0, game, seed: 1, returning: false });
  const awaited: TurnClock[] = [];
  await player.connect();
  player.socket?.on('message', data => {
    const clocks: readonly TurnClock[] = JSON.parse(data.toString()).clocks ?? [];
    awaited.push(...clocks.filter(({ on }) => on !== 'house'));
  });
  player.play(50);
  await until(() => awaited.length > 0);
  player.stop();
  return { rules: { ...player.known?.options }, ends: awaited.map(({ until: end }) => end !== null) };
};

const TEMPI: { readonly [game: string]: Wish } = {
  baloot: { speed: 'turtle' },
  dhappa: { turnMs: 60_000 },
  trunfo: { clock: 'on' },
  turup: { voteClock: 30, bidClock: 30, playClock: 30 },
};

test.each(Object.keys(SEATABLES))('quick play of %s has no clock, unless one is asked for', async name => {
  const options = gameOf(`${name}/1`)?.game.options;
  const { rules, ends } = await against(`${name}/1`, {});
  expect(rules).toEqual({ ...options?.presets.default, ...options?.unhurried });
  expect(options?.privateOnly(rules)).toBe(true);
  expect(new Set(ends)).toEqual(new Set([false]));
  const timed = await against(`${name}/1`, TEMPI[name] ?? {});
  expect(timed.rules).toMatchObject(TEMPI[name] ?? {});
  expect(new Set(timed.ends)).toEqual(new Set([true]));
});
