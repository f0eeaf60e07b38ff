import { isTwo, type Run } from '@majlis/dhappa/for-web';
import type { Card } from '@majlis/kernel';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { meaningTag, tagOf } from '@/dhappa/phrases.ts';
import { type Piece, piecesOf } from '@/dhappa/pieces.ts';
import { figure, say } from '@/words/say.ts';

/** What a selection would do to a run: where it goes, which wilds it would move. */
export interface Hint {
  readonly low: readonly Card[];
  readonly high: readonly Card[];
  readonly freed: readonly Card[];
}

interface RunStripProps {
  readonly run: Run;
  readonly look: CardLook;
  readonly whole?: boolean;
  readonly hint?: Hint | undefined;
  /** Cards that would be new in it. */
  readonly fresh?: readonly Card[];
}

const Slot = ({ cards, end }: { readonly cards: readonly Card[]; readonly end: 'low' | 'high' }) =>
  cards.length === 0 ? null : (
    <span className="dh-slot" data-insert={end}>
      {cards.map(tagOf).join(' ')}
    </span>
  );

const Shown = ({
  piece,
  look,
  hint,
  isFresh,
}: {
  piece: Piece;
  look: CardLook;
  hint: Hint | undefined;
  isFresh: boolean;
}) => {
  if (piece.kind === 'more')
    return (
      <span className="dh-more" data-more={piece.cards.length}>
        <bdi>+{figure(piece.cards.length)}</bdi>
      </span>
    );
  const { card, stands } = piece;
  const freed = hint?.freed.includes(card) ? (isTwo(card) ? 'shift' : 'swap') : undefined;
  return (
    <span
      className="dh-mini"
      data-card={card}
      data-wild={stands ? '' : undefined}
      data-freed={freed}
      data-fresh={isFresh || undefined}
    >
      <Face card={card} deck={look} size="mini" />
      {stands && <b className="dh-chip">{meaningTag(stands)}</b>}
      {freed && <b className="dh-freed">{say(freed === 'swap' ? 'dhappa.swap' : 'dhappa.shift')}</b>}
    </span>
  );
};

/** 2s that found no place on a complete run lie apart. */
const Parked = ({ run, look }: Pick<RunStripProps, 'run' | 'look'>) =>
  run.form === 'set' || run.parked.length === 0 ? null : (
    <span className="dh-parked" data-parked={run.parked.length} title={say('dhappa.parked')}>
      {run.parked.map(card => (
        <span key={card} className="dh-mini" data-card={card}>
          <Face card={card} deck={look} size="mini" />
          <b className="dh-chip">P</b>
        </span>
      ))}
    </span>
  );

const keyOf = (piece: Piece): string => (piece.kind === 'card' ? piece.card : `+${piece.cards[0]}`);

/** The cards of a run, highest first. Its names are read from the button around it. */
export const RunStrip = ({ run, look, whole = false, hint, fresh = [] }: RunStripProps) => (
  <span className="dh-strip" dir="ltr" aria-hidden="true">
    {hint && <Slot cards={hint.high} end="high" />}
    {piecesOf(run, whole).map(piece => (
      <Shown
        key={keyOf(piece)}
        piece={piece}
        look={look}
        hint={hint}
        isFresh={piece.kind === 'card' && fresh.includes(piece.card)}
      />
    ))}
    {hint && <Slot cards={hint.low} end="low" />}
    <Parked run={run} look={look} />
  </span>
);
