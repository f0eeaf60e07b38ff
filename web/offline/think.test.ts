import { baloot } from '@majlis/bots/baloot';
import { expect, test } from 'vitest';
import { botsOf, shareAfter } from '@/offline/think.ts';

test('without a house the best that travels with the app sits down for a master', () => {
  const { levels, think } = botsOf(baloot, () => 0);
  expect(levels).toContain('master');
  const { game } = baloot;
  const opened = game.open(game.options.presets.default, 4);
  const view = {
    ...opened,
    phase: { kind: 'bidding' },
    dealer: 3,
    hands: [0, 1, 2, 3].map(seat =>
      seat === 0
        ? { cards: ['JH', '9H', 'AH', 'AS', 'AD'], shown: [], hidden: 0 }
        : { cards: [], shown: [], hidden: 5 },
    ),
    floor: 'KH',
    auction: { dealer: 3, floor: 'KH', round: 1, calls: [], stage: { kind: 'bidding', turn: 0 } },
  };
  expect(think({ view, seat: 0, level: 'master' })).toEqual(think({ view, seat: 0, level: 'steady' }));
});

/** Decisions of a device that takes so many milliseconds for the usual budget. */
const settled = (usualMs: number, decisions: number, from: number): number =>
  Array.from({ length: decisions }).reduce<number>(share => shareAfter(share, share * usualMs), from);

test('a slow device thinks about less, a quick one about all it is meant to, and one that was held up finds back', () => {
  expect(settled(5, 1, 1)).toBe(1);
  expect(settled(800, 3, 1)).toBeCloseTo(0.1);
  expect(settled(8_000, 3, 1)).toBe(0.05);
  expect(settled(5, 20, 0.05)).toBe(1);
});
