import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { simGamesOf } from '../commands/sim-games.ts';
import { create, type LogLine, verifyLog } from './index.ts';
import { evening } from './sim/evening.ts';
import { parlour } from './sim/parlour.ts';
import { personOf } from './sim/person.ts';
import { nonceOf, setupWith } from './tests.ts';

/** A match of several deals at a private table, with the log it left. */
const played = async (
  reveal: 'match' | 'deal',
): Promise<{ log: readonly LogLine[]; simGame: Awaited<ReturnType<Awaited<ReturnType<typeof simGamesOf>>>> }> => {
  const simGame = (await simGamesOf('baloot'))(seeded(2));
  const random = seeded(2);
  const think = (seat: number, view: unknown) =>
    simGame.places.choose!(view, seat, simGame.setup.game.offers(view, seat), random);
  const house = parlour({ setup: simGame.setup, seed: 2, size: 4, options: { target: 60 }, reveal, think });
  evening(house, simGame, { seed: 2, size: 4, bots: [1, 2, 3], mischief: [] });
  house.run(10_000_000);
  return { log: house.log, simGame };
};

test.each(['match', 'deal'] as const)('the dice are shown at the end of each %s, never before', async reveal => {
  const { log, simGame } = await played(reveal);
  const order = log.flatMap(({ event }) =>
    event.kind === 'dealStarted' ? [`deal ${event.k}`] : event.kind === 'revealed' ? [`shown ${event.k}`] : [],
  );
  const deals = order.filter(word => word.startsWith('deal')).length;
  expect(deals).toBeGreaterThan(2);
  const each = Array.from({ length: deals }, (_, i) =>
    reveal === 'deal' && i > 0 ? [`shown ${i}`, `deal ${i + 1}`] : [`deal ${i + 1}`],
  );
  expect(order).toEqual([...each.flat(), `shown ${deals}`]);
  expect(verifyLog(simGame.setup, log).ok).toBe(true);
});

test('at a public table they are shown at the end of the match', () => {
  const plan = { options: {}, size: 4, visibility: 'public', reveal: 'deal', host: personOf(0) } as const;
  const opened = create(setupWith(), plan, nonceOf(1), 0);
  const [created] = opened.ok ? opened.state.saving!.lines : [];
  expect(created?.event).toMatchObject({ kind: 'created', reveal: 'match' });
});
