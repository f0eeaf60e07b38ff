import { parseCard } from '../card.ts';
import { never } from '../never.ts';
import { GO_ON, type SpelledEvent, type Spelling, TIME_UP } from '../record/spelling.ts';
import { type Hush, type HushAction, type HushEvent, PACK } from './state.ts';

const tell = (event: HushEvent, before: Hush): readonly SpelledEvent[] => {
  switch (event.kind) {
    case 'dealt':
      return [
        { deal: [...event.hands.map((pile, seat) => ({ to: `${seat}`, pile })), { to: 'stock', pile: event.stock }] },
      ];
    case 'chose':
      return [{ by: event.seat, word: event.card ?? '?' }];
    case 'opened':
      return [{ fact: `>${event.taker}` }];
    case 'peeking':
      return [{ by: event.seat, word: `peek:${event.at}` }];
    case 'peeked':
      return [{ by: 'house', word: `saw=${event.card ? before.hands[before.at]?.cards.indexOf(event.card) : '?'}` }];
    case 'halting':
      return [{ by: event.seat, word: 'halt' }];
    case 'resumed':
      return [{ by: before.by, word: 'go' }];
    case 'marked':
      return [{ by: event.seat, word: `mark:${event.mark}` }];
    case 'wentOn':
      return [{ by: 'house', word: GO_ON }];
    case 'ended':
      return [{ by: 'house', word: GO_ON }, { fact: `=${event.outcome.scores.join(':')}` }];
    default:
      return never(event);
  }
};

const read: Spelling<Hush, HushAction, HushEvent>['read'] = word => {
  const card = parseCard(word);
  if (card) return { kind: 'choose', card };
  const [verb, number = ''] = word.split(/[:=]/);
  if (verb === 'peek') return { kind: 'peek', at: Number(number) };
  if (verb === 'mark') return { kind: 'mark', mark: Number(number) };
  if (verb === 'saw') return { kind: 'rolled', label: 'peek', value: Number(number) };
  return word === 'halt' || word === 'go' ? { kind: word } : undefined;
};

const write = (action: HushAction): string => {
  switch (action.kind) {
    case 'choose':
      return action.card;
    case 'peek':
      return `peek:${action.at}`;
    case 'mark':
      return `mark:${action.mark}`;
    case 'lapse':
      return TIME_UP;
    case 'proceed':
      return GO_ON;
    case 'halt':
    case 'go':
      return action.kind;
    default:
      return never(action);
  }
};

export const spelling: Spelling<Hush, HushAction, HushEvent> = {
  read,
  write,
  tell,
  layout: ({ hands }) => {
    const places = PACK.map((_, at) => at);
    const dealt = hands.map((_, seat) => ({ to: `${seat}`, at: places.slice(3 * seat, 3 * seat + 3) }));
    return [...dealt, { to: 'stock', at: places.slice(3 * hands.length) }];
  },
};
