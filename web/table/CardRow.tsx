import type { Card } from '@majlis/kernel';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { cardName } from '@/words/card.ts';

interface CardRowProps {
  readonly cards: readonly Card[];
  readonly look: CardLook;
  /** For tests and style: which cards these are. */
  readonly part: string;
}

/** A few cards side by side, to be looked at. */
export const CardRow = ({ cards, look, part }: CardRowProps) => (
  <span className="tb-cards" data-part={part} dir="ltr">
    {cards.map(card => (
      <span key={card} className="mj-card" data-card={card} role="img" aria-label={cardName(card)}>
        <Face card={card} deck={look} />
      </span>
    ))}
  </span>
);
