import { pause } from './process.ts';
import { visitorOf } from './test-visitor.ts';

/** How long somebody stands at a door before going home, in ms. On a machine that is busy elsewhere one waits longer for anything. */
const LATE = 10_000;
const NEVER = 120_000;

export interface Arrivals {
  readonly came: number;
  readonly served: number;
  /** Of those who came in, who waited too long for it. */
  readonly late: number;
}

/** Somebody who has never been here opens the page, takes a name and looks at the list of tables. */
const comes = async (port: number): Promise<boolean> => {
  const visitor = visitorOf(port);
  const { status } = await visitor.post('/api/guest', {});
  if (status !== 200) return false;
  const ticket = await visitor.ticket();
  const socket = visitor.socket({ cookie: visitor.cookie() });
  try {
    return await new Promise<boolean>(resolve => {
      socket.on('error', () => resolve(false));
      socket.on('close', () => resolve(false));
      socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', ticket, place: 'lobby' })));
      socket.on('message', data => {
        if (JSON.parse(data.toString()).kind === 'lobby') resolve(true);
      });
    });
  } finally {
    socket.terminate();
  }
};

/** Newcomers, one after the other; at the end, how many came and how many came in. */
export const newcomers = (port: number): (() => Promise<Arrivals>) => {
  let over = false;
  let [came, served, late] = [0, 0, 0];
  const all = (async () => {
    while (!over) {
      came += 1;
      const since = performance.now();
      const inside = await Promise.race([comes(port).catch(() => false), pause(NEVER).then(() => false)]);
      if (inside) served += 1;
      if (inside && performance.now() - since > LATE) late += 1;
      await pause(500);
    }
  })();
  return async () => {
    over = true;
    await all;
    return { came, served, late };
  };
};
