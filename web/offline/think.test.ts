import { baloot } from '@majlis/bots/baloot';
import { expect, test } from 'vitest';
import { botsOf } from '@/offline/think.ts';

test('without a house the best that travels with the app sits down for a master', () => {
  const { levels, think } = botsOf(baloot);
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
