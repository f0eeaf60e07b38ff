import { SUITS, type Suit } from '@majlis/kernel';
import { SuitPip } from '@/cards/SuitPip.tsx';
import { figure, isWord, useSay } from '@/words/say.ts';

interface Spelt {
  readonly kind: string;
  readonly suit: Suit | undefined;
  readonly bid: string | undefined;
}

/** `hokum-S`, `bid-9-S`, `sun`, `none`. */
const spelt = (bought: string): Spelt => {
  const [kind = 'none', ...rest] = bought.split('-');
  return { kind, suit: SUITS.find(suit => rest.includes(suit)), bid: rest.find(part => /^\d+$/.test(part)) };
};

const isRed = (suit: Suit | undefined): boolean => suit === 'H' || suit === 'D';

/** What was bought, as its sign and its word. */
export const Bought = ({ bought }: { readonly bought: string }) => {
  const say = useSay();
  const { kind, suit, bid } = spelt(bought);
  const id = `daily.bought.${kind}`;
  return (
    <>
      <span
        aria-hidden="true"
        data-red={isRed(suit) || undefined}
        className={`grid size-7 flex-none place-items-center rounded-1 ${suit ? 'bg-card text-on-gold data-[red]:text-them' : 'bg-night text-gold'}`}
      >
        {suit ? <SuitPip suit={suit} size={18} /> : kind === 'none' ? '–' : '☀'}
      </span>
      <span className="min-w-0 truncate">
        {isWord(id) ? say(id) : kind}
        {bid && ` ${figure(Number(bid))}`}
      </span>
    </>
  );
};
