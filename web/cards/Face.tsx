import type { Card } from '@majlis/kernel';
import type { Deck } from '@/cards/face.ts';
import { pictureOf } from '@/cards/picture.ts';

interface FaceProps {
  readonly card: Card;
  readonly deck: Deck;
  readonly back?: string;
}

/** The picture of a card, and over it the back that a turning card still shows. Its name is said by whatever holds it. */
export const Face = ({ card, deck, back }: FaceProps) => (
  <>
    <img className="mj-face" src={pictureOf(card, deck)} alt="" draggable={false} />
    {back && <img className="mj-veil" src={back} alt="" draggable={false} />}
  </>
);
