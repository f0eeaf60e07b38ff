import type { Seat, Trick } from '@majlis/kernel';
import type { CardLook } from '@/cards/look.ts';
import { LastTrick } from '@/scene/LastTrick.tsx';
import type { Seen } from '@/store/seen.ts';
import { KeysHelp } from '@/table/KeysHelp.tsx';
import { nameOf } from '@/table/who.ts';
import { cardName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

interface OpenedProps {
  /** As `useOpened` has it. */
  readonly opened: string | null;
  /** SWEEP-03  The trick that was swept last, and who took it. */
  readonly last: { readonly trick: Trick; readonly taker: Seat | null };
  readonly seen: Seen;
  readonly look: CardLook;
  /** Each key, and in words what it does. */
  readonly keys: () => readonly (readonly [key: string, does: string])[];
  readonly onClose: () => void;
}

/** What a player has opened over the table: the last trick, or the keys. */
export const Opened = ({ opened, last: { trick, taker }, seen, look, keys, onClose }: OpenedProps) => (
  <>
    <LastTrick
      open={opened === 'last' && trick.length > 0}
      look={look}
      title={say('table.last-trick')}
      close={say('app.close')}
      winner={say('table.takes')}
      cards={trick.map(({ seat, card }) => ({
        card,
        label: cardName(card),
        name: nameOf(seen.table, seat),
        winner: seat === taker,
      }))}
      onClose={onClose}
    />
    {opened === 'keys' && <KeysHelp keys={keys()} onClose={onClose} />}
  </>
);
