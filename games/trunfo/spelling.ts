import { type Card, never, type Outcome, parseCard, SUITS, type Suit } from '@majlis/kernel';
import { GO_ON, type SpelledEvent, type Spelling, TIME_UP } from '@majlis/kernel/record';
import type { TrunfoAction, TrunfoEvent } from './action.ts';
import { HAND } from './fairness.ts';
import { PACK, type TrunfoState } from './state.ts';

const write = (action: TrunfoAction): string => {
  switch (action.kind) {
    case 'select':
      return `select:${action.card}`;
    case 'lock':
      return action.card ? `lock:${action.card}` : 'lock';
    case 'lapse':
      return TIME_UP;
    case 'proceed':
      return GO_ON;
    case 'deselect':
    case 'rematch':
      return action.kind;
    default:
      return never(action);
  }
};

const read: Spelling<TrunfoState, TrunfoAction, TrunfoEvent>['read'] = word => {
  if (word === 'deselect' || word === 'rematch') return { kind: word };
  if (word === 'lock') return { kind: 'lock', card: null };
  const [verb, object] = word.split(/[:=]/);
  if (verb === 'trump') return readTrump(object);
  const card: Card | undefined = object === undefined ? undefined : parseCard(object);
  return card && (verb === 'select' || verb === 'lock') ? { kind: verb, card } : undefined;
};

const readTrump = (suit: string | undefined) => {
  const value = SUITS.findIndex((name: Suit) => name === suit);
  return value < 0 ? undefined : ({ kind: 'rolled', label: 'trump', value } as const);
};

const tell = (event: TrunfoEvent, before: TrunfoState): readonly SpelledEvent[] => {
  switch (event.kind) {
    case 'trumpTurned':
      return [{ by: 'house', word: `trump=${event.suit}` }];
    case 'dealt':
      return [
        { deal: [...event.hands.map((pile, seat) => ({ to: `${seat}`, pile })), { to: 'unused', pile: event.unused }] },
      ];
    case 'selected':
      return [{ by: event.seat, word: `select:${event.card}` }];
    case 'deselected':
      return [{ by: event.seat, word: 'deselect' }];
    case 'locked':
      return [{ by: event.seat, word: event.lapsed ? TIME_UP : `lock:${event.card ?? '?'}` }];
    case 'revealed':
      return [{ fact: `>${event.winner ?? '-'}(${event.cards.join(',')})` }];
    case 'roundOpened':
    case 'tied':
      return [{ by: 'house', word: GO_ON }];
    case 'left':
      return [{ by: 'house', word: `left@${event.seat}` }];
    case 'ended':
      return ended(event.outcome, before);
    case 'asked':
      return [{ by: event.seat, word: 'rematch' }];
    case 'rematched':
      return [];
    default:
      return never(event);
  }
};

/** The end follows a departure, or the house's going on after the last result. */
const ended = ({ scores, by }: Outcome, before: TrunfoState): readonly SpelledEvent[] => {
  const fact: SpelledEvent = { fact: `=${scores.join(':')}(${by})` };
  return before.gone.length > 0 ? [fact] : [{ by: 'house', word: GO_ON }, fact];
};

const layout = () => {
  const places = PACK.map((_, at) => at);
  return [
    { to: '0', at: places.slice(0, HAND) },
    { to: '1', at: places.slice(HAND, 2 * HAND) },
    { to: 'unused', at: places.slice(2 * HAND) },
  ];
};

export const spelling: Spelling<TrunfoState, TrunfoAction, TrunfoEvent> = { read, write, tell, layout };
