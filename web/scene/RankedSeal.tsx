import { Icon } from '@/scene/Icon.tsx';

/** On the menu of a table that counts for the ranks; the word for it is the button’s title. */
export const RankedSeal = () => (
  <span className="mj-ranked" data-ranked="">
    <Icon name="crown" size={12} />
  </span>
);
