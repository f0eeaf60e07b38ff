import type { Card } from '@majlis/kernel';
import { pictureOf } from '@/cards/picture.ts';
import { useSettings } from '@/settings/settings.ts';

/** The cards of a fan, with the letters and colours of the setting. */
export const FanCards = ({ cards }: { readonly cards: readonly Card[] }) => {
  const { cards: index, deck: colours } = useSettings();
  return cards.map(card => <img key={card} src={pictureOf(card, { index, colours })} alt="" draggable={false} />);
};
