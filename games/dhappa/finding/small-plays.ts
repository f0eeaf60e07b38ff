import { type Card, SUITS } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { isLawful, isRoomFor } from '../plays/lay.ts';
import type { DhappaPosition } from '../plays/position.ts';
import { HIGHEST, LONGEST, LOWEST } from '../runs/face.ts';
import { ENDS, highOf, type RankSet, type Run, type Sequence } from '../runs/run.ts';
import { pureMelds } from './opening.ts';
import type { Supply } from './supply.ts';

/** Plays as they are found. */
interface Search {
  readonly position: DhappaPosition;
  readonly supply: Supply;
  /** One of each kind: wilds of a kind are not told apart. */
  readonly wilds: readonly Card[];
  readonly found: DhappaPlay[];
}

type Built = Extract<DhappaPlay, { kind: 'meld' | 'extend' }>;

/** Lawful new runs and sets, and cards more on the runs of the own team: small ones, from which all others can be built. */
export const smallPlays = (position: DhappaPosition, supply: Supply): readonly DhappaPlay[] => {
  const wilds = [...supply.jokers.slice(0, 1), ...supply.twos.slice(0, 1)];
  const search: Search = { position, supply, wilds, found: [] };
  for (const meld of pureMelds(supply, position.options, LONGEST)) keepFitting(search, meld);
  runsWithWild(search);
  setsWithWild(search);
  for (const run of position.runs) {
    if (run.side !== position.side) continue;
    if (run.form === 'run') moreOnRun(search, run);
    else moreOnSet(search, run);
  }
  return search.found;
};

/** What was put together place by place fits: only where the hand runs low, or a card is due, is there more to ask. */
const keepFitting = ({ position, found }: Search, play: Built): void => {
  if (isRoomFor(position, play.cards.length) || isLawful(position, play)) found.push(play);
};

const keepLawful = ({ position, found }: Search, play: Built): void => {
  if (isLawful(position, play)) found.push(play);
};

/** Runs of three with one wild. */
const runsWithWild = (search: Search): void => {
  const { wilds, supply } = search;
  if (wilds.length === 0) return;
  for (const suit of SUITS) {
    const row = supply.naturals[suit];
    for (let low = LOWEST; low <= HIGHEST - 2; low++) {
      const one = row[low];
      const two = row[low + 1];
      const three = row[low + 2];
      if ((one ? 1 : 0) + (two ? 1 : 0) + (three ? 1 : 0) !== 2) continue;
      for (const wild of wilds) {
        keepFitting(search, { kind: 'meld', form: 'run', cards: [one ?? wild, two ?? wild, three ?? wild] });
      }
    }
  }
};

const setsWithWild = (search: Search): void => {
  for (const rank of ['3', 'A'] as const) {
    const naturals = search.supply.ofSets[rank].slice(0, 2);
    if (naturals.length < 2) continue;
    for (const wild of search.wilds) keepLawful(search, { kind: 'meld', form: 'set', cards: [...naturals, wild] });
  }
};

const moreOnSet = (search: Search, run: Run & RankSet): void => {
  for (const card of [...search.supply.ofSets[run.rank], ...search.wilds]) {
    keepLawful(search, { kind: 'extend', run: run.id, end: 'high', cards: [card] });
  }
};

/** A card more at an end: the next natural one, a wild, or a natural one beyond a wild. */
const moreOnRun = (search: Search, run: Run & Sequence): void => {
  const { wilds, supply } = search;
  const row = supply.naturals[run.suit];
  for (const end of ENDS) {
    const step = end === 'low' ? -1 : 1;
    const place = (end === 'low' ? run.low : highOf(run)) + step;
    if (place < LOWEST || place > HIGHEST) continue;
    const next = row[place];
    const beyond = row[place + step];
    if (next) keepFitting(search, { kind: 'extend', run: run.id, end, cards: [next] });
    for (const wild of wilds) keepFitting(search, { kind: 'extend', run: run.id, end, cards: [wild] });
    if (!beyond) continue;
    for (const wild of wilds) keepFitting(search, { kind: 'extend', run: run.id, end, cards: [wild, beyond] });
  }
};
