import { expect, test } from 'vitest';
import { randomsAlike } from './random-replays.ts';
import { folding, replaysAlike } from './replays.ts';

test.each(['trunfo', 'turup', 'baloot', 'dhappa'] as const)(
  'REP-01 REP-03 %s: whoever looks again at a match of a whole table sees what was sent then, from any chair, from the rail and with open cards',
  async name => {
    const { matches, alike, moments } = await replaysAlike(name, 1, 7);
    expect([matches, alike]).toEqual([1, 1]);
    expect(moments).toBeGreaterThan(20);
  },
);

test('REP-03 a page that shows a chair more, or later, than it saw is found out', async () => {
  const page = await folding();
  const open = {
    ...page,
    throughEyes: (_: object, __: object, frames: readonly { readonly state: unknown }[]) => frames,
  };
  const late: typeof page = {
    ...page,
    throughEyes: (...so) => page.throughEyes(...so).map((frame, at, all) => all[at - 1] ?? frame),
  };
  for (const wrong of [open, late]) expect((await replaysAlike('trunfo', 1, 7, wrong)).alike).toBe(0);
});

test.each(['trunfo', 'turup', 'baloot', 'dhappa'] as const)(
  'REP-02 %s: a random match is the same onward and back, and a fold that forgets an event is found out',
  async name => {
    expect((await randomsAlike(name, 2, 3)).alike).toBe(2);
    const page = await folding();
    const replayOf: typeof page.replayOf = (...so) => ({ frames: page.replayOf(...so).frames.slice(0, -1) });
    expect((await randomsAlike(name, 1, 3, { ...page, replayOf })).alike).toBe(0);
  },
);
