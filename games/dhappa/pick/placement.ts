import { type Card, isJoker, rankOf, SUITS, type Suit, suitOf } from '@majlis/kernel';
import type { DhappaPlay } from '../action.ts';
import { fills, lessCards, type Supply, sortedOut } from '../finding/supply.ts';
import type { DhappaPosition } from '../plays/position.ts';
import { HIGHEST, isTwo, isWild, LOWEST, placeOf } from '../runs/face.ts';
import { cardAt, highOf, type Run, type Sequence } from '../runs/run.ts';
import { isSetRank } from '../runs/shape.ts';

/** DHA-3.5  Every way worth trying to lay this card of the hand in one play. Whether it is lawful is not asked here. */
export function* placements(position: DhappaPosition, card: Card): Generator<DhappaPlay> {
  const others = lessCards(position.hand, [card]);
  const supply = sortedOut(others);
  for (const run of position.runs) {
    if (mayTake(run, position, card)) yield* onRun(run, position, card, supply);
  }
  yield* isWild(card) ? newRunsAround(card, supply) : newRunsWith(card, supply);
  if (isWild(card) || isSetRank(rankOf(card))) yield* newSets(card, supply);
}

/** Most runs are of another suit, or another team's: they are passed over at a glance. */
const mayTake = (run: Run, { side }: DhappaPosition, card: Card): boolean => {
  if (isWild(card)) return run.side === side;
  return run.form === 'run' ? suitOf(card) === run.suit : rankOf(card) === run.rank;
};

function* onRun(run: Run, { side }: DhappaPosition, card: Card, supply: Supply): Generator<DhappaPlay> {
  const own = run.side === side;
  if (run.form === 'set') {
    const fits = isWild(card) || rankOf(card) === run.rank;
    if (fits && !isWild(card) && run.cards.some(isJoker)) yield { kind: 'swap', run: run.id, card };
    if (fits && own) yield { kind: 'extend', run: run.id, end: 'high', cards: [card] };
  } else if (isWild(card)) {
    for (const end of own ? ENDS : []) yield { kind: 'extend', run: run.id, end, cards: [card] };
  } else if (suitOf(card) === run.suit) {
    const there = cardAt(run, placeOf(card));
    if (there) yield* inPlaceOf(there, run, own, card);
    else if (own) yield* outward(run, card, supply);
  }
}

const ENDS = ['low', 'high'] as const;

/** A joker that stands for the card is swapped, a 2 shifted. */
function* inPlaceOf(there: Card, run: Run, own: boolean, card: Card): Generator<DhappaPlay> {
  if (isJoker(there)) yield { kind: 'swap', run: run.id, card };
  if (!own || !isTwo(there)) return;
  for (const to of [null, ...ENDS]) yield { kind: 'shift', run: run.id, card, to };
}

/** With a gap before it, if other cards fill it. */
function* outward(run: Run & Sequence, card: Card, supply: Supply): Generator<DhappaPlay> {
  const place = placeOf(card);
  const end = place < run.low ? 'low' : 'high';
  const gap = end === 'low' ? between(place, run.low).reverse() : between(highOf(run), place);
  for (const cards of fills(gap, run.suit, supply)) {
    yield { kind: 'extend', run: run.id, end, cards: [...cards, card] };
  }
}

const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + 1 + i);

/** New runs of three with a natural card in them. */
function* newRunsWith(card: Card, supply: Supply): Generator<DhappaPlay> {
  const place = placeOf(card);
  for (let low = Math.max(LOWEST, place - 2); low <= Math.min(HIGHEST - 2, place); low++) {
    if (missing(supply, suitOf(card), low, place) > wildsIn(supply)) continue;
    const places = [low, low + 1, low + 2].filter(other => other !== place);
    for (const [one, two] of fills(places, suitOf(card), supply)) {
      if (one && two) yield { kind: 'meld', form: 'run', cards: [one, two].toSpliced(place - low, 0, card) };
    }
  }
}

/** How many natural cards a run of three lacks, the place of one card apart. */
const missing = ({ naturals }: Supply, suit: Suit, low: number, apart: number): number => {
  const row = naturals[suit];
  let count = 0;
  for (let place = low; place < low + 3; place++) if (place !== apart && !row[place]) count++;
  return count;
};

const wildsIn = ({ jokers, twos }: Supply): number => jokers.length + twos.length;

/** New runs of three with a wild in them: in every place that two other cards leave it. */
function* newRunsAround(card: Card, supply: Supply): Generator<DhappaPlay> {
  for (const suit of SUITS) {
    for (let low = LOWEST; low <= HIGHEST - 2; low++) {
      for (const at of [0, 1, 2]) {
        const short = missing(supply, suit, low, low + at);
        if (short > 1 || short > wildsIn(supply)) continue;
        const places = [low, low + 1, low + 2].toSpliced(at, 1);
        for (const [one, two] of fills(places, suit, supply)) {
          if (one && two && !(isWild(one) && isWild(two))) {
            yield { kind: 'meld', form: 'run', cards: [one, two].toSpliced(at, 0, card) };
          }
        }
      }
    }
  }
}

function* newSets(card: Card, { ofSets, jokers, twos }: Supply): Generator<DhappaPlay> {
  const ranks = isWild(card) ? (['3', 'A'] as const) : [rankOf(card)].filter(isSetRank);
  const wild = isWild(card) ? undefined : (twos[0] ?? jokers[0]);
  for (const rank of ranks) {
    const naturals = ofSets[rank];
    for (const [i, one] of naturals.entries()) {
      for (const two of naturals.slice(i + 1)) yield { kind: 'meld', form: 'set', cards: [card, one, two] };
      if (wild) yield { kind: 'meld', form: 'set', cards: [card, one, wild] };
    }
  }
}
