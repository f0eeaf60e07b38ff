import type { Attack } from './attack.ts';
import { inside } from './inside.ts';

export const pongs: Attack = {
  name: 'pongs that nobody asked for',
  run: inside('table', socket => {
    const pour = (): void => {
      for (let n = 0; n < 5_000 && socket.readyState === socket.OPEN; n++) socket.pong();
      if (socket.readyState === socket.OPEN) setTimeout(pour, 5);
    };
    pour();
  }),
};
