import { type Card, isJoker, rankOf, SUITS, type Suit, suitOf } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { type Supply, someFill, supplyOf } from '../finding/supply.ts';
import type { DhappaPosition } from '../plays/position.ts';
import { between, HIGHEST, isTwo, isWild, LOWEST, placeOf } from '../runs/face.ts';
import { cardAt, ENDS, highOf, type Run, type Sequence } from '../runs/run.ts';
import { isSetRank } from '../runs/shape.ts';

/** Asked about one play after another, until it says yes. */
type Test = (play: DhappaPlay) => boolean;

/**
 * DHA-3.5  Whether one of the ways worth trying to lay this card of the hand in one play passes a test. Whether it is
 * lawful is not asked here.
 */
export const somePlacement = (position: DhappaPosition, card: Card, test: Test): boolean => {
  const supply = supplyOf(position.hand.filter(other => other !== card));
  return (
    position.runs.some(run => mayTake(run, position, card) && someOnRun(run, position, card, supply, test)) ||
    (isWild(card) ? someRunAround(card, supply, test) : someRunWith(card, supply, test)) ||
    ((isWild(card) || isSetRank(rankOf(card))) && newSets(card, supply).some(test))
  );
};

/** Most runs are of another suit, or another team's: they are passed over at a glance. */
const mayTake = (run: Run, { side }: DhappaPosition, card: Card): boolean => {
  if (isWild(card)) return run.side === side;
  return run.form === 'run' ? suitOf(card) === run.suit : rankOf(card) === run.rank;
};

const someOnRun = (run: Run, { side }: DhappaPosition, card: Card, supply: Supply, test: Test): boolean => {
  const own = run.side === side;
  if (run.form === 'set') return onSet(run, own, card).some(test);
  if (isWild(card)) return ENDS.some(end => test({ kind: 'extend', run: run.id, end, cards: [card] }));
  const there = cardAt(run, placeOf(card));
  if (there) return inPlaceOf(there, run, own, card).some(test);
  return own && someOutward(run, card, supply, test);
};

const onSet = ({ id, cards }: Run, own: boolean, card: Card): readonly DhappaPlay[] => {
  const plays: DhappaPlay[] = [];
  if (!isWild(card) && cards.some(isJoker)) plays.push({ kind: 'swap', run: id, card });
  if (own) plays.push({ kind: 'extend', run: id, end: 'high', cards: [card] });
  return plays;
};

/** A joker that stands for the card is swapped, a 2 shifted. */
const inPlaceOf = (there: Card, run: Run, own: boolean, card: Card): readonly DhappaPlay[] => {
  if (isJoker(there)) return [{ kind: 'swap', run: run.id, card }];
  return own && isTwo(there) ? [null, ...ENDS].map((to): DhappaPlay => ({ kind: 'shift', run: run.id, card, to })) : [];
};

/** With a gap before it, if other cards fill it. */
const someOutward = (run: Run & Sequence, card: Card, supply: Supply, test: Test): boolean => {
  const place = placeOf(card);
  const end = place < run.low ? 'low' : 'high';
  const gap = end === 'low' ? between(place, run.low).reverse() : between(highOf(run), place);
  return someFill(gap, run.suit, supply, cards => test({ kind: 'extend', run: run.id, end, cards: [...cards, card] }));
};

/** New runs of three with a natural card in them. */
const someRunWith = (card: Card, supply: Supply, test: Test): boolean => {
  const place = placeOf(card);
  for (let low = Math.max(LOWEST, place - 2); low <= Math.min(HIGHEST - 2, place); low++) {
    if (someRunOfThree(card, place - low, low, suitOf(card), supply, test)) return true;
  }
  return false;
};

/** New runs of three with a wild in them: in every place that two other cards, one of them natural, leave it. */
const someRunAround = (card: Card, supply: Supply, test: Test): boolean => {
  for (const suit of SUITS) {
    for (let low = LOWEST; low <= HIGHEST - 2; low++) {
      for (let at = 0; at < 3; at++) {
        if (lacking(supply, suit, low, low + at) < 2 && someRunOfThree(card, at, low, suit, supply, test)) return true;
      }
    }
  }
  return false;
};

/** Runs of three from `low` on, the card `at` its place in them and others in the two places beside it. */
const someRunOfThree = (card: Card, at: number, low: number, suit: Suit, supply: Supply, test: Test): boolean => {
  if (lacking(supply, suit, low, low + at) > supply.jokers.length + supply.twos.length) return false;
  const places = [low, low + 1, low + 2].toSpliced(at, 1);
  return someFill(places, suit, supply, others => {
    const cards = others.toSpliced(at, 0, card);
    return !cards.every(isWild) && test({ kind: 'meld', form: 'run', cards });
  });
};

/** How many natural cards a run of three lacks, the place of one card apart. */
const lacking = ({ naturals }: Supply, suit: Suit, low: number, apart: number): number => {
  const row = naturals[suit];
  let count = 0;
  for (let place = low; place < low + 3; place++) if (place !== apart && !row[place]) count++;
  return count;
};

const newSets = (card: Card, { ofSets, jokers, twos }: Supply): readonly DhappaPlay[] => {
  const ranks = isWild(card) ? (['3', 'A'] as const) : [rankOf(card)].filter(isSetRank);
  const wild = isWild(card) ? undefined : (twos[0] ?? jokers[0]);
  const plays: DhappaPlay[] = [];
  for (const rank of ranks) {
    for (const [i, one] of ofSets[rank].entries()) {
      for (const two of ofSets[rank].slice(i + 1)) plays.push({ kind: 'meld', form: 'set', cards: [card, one, two] });
      if (wild) plays.push({ kind: 'meld', form: 'set', cards: [card, one, wild] });
    }
  }
  return plays;
};
