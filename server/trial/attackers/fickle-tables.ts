import { pause } from '../process.ts';
import { guestOf, type TestVisitor } from '../test-visitor.ts';
import { type Attack, isOver, left, type Target } from './attack.ts';
import { closed } from './inside.ts';

const GAMES = ['dhappa/1', 'baloot/1', 'turup/1', 'trunfo/1'] as const;
const STAY = 4_000;

let begun = 0;

const actOf = (n: number): string => `${begun}f${n}`.padEnd(16, '0').padStart(32, 'a');

/** Sits down and stands up again: everybody who looks at the list is told each time. */
const fidgets = async (visitor: TestVisitor, target: Target, place: string): Promise<void> => {
  const ticket = await visitor.ticket();
  const socket = visitor.socket();
  const gone = closed(socket);
  let n = 0;
  const tell = (request: object): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ kind: 'ask', act: actOf(n++), request }));
  };
  socket.once('open', () => socket.send(JSON.stringify({ kind: 'hello', ticket, place })));
  const timer = setInterval(
    () => tell(n % 2 === 0 ? { kind: 'sit', seat: 0, hash: 'a'.repeat(64) } : { kind: 'leave' }),
    700,
  );
  await Promise.race([gone, pause(place === 'lobby' ? left(target) : STAY)]);
  clearInterval(timer);
  socket.terminate();
};

/** Half of them open public tables and leave them at once, the others look at the list. */
export const fickleTables: Attack = {
  name: 'tables opened and left',
  run: async target => {
    const own = begun++;
    const visitor = await guestOf(target.port);
    while (!isOver(target)) {
      const game = GAMES[own % GAMES.length] ?? 'trunfo/1';
      const wish = { game, visibility: 'public', options: {} } as const;
      const { body } = own % 2 ? { body: null } : await visitor.post('/api/tables', wish);
      const place = own % 2 ? 'lobby' : String((body as { id?: string } | null)?.id ?? target.table);
      await fidgets(visitor, target, place).catch(() => pause(100));
    }
  },
};
