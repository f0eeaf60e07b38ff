import type { Seat, Trick } from '@majlis/kernel';
import { Face } from '@/cards/Face.tsx';
import type { CardLook } from '@/cards/look.ts';
import { Name } from '@/names/Name.tsx';
import type { Seen } from '@/store/seen.ts';
import { nameOf } from '@/table/who.ts';
import { say } from '@/words/say.ts';

interface TrickNowProps {
  readonly trick: Trick;
  /** Who is to play to it. */
  readonly turn: Seat | null;
  readonly seen: Seen;
  readonly look: CardLook;
}

/** The trick on the table as a list beside it: who played what, and whose turn it is. */
export const TrickNow = ({ trick, turn, seen, look }: TrickNowProps) => (
  <ul className="tb-now">
    {trick.map(({ seat, card }) => (
      <li key={card}>
        <Name>{nameOf(seen.table, seat)}</Name>
        <span className="mj-card">
          <Face card={card} deck={look} />
        </span>
      </li>
    ))}
    {turn !== null && (
      <li data-turn="">
        <Name note={turn === seen.you ? say('table.your-turn') : undefined}>{nameOf(seen.table, turn)}</Name>
        <span className="tb-slot" />
      </li>
    )}
  </ul>
);
