import type { WebSocket } from 'ws';
import { pause } from '../process.ts';
import { guestOf, type TestVisitor } from '../test-visitor.ts';
import { type Attack, isOver, left } from './attack.ts';

export const closed = (socket: WebSocket): Promise<void> =>
  new Promise(resolve => {
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });

/** A socket that came in properly and then does `harm`, again and again. */
export const inside =
  (place: 'lobby' | 'table', harm: (socket: WebSocket, visitor: TestVisitor) => void): Attack['run'] =>
  async target => {
    const visitor = await guestOf(target.port);
    while (!isOver(target)) {
      const ticket = await visitor.ticket().catch(() => null);
      if (ticket === null) return pause(left(target));
      const socket = visitor.socket();
      const gone = closed(socket);
      socket.once('open', () => {
        socket.send(JSON.stringify({ kind: 'hello', ticket, place: place === 'lobby' ? 'lobby' : target.table }));
        harm(socket, visitor);
      });
      await Promise.race([gone, pause(left(target))]);
      socket.terminate();
    }
  };
