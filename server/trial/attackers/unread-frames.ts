import { pause } from '../process.ts';
import { guestOf, tableBy } from '../test-visitor.ts';
import { type Attack, isOver } from './attack.ts';
import { inside } from './inside.ts';

/** Looks at the list of tables and reads nothing of it; now and then a word shows that somebody is there. */
const staring = inside('lobby', socket => {
  socket.pause();
  const timer = setInterval(() => socket.send('{"kind":"pong","n":0}'), 4_000);
  socket.on('close', () => clearInterval(timer));
});

/** Changes a public table of his own twice a second: every reader of the list is told of it, at some length. */
const stirring: Attack['run'] = async target => {
  const game = 'baloot/1';
  // The only attack that knows the games: the others begin sooner without them.
  const { playerOf } = await import('../test-player.ts');
  const visitor = await guestOf(target.port);
  const { id: table } = await tableBy(visitor, { game, visibility: 'public', options: {} });
  const host = playerOf({ visitor, table, seat: 0, game, seed: 0, returning: true });
  await host.connect();
  host.play(500);
  for (let n = 1; !isOver(target); n++) {
    await pause(500);
    if (host.you === 0) host.ask({ kind: 'setOptions', options: { target: 1 + (n % 1_000) } });
  }
  host.stop();
};

/** Within every limit: that there is more to tell than anybody reads is the whole of it. */
export const unreadFrames: Attack = {
  name: 'readers that do not read',
  run: async target => void (await Promise.all([stirring(target), staring(target)])),
};
