import { seeded } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { dhappa } from './index.ts';
import { pickHolds } from './pick/rewind.ts';
import { midRound, playedWords } from './proof/mid-round.ts';

const TEAM = ['A 5H 6H 7H'];

test('[DHA-12.1] the own hand and what lies open, nothing else', () => {
  const { state } = playedWords(midRound({ hand: '9C 4D 6D', pile: '8H', runs: TEAM }), 'draw');
  const [own, partner] = [dhappa.view(state, 0), dhappa.view(state, 2)];
  expect(own.hands[0]).toEqual(state.hands[0]);
  expect([own.turn.drawn, partner.turn.drawn]).toEqual(['JC#1', null]);
  expect(partner.hands[0]).toEqual({ cards: [], shown: [], hidden: 4 });
  expect(partner.draw).toEqual({ cards: [], shown: [], hidden: 2 });
  expect([partner.runs, partner.discards, partner.opened]).toEqual([state.runs, state.discards, state.opened]);
});

test('[DHA-12.1] what is drawn is told to the drawer alone', () => {
  const decision = dhappa.decide(midRound({ hand: '9C 4D 6D' }), 0, { kind: 'draw' });
  const [event] = decision.ok ? decision.events : [];
  expect(event && JSON.stringify(dhappa.mask(event, 0))).toContain('JC#1');
  for (const viewer of [1, 2, 3, 'rail'] as const) {
    expect(event && JSON.stringify(dhappa.mask(event, viewer))).not.toContain('JC#1');
  }
});

test('[DHA-12.2] picked cards stay known until they are laid or discarded', () => {
  const { state } = playedWords(
    midRound({ hand: '9C 4D 6D', pile: '8H 3C KS', runs: TEAM }),
    'pick:3 add:r1:high:8H drop:KS',
  );
  expect(dhappa.view(state, 1).hands[0]).toEqual({ cards: ['3C#1'], shown: ['3C#1'], hidden: 3 });
});

test('[DHA-12.2] a play taken back leaves the hand as well known as before', () => {
  const picked = playedWords(midRound({ hand: '9H 4D 6D', pile: '8H 3C', runs: TEAM }), 'pick:2').state;
  const laid = playedWords(picked, 'add:r1:high:8H,9H').state;
  const decision = dhappa.decide(laid, 0, { kind: 'undo' });
  const [undone] = decision.ok ? decision.events : [];
  expect(undone && dhappa.mask(undone, 1)).toMatchObject({ back: { cards: ['8H#1'], shown: ['8H#1'], hidden: 1 } });
  const seen = undone && dhappa.evolve(dhappa.view(laid, 1), dhappa.mask(undone, 1) ?? undone);
  expect(seen).toEqual(dhappa.view(picked, 1));
});

test('[DHA-12.3] in every world that a watcher may think of, the pick was lawful', () => {
  const { state } = playedWords(midRound({ hand: '9S 10S 4D KC', pile: 'JS' }), 'pick:1');
  const view = dhappa.view(state, 1);
  let other = 0;
  for (let seed = 0; seed < 50; seed++) {
    const world = dhappa.worlds(view, 1, seeded(seed));
    expect(pickHolds(world)).toBe(true);
    expect(world.hands[0]?.cards).toContain('JS#1');
    if (!world.hands[0]?.cards.includes('10S#1')) other++;
  }
  expect(other).toBeGreaterThan(0);
});
