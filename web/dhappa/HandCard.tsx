import { isTwo } from '@majlis/dhappa/for-web';
import type { Card } from '@majlis/kernel';
import { memo } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { Icon } from '@/scene/Icon.tsx';
import { cardName } from '@/words/card.ts';
import { say, useSay } from '@/words/say.ts';

export interface HandCardProps {
  readonly card: Card;
  readonly look: CardLook;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly row: number;
  readonly chosen: boolean;
  /** Just drawn, must be laid this turn, asked for and not answered, or a joker that could be won for it. */
  readonly mark: 'drawn' | 'due' | 'swap' | null;
  readonly pending: boolean;
  /** Tab enters the hand here. */
  readonly entry: boolean;
}

const labelOf = (card: Card, mark: HandCardProps['mark']): string =>
  mark ? `${cardName(card)}, ${say(`dhappa.mark.${mark}`)}` : cardName(card);

/** One card of the own hand. What a finger does with it is the hand's business. */
export const HandCard = memo(({ card, look, x, y, w, row, chosen, mark, pending, entry }: HandCardProps) => {
  useSay();
  return (
    <button
      type="button"
      className="mj-card dh-card"
      data-card={card}
      data-row={row}
      data-state={chosen ? 'selected' : 'available'}
      data-mark={mark ?? undefined}
      data-pending={pending || undefined}
      aria-pressed={chosen}
      aria-label={labelOf(card, mark)}
      tabIndex={entry ? 0 : -1}
      style={{ width: w, height: w * 1.4, translate: `${x - w / 2}px ${y - w * 0.7}px` }}
    >
      <span className="mj-inner">
        <Face card={card} deck={look} />
      </span>
      {isTwo(card) && (
        <i className="dh-bolt" aria-hidden="true">
          <Icon name="token" size={13} />
        </i>
      )}
      {(mark === 'due' || mark === 'swap') && (
        <i className="dh-flag" data-flag={mark} aria-hidden="true">
          <Icon name={mark === 'due' ? 'flag' : 'swap'} size={13} />
        </i>
      )}
    </button>
  );
});
