import { type Face, faceAt, isWild, type Run, type SetRank } from '@majlis/dhappa/for-web';
import type { Card } from '@majlis/kernel';

/** What is seen of a run: its cards, or a few of them under one sign. */
export type Piece =
  | { readonly kind: 'card'; readonly card: Card; readonly stands: Face | SetRank | null }
  | { readonly kind: 'more'; readonly cards: readonly Card[] };

type Shown = Extract<Piece, { kind: 'card' }>;

/** A short run is shown whole. */
const WHOLE = 4;

const shownOf = (run: Run): readonly Shown[] => {
  const shown = run.cards.map((card, i): Shown => {
    const meaning = run.form === 'run' ? faceAt(run.low + i, run.suit) : run.rank;
    return { kind: 'card', card, stands: isWild(card) ? meaning : null };
  });
  return run.form === 'run' ? shown.reverse() : shown;
};

const gathered = (hidden: readonly Shown[]): readonly Piece[] =>
  hidden.length < 2 ? hidden : [{ kind: 'more', cards: hidden.map(({ card }) => card) }];

/** Highest card first. A long run shows its ends and its wilds; what lies between is counted. */
export const piecesOf = (run: Run, whole: boolean): readonly Piece[] => {
  const shown = shownOf(run);
  if (whole || shown.length <= WHOLE) return shown;
  const pieces: Piece[] = [];
  let hidden: Shown[] = [];
  for (const [i, one] of shown.entries()) {
    const kept = i === 0 || i === shown.length - 1 || one.stands !== null;
    if (!kept) {
      hidden.push(one);
      continue;
    }
    pieces.push(...gathered(hidden), one);
    hidden = [];
  }
  return pieces;
};
