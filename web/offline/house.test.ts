import { expect, test } from 'vitest';
import { GAMES } from '@/games.ts';
import type { TableStore } from '@/store/table-store.ts';
import { browser } from '@/test/parlour.ts';

const PLAYABLE = GAMES.map(({ id }) => id);

const OPTIONS: { readonly [game: string]: object } = { 'baloot/1': { target: 26, speed: 'rocket' }, 'trunfo/1': {} };

test.each(PLAYABLE)('PWA-02 %s against bots, in this browser alone, comes to its end and checks out', async game => {
  const { open, pass } = await browser(game, OPTIONS[game]);
  const { house, store } = await open();
  const over = () => store.seen.getState().log.some(({ told }) => told.kind === 'ended');
  await pass(house, over, 20_000);
  expect(over()).toBe(true);
  const { match, you } = store.seen.getState();
  const memory = store.entropy.memory(match?.id ?? '', typeof you === 'number' ? you : 0);
  expect(memory).not.toBeNull();
  expect((await house.check(memory)).checks.filter(({ ok }) => !ok)).toEqual([]);
});

test.each(PLAYABLE)('%s in this browser alone begins however late its page answers', async game => {
  const { open, pass } = await browser(game, OPTIONS[game]);
  const { house, store } = await open({ late: 60_000 });
  await pass(house, () => store.seen.getState().table?.phase === 'playing', 200);
  expect(store.seen.getState().table?.phase).toBe('playing');
});

test('a reload goes on where the match stood', async () => {
  const { open, pass } = await browser('baloot/1');
  const first = await open();
  const played = (store: TableStore) => store.seen.getState().log.filter(({ told }) => told.kind === 'game').length;
  await pass(first.house, () => played(first.store) > 20, 5_000);
  const before = first.store.seen.getState().table?.state;
  first.house.stop();
  const second = await open();
  await pass(second.house, () => second.store.seen.getState().table?.state != null, 50);
  expect(second.store.seen.getState().table?.state).toEqual(before);
  expect(second.store.seen.getState().you).toBe(0);
});

test('a table whose match is over begins a new one', async () => {
  const { open, pass } = await browser('trunfo/1');
  const first = await open();
  await pass(first.house, () => first.store.seen.getState().log.some(({ told }) => told.kind === 'ended'), 5_000);
  const match = first.store.seen.getState().match?.id;
  first.house.stop();
  const second = await open();
  await pass(second.house, () => second.store.seen.getState().table?.phase === 'playing', 50);
  expect(second.store.seen.getState().match?.id).toBeDefined();
  expect(match).toBeDefined();
});
