import type { Card } from '@majlis/kernel';
import { memo, useSyncExternalStore } from 'react';
import type { DeckLook } from '@/cards/face.ts';
import { onPictures, pictureEdition, pictureOf, type Size } from '@/cards/picture.ts';

interface FaceProps {
  readonly card: Card;
  readonly deck: DeckLook;
  readonly back?: string;
  readonly size?: Size;
}

/** The picture of a card, and over it the back that a turning card still shows. Its name is said by whatever holds it. */
export const Face = memo(({ card, deck, back, size = 'face' }: FaceProps) => {
  useSyncExternalStore(onPictures, pictureEdition);
  return (
    <>
      <img className="mj-face" src={pictureOf(card, deck, size)} alt="" draggable={false} />
      {back && <img className="mj-veil" src={back} alt="" draggable={false} />}
    </>
  );
});
