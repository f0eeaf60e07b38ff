import { pause } from '../process.ts';
import { visitorOf } from '../test-visitor.ts';
import { type Attack, isOver } from './attack.ts';
import { closed } from './inside.ts';

export const muteSockets: Attack = {
  name: 'sockets that say nothing',
  run: async target => {
    const visitor = visitorOf(target.port);
    while (!isOver(target)) {
      void closed(visitor.socket());
      await pause(30);
    }
  },
};
