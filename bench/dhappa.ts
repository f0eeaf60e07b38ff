import {
  type DhappaPosition,
  type DhappaState,
  depthsOf,
  dhappa,
  distanceToLock,
  fits,
  meanings,
  meldsOf,
  mergesOpen,
  ofSide,
  openings,
  positionOf,
  shiftsOpen,
  swapsOpen,
} from '@majlis/dhappa';
import { midRound } from '@majlis/dhappa/mid-round';
import { reportCosts } from './cost.ts';
import { figure, perSecond } from './rate.ts';

/** 27 cards, five of them wild, a table of eight runs and a pile of twelve: as thick as a round gets. */
const THICK: DhappaState = midRound({
  hand: '3S 4S 6S 7S 9S JS 4H 5H 8H 10H QH 3D 5D 6D 9D 10D KD 3C 6C 8C JC AC 2S 2H 2D JK JK#2',
  runs: [
    'A 5S 2C 7S#2 8S',
    'A 10S JS#2 QS',
    'A 5H#2 6H 7H',
    'A 9H JK#3 JH',
    'A 7D 8D 2C#2',
    'B 5C JK#4 7C',
    'B 9C 10C JC#2 QC',
    'A set AS AH JK#5',
  ],
  pile: '4C KS 9D#2 3H QD 8S#2 KC 6H#2 10D#2 4D JD KH',
});

/** A selection of six with two wilds. */
const CHOSEN = midRound({ hand: '4S 6S 7S 9S JK 2S' }).hands[0]?.cards ?? [];

const HELPERS: { readonly [name: string]: (position: DhappaPosition) => unknown } = {
  meanings: ({ options }) => meanings(CHOSEN, options),
  meldsOf: position => meldsOf(position, CHOSEN),
  fits: position => fits(position, CHOSEN.slice(0, 2)),
  openings: position => openings({ ...position, opened: false }),
  depthsOf: ({ seat }) => depthsOf(THICK, seat),
  'depthsOf unopened': ({ seat }) => depthsOf({ ...THICK, opened: THICK.opened.map(() => false) }, seat),
  swapsOpen,
  shiftsOpen,
  mergesOpen,
  distanceToLock: ({ runs, side, options }) => distanceToLock(ofSide(runs, side), options),
  offers: ({ seat }) => dhappa.offers({ ...THICK, phase: 'play' }, seat),
};

const KINDS = ['draw', 'npick', 'meld', 'extend', 'swap', 'shift', 'merge', 'discard'];

export const benchDhappa = (): void => {
  for (const seats of dhappa.sizes) {
    reportCosts(`dhappa, a round, ${seats} seats`, {
      game: dhappa,
      rules: dhappa.options.presets.default,
      seats,
      isPlay: ({ kind }) => KINDS.includes(kind),
      isOver: state => dhappa.outcome(state) !== undefined,
    });
  }
  const position = positionOf(THICK, 0);
  for (const [name, helper] of Object.entries(HELPERS)) {
    const rate = perSecond(400, () => helper(position));
    console.log(`dhappa  ${name}, ${position.hand.length} cards with wilds: ${figure(1000 / rate)} ms`);
  }
};
