import { useEffect, useRef } from 'react';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { Name } from '@/names/Name.tsx';
import { Icon } from '@/scene/Icon.tsx';
import type { SceneCard } from '@/scene/props.ts';

interface LastTrickProps {
  readonly open: boolean;
  readonly look: CardLook;
  readonly title: string;
  readonly close: string;
  readonly winner: string;
  readonly cards: readonly (SceneCard & { readonly name: string; readonly winner: boolean })[];
  readonly onClose: () => void;
}

/** The trick that was swept last, card by card with its player. */
export const LastTrick = ({ open, look, title, close, winner, cards, onClose }: LastTrickProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className="mj-dialog" data-dialog="last-trick" aria-label={title} onClose={onClose}>
      <header>
        {title}
        <button type="button" className="mj-btn mj-btn-ghost" aria-label={close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <ul className="mj-row-cards" dir="ltr">
        {cards.map(({ card, label, name, winner: won }) => (
          <li key={card}>
            <div
              className="mj-card"
              data-card={card}
              data-winner={won || undefined}
              role="img"
              aria-label={won ? `${label}, ${winner}` : label}
            >
              <Face card={card} deck={look} />
            </div>
            <Name>{name}</Name>
          </li>
        ))}
      </ul>
    </dialog>
  );
};
