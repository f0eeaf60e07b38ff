import type { ClientMessage, Me, ServerMessage } from '@majlis/protocol';
import { seatOf } from '@majlis/table';
import { expect, test } from 'vitest';
import { newHouse } from '@/offline/house.ts';
import { passingJournal } from '@/offline/journal.ts';
import { backoff } from '@/store/backoff.ts';
import { NO_OFFSET, sampled } from '@/store/clock-offset.ts';
import { entropyOf } from '@/store/entropy.ts';
import { type TableStore, tableStore } from '@/store/table-store.ts';
import type { WireListener } from '@/store/wire.ts';
import { loadGame } from '@/test/loaded.ts';
import { settled, stillDevice } from '@/test/still-device.ts';

const ME: Me = { id: 'me', name: 'Me', kind: 'guest', username: null, muted: [], blocked: [] };

/** A store and a real table, with the line between them in the test's hands. */
const table = async (game = 'trunfo/1', deviceAhead = 0, hold = (_: ClientMessage) => false) => {
  const cast = await loadGame(game);
  const [size = 2] = cast.game.sizes;
  const { clock, draw, device } = stillDevice(deviceAhead);
  const sent: ClientMessage[] = [];
  const line = { down: false, drop: (_: ServerMessage) => false, hold };
  let ear: WireListener | undefined;
  const waiting: ServerMessage[] = [];
  const needs = {
    cast: { ...cast, pace: [100, 100] as const },
    journal: passingJournal(),
    think: () => null,
    now: clock.now,
    later: clock.later,
    draw,
    tell: (message: ServerMessage) => {
      if (!line.down && !line.drop(message)) ear ? ear.heard(message) : waiting.push(message);
    },
  };
  const setup = { game, size, options: {}, level: 'steady', secret: '7'.repeat(64) };
  const house = newHouse(needs, 'table', ME, setup)!;
  const send = (message: ClientMessage): void => {
    sent.push(message);
    if (!line.down && !line.hold(message)) house.hear(message);
  };
  const store: TableStore = tableStore({
    cast,
    againstBots: true,
    device,
    connect: given => {
      ear = given;
      return { send, reconnect: () => {}, close: () => {} };
    },
  });
  for (const message of waiting) ear?.heard(message);
  const pass = async (ms: number) => {
    const end = clock.now() + ms;
    do await settled();
    while (clock.next(end));
    clock.set(end);
    store.tick();
    await settled();
  };
  await settled();
  return { store, house, clock, sent, line, pass, ear: () => ear! };
};

const viewOf = (store: TableStore) =>
  store.seen.getState().table?.state as {
    phase: string;
    choices: { card: string | null; locked: boolean }[];
    hands: { cards: string[] }[];
  };
const asks = (sent: readonly ClientMessage[], kind: string) =>
  sent.flatMap(message => (message.kind === 'ask' && message.request.kind === kind ? [message] : []));

test('the app sits down, binds, is ready and opens its nonce by itself', async () => {
  const { store, sent, pass } = await table();
  await pass(50);
  expect(store.seen.getState().table?.phase).toBe('playing');
  expect(['sit', 'ready', 'open'].map(kind => asks(sent, kind).length)).toEqual([1, 1, 1]);
  expect(viewOf(store).hands[0]?.cards.length).toBe(9);
});

test('another device of the same player, which does not know the nonce, binds its own and begins the match', async () => {
  const isOpening = (message: ClientMessage) => message.kind === 'ask' && message.request.kind === 'open';
  const { store, house, line, pass } = await table('trunfo/1', 0, isOpening);
  await pass(50);
  line.hold = () => true;
  const kept = new Map<string, string>();
  const keep = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
  };
  const elsewhere = entropyOf(keep, () => 'e'.repeat(64));
  const kinds: string[] = [];
  for (const act of ['a', 'b']) {
    const request = elsewhere.due(store.seen.getState())!;
    kinds.push(request.kind);
    house.hear({ kind: 'ask', act: act.repeat(32), request });
    await pass(10);
  }
  expect([kinds, store.seen.getState().table?.phase]).toEqual([['bind', 'open'], 'playing']);
});

