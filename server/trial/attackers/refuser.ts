import type { TableRequest } from '@majlis/protocol';
import { until } from '../load.ts';
import { pause } from '../process.ts';
import type { TestPlayer } from '../test-player.ts';
import { guestOf, type TestVisitor, tableBy, visitorOf } from '../test-visitor.ts';
import { type Attack, isOver, left, type Target } from './attack.ts';

const GAME = 'trunfo/1';
const SIT = { kind: 'sit', seat: 1, hash: 'a'.repeat(64) } as const;
const PATIENCE = 10_000;

/** What became of a wish: done, or why not. */
const outcome = async (player: TestPlayer, request: TableRequest): Promise<string> => {
  const sent = player.ask(request);
  await until(() => sent.state !== 'sent', PATIENCE);
  return sent.reason ?? sent.state;
};

/** Sits down, is ready, and walks away when the numbers are to be opened. */
const refusal = async (pest: TestPlayer): Promise<string> => {
  const sat = await outcome(pest, SIT);
  if (sat !== 'done') return sat;
  await outcome(pest, { kind: 'ready', ready: true });
  await until(() => pest.known?.phase === 'starting', PATIENCE);
  await outcome(pest, { kind: 'leave' });
  await until(() => pest.known?.phase !== 'starting', PATIENCE);
  return 'refused';
};

/** The same device under another name. */
const again = async ({ ip, cookie }: TestVisitor, { port }: Target): Promise<TestVisitor> => {
  const device = cookie()
    .split('; ')
    .filter(crumb => crumb.startsWith('majlis-device='));
  const visitor = visitorOf(port, ip, device.join());
  await visitor.post('/api/guest', {});
  return visitor;
};

/** A start of somebody else's match fails because of him, and again, and again; he comes back as somebody new, too. The table must go on without him. */
export const refuser: Attack = {
  name: 'starts that never begin',
  run: async target => {
    const { playerOf } = await import('../test-player.ts');
    const [visitor, other, friend] = [
      await guestOf(target.port),
      await guestOf(target.port),
      await guestOf(target.port),
    ];
    const { id: table } = await tableBy(visitor, { game: GAME, visibility: 'private', options: { playMs: 60_000 } });
    const player = (who: TestVisitor, seat: number | null): TestPlayer =>
      playerOf({ visitor: who, table, seat, game: GAME, seed: 1, returning: true });
    const entered = async (who: TestVisitor, seat: number | null): Promise<TestPlayer> => {
      const one = player(who, seat);
      await one.connect();
      await until(() => one.known !== null, PATIENCE);
      return one;
    };
    const host = await entered(visitor, 0);
    host.play(50);
    await until(() => host.you === 0, PATIENCE);
    const pest = await entered(other, null);
    const tries = [await refusal(pest), await refusal(pest), await refusal(pest)];
    if (tries[2] === 'refused') target.won('one who let two starts fail sat down for a third');
    const twin = await entered(await again(other, target), null);
    if ((await outcome(twin, SIT)) === 'done') target.won('one who was turned away came back as somebody new');
    for (const one of [pest, twin]) one.stop();
    const mate = await entered(friend, 1);
    mate.play(50);
    const begins = await until(() => host.known?.phase === 'playing', PATIENCE);
    if (!begins) target.won('one who never opened kept the others from playing');
    while (!isOver(target)) await pause(left(target));
    for (const one of [host, mate]) one.stop();
  },
};
