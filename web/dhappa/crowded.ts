import { type DhappaState, dhappa } from '@majlis/dhappa';
import { midRound } from '@majlis/dhappa/mid-round';
import { type Card, openPile, pack, RANKS } from '@majlis/kernel';

/** For tests and measures: the most that can lie on a table. */
const NATURAL = RANKS.slice(1);

const suited = (suit: string, copy: number, from = 0, to = 12): string =>
  NATURAL.slice(from, to)
    .map(rank => `${rank}${suit}#${copy}`)
    .join(' ');

/** A round that is over, with all 162 cards in open hands. */
export const openHands = (): DhappaState => {
  const cards = pack(RANKS, 3, 6);
  const share = (seat: number): readonly Card[] => cards.filter((_, at) => at % 4 === seat);
  return {
    ...midRound({ hand: '' }),
    phase: 'summary',
    rounds: [{ winner: 0, by: 0, how: 'wentOut' }],
    runs: [],
    discards: [],
    draw: openPile([]),
    hands: [0, 1, 2, 3].map(seat => openPile(share(seat))),
  };
};

/** Eight long runs, a pile of twelve and a hand of 27: seat 0 has drawn and may lengthen, and merge two runs. */
export const crowded = (): DhappaState => {
  const state = midRound({
    hand: `9S#1 ${suited('C', 2)} ${suited('S', 3)} 2S JK`,
    others: [suited('D', 3, 0, 6), suited('D', 3, 6), suited('C', 3, 0, 6)],
    runs: [
      `A ${suited('S', 1, 0, 6)}`,
      `A ${suited('S', 1, 7)}`,
      `A ${suited('H', 1)}`,
      `A ${suited('D', 1, 0, 11)}`,
      `B ${suited('C', 1)}`,
      `B ${suited('S', 2)}`,
      `B ${suited('H', 2)}`,
      `B ${suited('D', 2)}`,
    ],
    pile: suited('H', 3),
    draw: `${suited('C', 3, 6)} 2H 2D`,
  });
  const drawn = dhappa.decide(state, 0, { kind: 'draw' });
  return drawn.ok ? drawn.events.reduce(dhappa.evolve, state) : state;
};

/** The two runs of spades become one. */
export const merging = (state: DhappaState) => {
  const decision = dhappa.decide(state, 0, { kind: 'merge', run: 'r1', other: 'r2', bridge: ['9S#1'] });
  return decision.ok ? decision.events : [];
};
