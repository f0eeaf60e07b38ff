import { sizeOf, type Viewer } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { baloot } from './index.ts';
import { script } from './proof/script.ts';

const HOKUM = 'hokum:H pass pass pass pass pass';
const DECLARED = `${HOKUM} declare:fifty JH declare:sira 8H declare:sira 7H declare:sira 8C`;

const seen = (words: string, viewer: Viewer) => baloot.view(script(words).state, viewer);

test('[BAL-21.1] one’s own hand, and how many cards the others hold', () => {
  const { hands } = seen(`${HOKUM} JH 8H`, 2);
  expect(hands.map(hand => [hand.cards.length, sizeOf(hand)])).toEqual([
    [1, 7],
    [0, 7],
    [8, 8],
    [0, 8],
  ]);
});

test('[BAL-21.2] everybody sees the floor card, all calls and all cards of the round', () => {
  expect(seen('pass hokum:H', 'rail')).toMatchObject({ floor: '9H', auction: { calls: [{ seat: 0 }, { seat: 1 }] } });
  const { tricks, trick } = seen(`${HOKUM} JH 8H 7H 8C . 7C`, 3);
  expect(tricks.map(cards => cards.map(({ card }) => card))).toEqual([['JH', '8H', '7H', '8C']]);
  expect(trick).toEqual([{ seat: 0, card: '7C' }]);
});

test('[BAL-9.12] a declaration tells the others the kinds only', () => {
  expect(seen(`${HOKUM} declare:fifty`, 1).declared).toEqual([{ seat: 0, types: ['fifty'], projects: null }]);
  expect(seen(`${HOKUM} declare:fifty`, 0).declared[0]?.projects).toEqual([
    { type: 'fifty', cards: ['AH', 'KH', 'QH', 'JH'] },
  ]);
});

test('[BAL-21.3] from the second trick on everybody knows the cards that won, and never those that lost', () => {
  const before = seen(DECLARED, 'rail').declared.map(({ seat, projects }) => [seat, projects]);
  expect(before).toEqual([0, 1, 2, 3].map(seat => [seat, null]));
  const { declared, hands } = seen(`${DECLARED} .`, 1);
  expect(declared.map(({ seat, projects }) => [seat, projects?.length ?? null])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, null],
  ]);
  expect([hands[0]?.cards, hands[2]?.cards]).toEqual([
    ['9H', 'AH', 'KH', 'QH'],
    ['9S', '8S', '7S'],
  ]);
});

test('[BAL-9.19] a project that was shown stays in mind when play goes on', () => {
  expect(seen(`${DECLARED} . . AH 10H`, 3).hands[0]).toMatchObject({ cards: ['9H', 'KH', 'QH'], hidden: 3 });
});

test('[BAL-21.4] a hand shown by Sawa stays shown, in an order that tells nothing of the deal', () => {
  const hand = ['KS', 'AS', 'QH', 'KH', 'AH', '7C'];
  const { hands } = seen(`${HOKUM} JH 8H 7H 8C . sawa refuse@1 9H`, 3);
  expect([[...(hands[0]?.cards ?? [])].sort(), hands[0]?.hidden]).toEqual([hand.sort(), 0]);
});

test('[BAL-21.5] nobody sees the undealt cards', () => {
  for (const viewer of [0, 1, 2, 3, 'rail'] as const) {
    expect(seen('pass', viewer).stock).toEqual({ cards: [], shown: [], hidden: 11 });
  }
});

test('[BAL-21.6] the rail sees what everybody sees', () => {
  const text = JSON.stringify(seen(`${HOKUM} JH 8H 7H 8C . 7C`, 'rail'));
  for (const card of ['AS', 'KS', '10H', 'QD', 'JD']) expect(text).not.toContain(`"${card}"`);
  for (const card of ['JH', '8H', '7H', '8C', '7C', '9H']) expect(text).toContain(`"${card}"`);
});
