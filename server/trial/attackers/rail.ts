import { until } from '../load.ts';
import { pause } from '../process.ts';
import type { TestPlayer } from '../test-player.ts';
import { guestOf, type TestVisitor, tableBy } from '../test-visitor.ts';
import { type Attack, left, type Target } from './attack.ts';
import { closed } from './inside.ts';

const GAME = 'trunfo/1';
/** With a hundred attackers that is more than the rail holds. */
const WATCHERS = 6;
const PATIENCE = 10_000;
/** So many times two seconds at most. */
const FILLING = 20;

/** What they share: one table with a free chair, where somebody waits for a partner; how many look on there; and when all is over. */
const siege = { table: undefined as Promise<string> | undefined, inside: 0, over: Promise.withResolvers<void>() };

const watches = async (visitor: TestVisitor, table: string): Promise<void> => {
  const ticket = await visitor.ticket();
  const socket = visitor.socket();
  socket.once('open', () => socket.send(JSON.stringify({ kind: 'hello', ticket, place: table })));
  socket.once('message', () => {
    siege.inside += 1;
  });
  return closed(socket);
};

const opened = async ({ port }: Target): Promise<string> =>
  (await tableBy(await guestOf(port), { game: GAME, visibility: 'public', options: {} })).id;

/** Until no more come. */
const filled = async (): Promise<void> => {
  for (let [n, before] = [0, -1]; n < FILLING && siege.inside > before; n++) {
    before = siege.inside;
    await pause(2_000);
  }
};

/** Whether somebody new reaches the chair. */
const sitsDown = async (visitor: TestVisitor, table: string): Promise<boolean> => {
  const { playerOf } = await import('../test-player.ts');
  const player: TestPlayer = playerOf({ visitor, table, seat: 1, game: GAME, seed: 1, returning: false });
  await player.connect();
  player.play(50);
  const sat = await until(() => player.you === 1, PATIENCE);
  if (sat) player.ask({ kind: 'leave' });
  await until(() => player.you === 'rail' || player.closes.length > 0, PATIENCE);
  player.stop();
  return sat;
};

/** Fill the rail of a table with a free chair, and look on where honest people play: whoever comes to sit down must still come in. */
export const rail: Attack = {
  name: 'a crowd on the rail',
  run: async target => {
    const isFirst = siege.table === undefined;
    siege.table ??= opened(target);
    const table = await siege.table;
    let isDone = false;
    const over = siege.over.promise.then(() => {
      isDone = true;
    });
    const looks = async (place: string): Promise<void> => {
      const visitor = await guestOf(target.port);
      while (!isDone) await Promise.race([watches(visitor, place).then(() => pause(200)), over]);
    };
    const crowd = [...Array.from({ length: WATCHERS }, () => looks(table)), looks(target.table)];
    if (isFirst) {
      await pause(left(target));
      await filled();
      const isIn = await guestOf(target.port).then(visitor => sitsDown(visitor, table));
      if (!isIn) target.won('a free chair could not be reached');
      siege.over.resolve();
    }
    await Promise.all(crowd);
  },
};