test('the view folded from the stream is the one that a fresh welcome gives', async () => {
  const { store, pass, ear, house } = await table();
  await pass(50);
  store.ask({ kind: 'act', word: `lock:${viewOf(store).hands[0]?.cards[0]}` });
  await pass(16_000);
  const before = store.seen.getState().table;
  house.hear({ kind: 'missed', you: null, at: 0 });
  await settled();
  expect(store.seen.getState().table).toEqual(before);
  expect(ear()).toBeDefined();
});

test('a gap in the stream is asked about once, and filled', async () => {
  const { store, pass, line, sent } = await table();
  await pass(50);
  let lost = 0;
  line.drop = message => message.kind === 'told' && lost++ === 0;
  store.ask({ kind: 'act', word: `select:${viewOf(store).hands[0]?.cards[0]}` });
  store.ask({ kind: 'act', word: `lock:${viewOf(store).hands[0]?.cards[0]}` });
  await pass(10);
  expect(lost).toBeGreaterThan(1);
  expect(sent.filter(({ kind }) => kind === 'missed').length).toBe(1);
  expect(viewOf(store).choices[0]?.locked).toBe(true);
});

test('messages that come again, or much too late, change nothing that is seen', async () => {
  const { store, pass, line, ear } = await table();
  const heard: ServerMessage[] = [];
  line.drop = message => heard.push(message) < 0;
  await pass(50);
  store.ask({ kind: 'act', word: `lock:${viewOf(store).hands[0]?.cards[0]}` });
  await pass(16_000);
  const { table: before, log, epoch, clocks } = store.seen.getState();
  expect(heard.filter(({ kind }) => kind === 'told').length).toBeGreaterThan(3);
  for (const message of heard) ear().heard(message);
  expect(store.seen.getState()).toMatchObject({ table: before, log, epoch, clocks });
});

test('a new connection may begin with less than was known, and with another clock; the old one may not', async () => {
  const { store, pass, line, ear, house } = await table();
  const heard: ServerMessage[] = [];
  line.drop = message => heard.push(message) < 0;
  await pass(50);
  house.hear({ kind: 'missed', you: null, at: 0 });
  store.ask({ kind: 'act', word: `lock:${viewOf(store).hands[0]?.cards[0]}` });
  await pass(50);
  const welcome = heard.findLast(({ kind }) => kind === 'welcome');
  if (welcome?.kind !== 'welcome') throw new Error('not welcomed');
  const { at } = store.seen.getState();
  expect(welcome.at).toBeLessThan(at);
  ear().heard({ ...welcome, now: 1 });
  expect(store.seen.getState().at).toBe(at);
  ear().opened();
  ear().heard({ ...welcome, now: 1 });
  expect(store.seen.getState()).toMatchObject({ at: welcome.at, newest: 1 });
});

test('a connection that never was is not lost', async () => {
  const { store, pass, ear } = await table();
  store.seen.setState({ link: 'connecting' });
  ear().lost();
  expect(store.seen.getState().link).toBe('connecting');
  await pass(50);
  store.seen.setState({ link: 'open' });
  ear().lost();
  expect(store.seen.getState().link).toBe('lost');
});

test('an action without an answer is sent again under the same name, and done once', async () => {
  const { store, pass, line, sent } = await table();
  await pass(50);
  line.hold = () => true;
  const act = store.ask({ kind: 'act', word: `select:${viewOf(store).hands[0]?.cards[0]}` });
  await pass(2_400);
  expect(asks(sent, 'act').length).toBe(1);
  line.hold = () => false;
  await pass(200);
  expect(asks(sent, 'act').map(message => message.act)).toEqual([act, act]);
  expect(store.seen.getState().pending).toEqual([]);
  expect(viewOf(store).choices[0]?.card).toBe(viewOf(store).hands[0]?.cards[0]);
});

