import { type Card, isJoker, suitOf } from '@majlis/kernel';
import type { Play } from './action.ts';
import { isTwo } from './face.ts';
import { gapBetween, shiftsTo } from './fit.ts';
import { lay } from './lay.ts';
import type { Position } from './position.ts';
import { jokersIn, type Run } from './run.ts';
import { copyAt, fills, naturalsOf } from './supply.ts';

/** Every joker that the hand can win now; copies of a card are not told apart. */
export const swapsOpen = (position: Position): readonly Play[] =>
  position.runs
    .flatMap(run => freeing(run, position.hand).map((card): Play => ({ kind: 'swap', run: run.id, card })))
    .filter(play => lay(position, play).ok);

const freeing = (run: Run, hand: readonly Card[]): readonly Card[] => {
  if (jokersIn(run).length === 0) return [];
  if (run.form === 'run') return naturalsFor(run, hand, isJoker);
  const naturals = naturalsOf(hand, run.rank);
  return naturals.filter((card, i) => naturals.findIndex(other => suitOf(other) === suitOf(card)) === i);
};

/** The cards of the hand that wilds of this kind stand for. */
const naturalsFor = (
  run: Extract<Run, { form: 'run' }>,
  hand: readonly Card[],
  kind: (card: Card) => boolean,
): readonly Card[] => run.cards.flatMap((card, i) => (kind(card) ? (copyAt(hand, run.low + i, run.suit) ?? []) : []));

/** Every 2 that the hand can shift now, and whither. */
export const shiftsOpen = (position: Position): readonly Play[] =>
  position.runs
    .flatMap(run =>
      run.form === 'run' && run.side === position.side
        ? naturalsFor(run, position.hand, isTwo).flatMap(card => shiftsTo(run, card))
        : [],
    )
    .filter(play => lay(position, play).ok);

/** Every merge open now, with every bridge: natural cards first. Either run may keep its name. */
export const mergesOpen = (position: Position): readonly Play[] => [...merges(position, Number.POSITIVE_INFINITY)];

/** Merges with at most so many bridges for each pair. */
export function* merges(position: Position, bridges: number): Generator<Play> {
  for (const one of position.runs) {
    for (const two of position.runs) {
      if (one.form === 'set' || two.form === 'set' || one.suit !== two.suit || one.id === two.id) continue;
      if (one.side !== position.side || two.side !== position.side) continue;
      let built = 0;
      for (const bridge of fills(gapBetween(one, two), one.suit, position.hand)) {
        const play: Play = { kind: 'merge', run: one.id, other: two.id, bridge };
        if (built++ >= bridges) break;
        if (lay(position, play).ok) yield play;
      }
    }
  }
}
