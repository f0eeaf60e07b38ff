import { bySeat, type Card, ofSuit, type Seat, seeded, type Viewer } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { handOfEight } from './derived.ts';
import { baloot } from './index.ts';
import type { BalootOptions } from './options.ts';
import { holdsMaster } from './play/master.ts';
import { compareProjects } from './projects/order.ts';
import { script } from './proof/script.ts';
import { isReachable } from './reachable.ts';
import type { BalootState } from './state.ts';

const HOKUM = 'hokum:H pass pass pass pass pass';
const DRAWS = 200;

const drawn = (words: string, viewer: Viewer, rules: Partial<BalootOptions> = {}): readonly BalootState[] => {
  const random = seeded(21);
  const view = baloot.view(script(words, rules).state, viewer);
  return Array.from({ length: DRAWS }, () => baloot.worlds(view, viewer, random));
};

const hand = (state: BalootState, seat: Seat): readonly Card[] => bySeat(state.hands, seat).cards;

const share = (worlds: readonly BalootState[], is: (world: BalootState) => boolean): number =>
  worlds.filter(is).length / worlds.length;

test('[BAL-11.2] a hand that did not follow is void in every world', () => {
  const worlds = drawn(`${HOKUM} JH 8H 7H 8C .`, 0);
  expect(share(worlds, world => hand(world, 3).some(ofSuit('H')))).toBe(0);
  expect(share(worlds, world => hand(world, 1).includes('10H'))).toBeGreaterThan(0.3);
  expect(share(worlds, world => hand(world, 2).includes('10H'))).toBeGreaterThan(0.3);
});

test('[BAL-11.2b] a hand that did not beat an opponent’s trump has none that would', () => {
  const worlds = drawn(`${HOKUM} 9H 8H 7H 8C .`, 2);
  expect(share(worlds, world => hand(world, 1).includes('JH'))).toBe(0);
  expect(share(worlds, world => hand(world, 1).includes('10H'))).toBeGreaterThan(0.3);
});

test('[BAL-15.2] where everything may be played, a card proves nothing', () => {
  const worlds = drawn(`${HOKUM} JH 8H 7H 8C .`, 0, { enforcement: 'free' });
  expect(share(worlds, world => hand(world, 3).some(ofSuit('H')))).toBeGreaterThan(0.2);
});

test('[BAL-19.1] unless the house looks at every trick', () => {
  const worlds = drawn(`${HOKUM} JH 8H 7H 8C .`, 0, { enforcement: 'free', botQayd: 'instant' });
  expect(share(worlds, world => hand(world, 3).some(ofSuit('H')))).toBe(0);
  const open = drawn(`${HOKUM} JH 8H 7H 8C`, 0, { enforcement: 'free', botQayd: 'instant' });
  expect(share(open, world => hand(world, 3).some(ofSuit('H')))).toBeGreaterThan(0.2);
});

test('[BAL-15.5] an acquittal proves what was not there', () => {
  const rules = { enforcement: 'free', falseQayd: 'none' } as const;
  const worlds = drawn('sun AS 10S 8S AD . gavel charge:revoke,AD', 0, rules);
  expect(share(worlds, world => hand(world, 3).some(ofSuit('S')))).toBe(0);
});

test('[BAL-9.12] a declared project is in every world, though not the same one', () => {
  const worlds = drawn(`${HOKUM} JH declare:sira 8H`, 0);
  const laid = (world: BalootState): readonly Card[] => world.declared[0]?.projects?.[0]?.cards ?? [];
  const isHeld = (world: BalootState): boolean => laid(world).every(card => handOfEight(world, 1).includes(card));
  expect(share(worlds, world => laid(world).length === 3 && isHeld(world))).toBe(1);
  expect(new Set(worlds.map(world => laid(world).join())).size).toBeGreaterThan(5);
});

test('[BAL-9.18] a project that lost is weaker than the one that won', () => {
  const worlds = drawn(`${HOKUM} JH 8H declare:sira 7H declare:sira 8C .`, 0);
  const order = { trump: 'H', options: baloot.options.presets.default } as const;
  const weaker = (world: BalootState): boolean => {
    const [won, lost] = world.declared.map(({ projects }) => projects?.[0]);
    return won !== undefined && lost !== undefined && compareProjects(won, lost, order) >= 0;
  };
  expect(worlds[0]?.awarded).toBe(1);
  expect(share(worlds, world => world.declared.length === 2)).toBe(1);
  expect(share(worlds, world => !weaker({ ...world, declared: [...world.declared].reverse() }))).toBe(0);
});

test('[BAL-14.7] a refusal that counted came from a hand with a master', () => {
  const worlds = drawn(`${HOKUM} JH 8H 7H 8C . sawa refuse@3`, 2, { sawaMode: 'masterGuard' });
  expect(share(worlds, world => holdsMaster(hand(world, 3), ['JH', '8H', '7H', '8C'], 'H'))).toBe(1);
});

test('[BAL-21.5] a state that breaks what everybody knows is not one that play leads to', () => {
  const { state } = script(`${HOKUM} JH 8H 7H 8C .`);
  const swap = (card: Card): Card => (card === '10H' ? 'AD' : card === 'AD' ? '10H' : card);
  const swapped = (piles: BalootState['hands']) => piles.map(pile => ({ ...pile, cards: pile.cards.map(swap) }));
  expect(isReachable(state)).toBe(true);
  expect(isReachable({ ...state, hands: swapped(state.hands), first: swapped(state.first) })).toBe(false);
});
