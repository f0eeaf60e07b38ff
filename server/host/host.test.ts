import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nonceHash } from '@majlis/kernel/dice';
import type { Message, Request } from '@majlis/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore, type Store } from '../store/index.ts';
import { type BotPool, botPool } from './bot-pool.ts';
import { serverClock } from './clock.ts';
import { type Host, hostOf } from './host.ts';

let folder: string;
let store: Store;
let bots: BotPool;
let host: Host;
const alarms: unknown[] = [];
let floods: readonly string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'majlis-host-'));
  store = await openStore({ url: undefined, folder, key: undefined, use: 'serve' });
  bots = botPool();
  host = hostOf({
    clock: serverClock(),
    log: store.log,
    leases: store.leases,
    bots,
    alarm: (_, what) => alarms.push(what),
    appended: () => {},
    stalled: () => {},
    floods: () => floods,
    networkOf: home => home.replace(/\.[^.]*$/, ''),
    turnedAway: () => {},
  });
});

afterAll(async () => {
  await host.drain();
  await bots.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const sara = { id: 'sara', name: 'Sara' };

const seatedWithBot = async () => {
  const born = await host.open({
    game: 'trunfo/1',
    options: {},
    size: 2,
    visibility: 'private',
    reveal: 'match',
    host: sara,
    bots: 'steady',
  });
  if (!born.ok) throw new Error(born.reason);
  const heard: Message[] = [];
  const connection = { tell: (message: Message) => heard.push(message), close: () => {}, greet: () => {} };
  await host.enter(born.id, 'c1', connection, sara, false, { home: '10.0.0.1', invited: false });
  let acts = 0;
  const ask = async (request: Request, act = `act-${++acts}`): Promise<string> => {
    const from = heard.length;
    host.feed(born.id, { kind: 'asked', conn: 'c1', act, request });
    const isAnswer = (one: Message): boolean => (one.kind === 'done' || one.kind === 'refused') && one.act === act;
    let answer: Message | undefined;
    for (; !answer; answer = heard.slice(from).find(isAnswer)) await new Promise(resolve => setTimeout(resolve, 1));
    return answer.kind;
  };
  const welcome = heard.find(message => message.kind === 'welcome');
  const id = welcome?.kind === 'welcome' ? (welcome.table.commitment?.id ?? '') : '';
  expect(await ask({ kind: 'sit', seat: 0, hash: nonceHash(id, 'ab'.repeat(32)) })).toBe('done');
  return { table: born.id, ask };
};

test('an action that the table has long forgotten is still one action', async () => {
  const { table, ask } = await seatedWithBot();
  expect(await ask({ kind: 'ready', ready: false }, 'the-old-one')).toBe('done');
  for (let n = 0; n < 300; n++) expect(await ask({ kind: 'ready', ready: false })).toBe('done');
  expect(await ask({ kind: 'ready', ready: false }, 'the-old-one')).toBe('done');
  expect(await ask({ kind: 'ready', ready: false })).toBe('done');
  const page = await store.log.read(table);
  expect(page?.lines.filter(({ act }) => act === 'the-old-one')).toHaveLength(1);
  expect(alarms).toEqual([]);
});

test('[T48] [T65] a table knows which of its people come from networks that flood the house, and when that is over', async () => {
  const { table } = await seatedWithBot();
  const told = async (homes: readonly string[]): Promise<void> => {
    const known = (): string | undefined => [...host.tables()].find(({ id }) => id === table)?.room.floods.join();
    while (known() !== homes.join()) await new Promise(resolve => setTimeout(resolve, 10));
  };
  floods = ['10.0.0', '10.0.1'];
  await told(['10.0.0.1']);
  floods = [];
  await told([]);
});

test('a bot that does not come to an end is ended, and the others think on', async () => {
  const loops = botPool(new URL('../trial/looping-bot.ts', import.meta.url));
  const ask = (seat: number, budget: number) =>
    loops.ask({ game: 'x', level: 'y', seat, view: null, draw: null }, budget);
  expect(await Promise.all([ask(0, 500), ask(1, 20_000)])).toEqual([null, { kind: 'ok' }]);
  expect(await ask(1, 20_000)).toEqual({ kind: 'ok' });
  await loops.close();
});

test('[T22] bots whose threads cannot begin say nothing, and end nothing; they think again when threads can', async () => {
  const [file, begun] = [join(folder, 'bot.mjs'), join(folder, 'begun')];
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
     writeFileSync(${JSON.stringify(begun)}, '');
     throw new Error('no memory, no descriptors');`,
  );
  const pool = botPool(pathToFileURL(file));
  await expect.poll(() => existsSync(begun), { timeout: 20_000 }).toBe(true);
  writeFileSync(file, "export const think = () => ({ kind: 'ok' })");
  const ask = () => pool.ask({ game: 'x', level: 'y', seat: 0, view: null, draw: null }, 20_000);
  await expect.poll(ask, { timeout: 20_000 }).toEqual({ kind: 'ok' });
  await pool.close();
});