test('RUB-01 an answer that never comes ends in a fresh view, and nothing is pending', async () => {
  const { store, pass, line, sent } = await table();
  await pass(50);
  line.hold = message => message.kind === 'ask';
  store.ask({ kind: 'act', word: `select:${viewOf(store).hands[0]?.cards[0]}` });
  await pass(10_100);
  expect(store.seen.getState().pending).toEqual([]);
  expect(sent.at(-1)).toEqual({ kind: 'missed', you: null, at: 0 });
});

test('a refusal takes the pending action away and keeps its reason', async () => {
  const { store, pass } = await table();
  await pass(50);
  store.ask({ kind: 'act', word: 'lock' });
  await pass(10);
  expect(store.seen.getState()).toMatchObject({ pending: [], refusal: { reason: 'nothing-selected' } });
});

test('NET-04 without a connection nothing is queued; what was under way is sent again', async () => {
  const { store, pass, line, sent, ear, house } = await table();
  await pass(50);
  line.hold = () => true;
  const act = store.ask({ kind: 'act', word: `select:${viewOf(store).hands[0]?.cards[0]}` });
  line.hold = () => false;
  ear().lost();
  expect(store.seen.getState().link).toBe('lost');
  expect(store.ask({ kind: 'act', word: 'deselect' })).toBeUndefined();
  house.hear({ kind: 'missed', you: null, at: 0 });
  await pass(10);
  expect(store.seen.getState()).toMatchObject({ link: 'open', pending: [] });
  expect(asks(sent, 'act').map(message => message.act)).toEqual([act, act]);
});

test.each([0, 5_000, -5_000])(
  'TIME-04 a device clock wrong by %i ms shows what is left on the house clock',
  async wrong => {
    const { store, pass, clock } = await table('trunfo/1', wrong);
    await pass(50);
    const [mine] = store.seen.getState().clocks;
    await pass(3_000);
    expect(Math.abs((mine?.until ?? 0) - store.now() - ((mine?.until ?? 0) - clock.now()))).toBeLessThan(1);
  },
);

test('two tabs: the older one parts, and says so', async () => {
  const { store, ear, pass } = await table();
  await pass(50);
  ear().parted('elsewhere');
  expect(store.seen.getState().link).toBe('elsewhere');
  expect(store.ask({ kind: 'leave' })).toBeUndefined();
});

test('the nonce and the commitment are remembered from before the start, and the match checks out by them', async () => {
  const { store, pass, house } = await table();
  await pass(50);
  const commitment = store.seen.getState().table?.commitment;
  const memory = store.entropy.memory(commitment?.id ?? '', 0);
  expect(memory?.commitment).toBe(commitment?.commitment);
  store.ask({ kind: 'leave' });
  await pass(10);
  expect(seatOf(store.seen.getState().table!, 'me')).toBeUndefined();
  expect(await house.check(memory)).toMatchObject({ ok: true });
  expect(await house.check(memory && { ...memory, nonce: 'f'.repeat(64) })).toMatchObject({ ok: false });
});

test.each([
  [[100, 90, 95], 100],
  [[100, -4_900], -4_900],
  [[-4_900, 100], 100],
])('the offset of the clocks: late messages do not count, a clock set anew does: %j', (samples, expected) => {
  expect(samples.reduce((offset, sample) => sampled(offset, sample, 0), NO_OFFSET).ms).toBe(expected);
});

test.each([
  [0, 0.999, 1_998],
  [1, 0.999, 3_996],
  [2, 0.999, 7_992],
  [9, 0.999, 7_992],
  [9, 0, 0],
])('the wait before try %i with a draw of %d is %i ms', (tries, draw, expected) => {
  expect(backoff(tries, () => draw)).toBe(expected);
});
