import type { Seat } from '@majlis/kernel';
import type { TableRequest } from '@majlis/protocol';
import type { Table } from '@majlis/table';
import { Dialog } from '@/shell/Dialog.tsx';
import { sitterName } from '@/shell/RoomSeat.tsx';
import type { WordId } from '@/words/part.ts';
import { named, useSay } from '@/words/say.ts';

interface Item {
  readonly word: WordId;
  readonly request: TableRequest | { readonly kind: 'sitHere'; readonly seat: Seat };
}

interface SeatMenuProps {
  readonly table: Table;
  readonly seat: Seat | null;
  readonly me: Seat | null;
  readonly isHost: boolean;
  readonly level: string;
  readonly onPick: (request: Item['request']) => void;
  readonly onClose: () => void;
}

/** What may be done with a seat: by whom, and who sits there. */
const seatItems = ({ table, seat, me, isHost, level }: Omit<SeatMenuProps, 'onPick' | 'onClose'>): Item[] => {
  const chair = seat === null ? undefined : table.chairs[seat];
  if (seat === null || !chair) return [];
  const items: (Item | false)[] = [
    !chair.sitter && me === null && { word: 'room.sit', request: { kind: 'sitHere', seat } },
    !chair.sitter && me !== null && { word: 'room.move', request: { kind: 'move', seat } },
    isHost && !chair.sitter && { word: 'room.add-bot', request: { kind: 'seatBot', seat, level } },
    isHost && chair.sitter?.kind === 'bot' && { word: 'room.remove-bot', request: { kind: 'unseatBot', seat } },
    isHost &&
      !!chair.sitter &&
      me !== null &&
      me !== seat && {
        word: 'room.swap',
        request: { kind: 'swap', seats: [me, seat] },
      },
    isHost &&
      chair.sitter?.kind === 'person' &&
      me !== seat && {
        word: 'room.pass-host',
        request: { kind: 'passHost', seat },
      },
    isHost && chair.sitter?.kind === 'person' && me !== seat && { word: 'room.kick', request: { kind: 'kick', seat } },
  ];
  return items.filter(item => item !== false);
};

export const SeatMenu = (props: SeatMenuProps) => {
  const { table, seat, onPick, onClose } = props;
  const say = useSay();
  const chair = seat === null ? undefined : table.chairs[seat];
  return (
    <Dialog
      title={chair && seat !== null ? say('room.seat-of', { n: seat + 1, who: named(sitterName(chair)) }) : ''}
      open={chair !== undefined}
      onClose={onClose}
    >
      <div className="sh-menu">
        {seatItems(props).map(({ word, request }) => (
          <button
            key={word}
            type="button"
            className="sh-btn sh-wide"
            onClick={() => {
              onPick(request);
              onClose();
            }}
          >
            {say(word)}
          </button>
        ))}
      </div>
    </Dialog>
  );
};
