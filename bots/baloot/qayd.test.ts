import { type BalootOptions, type BalootState, baloot as game } from '@majlis/baloot';
import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { baloot } from './players.ts';
import { type Spot, spotted } from './tests.ts';

const does = (view: BalootState): string =>
  baloot.spelling.write(baloot.think(view, 0, 'steady', baloot.budget, seeded(1)));

const FREE: Partial<BalootOptions> = { enforcement: 'free' };

/** Seat 1 throws a diamond on spades, and later has a spade after all. */
const VOID = 'AS 7D 8S 9S';
const NOT_VOID = 'AH 7S 8H 9H';
const HAND = '10S QS 10H AD KD AC';

const spot = (tricks: readonly string[], options: Partial<BalootOptions>, more: Partial<BalootState> = {}): Spot => ({
  trump: null,
  tricks,
  hand: HAND,
  options: { ...FREE, ...options },
  more,
});

test.each([
  ['on visible proof', [VOID, NOT_VOID], {}, true],
  ['not on suspicion', [VOID, 'AH 7H 8H 9H'], {}, false],
  ['not where bots are to keep quiet', [VOID, NOT_VOID], { botQayd: 'never' }, false],
  ['not where the house calls by itself', [VOID, NOT_VOID], { botQayd: 'instant' }, false],
  ['not where nothing wrong can be played', [VOID, NOT_VOID], { enforcement: 'strict' }, false],
  ['not against the partner', ['AS 8S 7D 9S', 'AH 8H 7S 9H'], {}, false],
  ['not when the window is past', [VOID, NOT_VOID], { qaydWindow: 'trick' }, false],
] as const)('[BAL-15.15] a player presses the gavel %s', (_, tricks, options, right) => {
  expect(does(spotted(spot(tricks, options))) === 'gavel').toBe(right);
});

test('[BAL-15.15] nor a second time in the round', () => {
  expect(does(spotted(spot([VOID, NOT_VOID], {}, { gavels: [0] })))).not.toBe('gavel');
});

test('[BAL-15.4] and then names the ground and the card, and is right', () => {
  const view = spotted(spot([VOID, NOT_VOID], {}));
  const pressed = game.decide(view, 0, { kind: 'gavel' });
  const now = pressed.ok ? pressed.events.reduce(game.evolve, view) : view;
  expect(does(now)).toBe('charge:revoke,7D');
  const verdict = game.decide(now, 0, { kind: 'charge', ground: 'revoke', card: '7D' });
  expect(verdict.ok && verdict.events[0]).toMatchObject({ ruling: { guilty: true, loser: 1 } });
});

test('[BAL-15.7] a gavel without proof is taken back', () => {
  const phase = { kind: 'qayd', by: 0, resume: { kind: 'playing', turn: 0 } } as const;
  expect(does(spotted(spot([VOID, 'AH 7H 8H 9H'], {}, { phase })))).toBe('withdraw');
});
