import { type Card, isJoker, rankOf, suitOf } from '@majlis/kernel';
import { memo } from 'react';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { useSettings } from '@/settings/settings.ts';
import { cardName } from '@/words/card.ts';
import { useSay } from '@/words/say.ts';

const LETTERS: Readonly<Record<string, string>> = { A: 'أ', K: 'ك', Q: 'ب', J: 'و' };

/** A card inside a sentence or a row: rank and pip, always left to right. */
export const CardChip = memo(({ card }: { readonly card: Card }) => {
  useSay();
  const letters = useSettings(settings => settings.cards);
  if (isJoker(card))
    return (
      <span className="rp-chip" data-card={card} role="img" aria-label={cardName(card)}>
        ★
      </span>
    );
  const rank = rankOf(card);
  return (
    <span
      className="rp-chip"
      data-card={card}
      data-suit={suitOf(card)}
      dir="ltr"
      role="img"
      aria-label={cardName(card)}
    >
      {(letters === 'ar' ? LETTERS[rank] : undefined) ?? rank}
      <SuitPip suit={suitOf(card)} size={12} />
    </span>
  );
});
