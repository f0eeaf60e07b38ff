import { never } from '@majlis/kernel';
import { GO_ON, type Packet, type SpelledEvent, type Spelling, TIME_UP } from '@majlis/kernel/record';
import type { DhappaAction, DhappaEvent } from './action.ts';
import { handSize } from './deal/deal.ts';
import { PACK } from './runs/face.ts';
import type { DhappaState } from './state.ts';
import { read, write } from './words.ts';

/** After a lapse nothing more is anyone's doing. */
const tell = (event: DhappaEvent, before: DhappaState): readonly SpelledEvent[] => {
  const did = (word: string): readonly SpelledEvent[] =>
    'seat' in event && !before.turn.lapsed ? [{ by: event.seat, word }] : [];
  switch (event.kind) {
    case 'firstChosen':
      return [{ by: 'house', word: `first=${event.seat}` }];
    case 'dealt':
      return [
        { deal: [...event.hands.map((pile, seat) => ({ to: `${seat}`, pile })), { to: 'stock', pile: event.draw }] },
      ];
    case 'turnedUp':
      return [{ fact: `>${[...event.buried.toReversed(), event.card].join(',')}` }];
    case 'lapsed':
      return did(TIME_UP);
    case 'drawn':
      return [...did('draw'), { fact: `=${event.packet.cards[0] ?? '?'}` }];
    case 'picked':
      return [...did(`pick:${event.cards.length}`), { fact: `=${event.cards.join(',')}` }];
    case 'pickReturned':
      return did('back');
    case 'melded':
      return [...did(write({ kind: 'meld', form: event.run.form, cards: event.cards })), { fact: `>${event.run.id}` }];
    case 'extended':
      return did(write({ kind: 'extend', run: event.run.id, end: event.end, cards: event.cards }));
    case 'swapped':
      return [...did(`swap:${event.run.id}:${event.cards.join()}`), { fact: `=${event.joker}` }];
    case 'shifted':
      return did(`shift:${event.run.id}:${event.cards.join()}${event.to === 'parked' ? '' : `:${event.to}`}`);
    case 'merged':
      return did(write({ kind: 'merge', run: event.run.id, other: event.gone, bridge: event.cards }));
    case 'undone':
      return did('undo');
    case 'discarded':
      return before.turn.lapsed ? [{ fact: `>${event.card}` }] : did(`drop:${event.card}`);
    case 'burnt':
      return [{ fact: `>burnt:${event.cards.length}` }];
    case 'passed':
      return [];
    case 'left':
      return [{ by: 'house', word: `left@${event.seat}` }];
    case 'roundEnded':
      return [{ fact: `>${event.result.winner ?? '-'}(${event.result.how})` }];
    case 'roundOpened':
      return [{ by: 'house', word: GO_ON }, { fact: `>${event.first}` }];
    case 'ended':
      return [{ fact: `=${event.outcome.scores.join(':')}(${event.outcome.by})` }];
    default:
      return never(event);
  }
};

const layout = ({ seats }: DhappaState): readonly Packet[] => {
  const size = handSize(seats) ?? 0;
  const places = PACK.map((_, at) => at);
  return [
    ...Array.from({ length: seats }, (_, seat) => ({
      to: `${seat}`,
      at: places.slice(seat * size, (seat + 1) * size),
    })),
    { to: 'stock', at: places.slice(seats * size) },
  ];
};

export const spelling: Spelling<DhappaState, DhappaAction, DhappaEvent> = { read, write, tell, layout };
