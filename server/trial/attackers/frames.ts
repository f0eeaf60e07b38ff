import type { Attack } from './attack.ts';
import { inside } from './inside.ts';

export const bigFrames: Attack = {
  name: 'frames of 1 MB',
  run: inside('lobby', socket => socket.send('x'.repeat(1_000_000))),
};

export const fragments: Attack = {
  name: 'thousands of fragments',
  run: inside('lobby', socket => {
    for (let n = 0; n < 5_000; n++) socket.send('{', { fin: false });
  }),
};

export const messages: Attack = {
  name: 'a flood of messages',
  run: inside('table', socket => {
    for (let n = 0; n < 500; n++) socket.send('{"kind":"pong","n":0}');
  }),
};

export const lists: Attack = {
  name: 'lists in lists in lists',
  run: inside('table', socket => socket.send('['.repeat(4_000))),
};
