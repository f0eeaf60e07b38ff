import { type Card, type HouseAction, join, never, parseCard, pileOf, SUITS, type Suit } from '@majlis/kernel';
import { GO_ON, type Packet, type SpelledEvent, type Spelling, TIME_UP } from '@majlis/kernel/record';
import type { TurupAction, TurupEvent } from './action.ts';
import { firstPacket, packets } from './deal/deal.ts';
import { PACK, type TurupState } from './state.ts';

const write = (action: TurupAction): string => {
  switch (action.kind) {
    case 'vote':
      return `vote:${action.suit}`;
    case 'bid':
      return action.bid === 'pass' ? 'pass' : `bid:${action.bid}`;
    case 'play':
      return action.card;
    case 'jumpIn':
      return `jump:${action.card}`;
    case 'steal':
      return `steal:${action.card}`;
    case 'peek':
      return `peek:${action.target}`;
    case 'redeal':
    case 'ready':
      return action.kind;
    case 'lapse':
      return TIME_UP;
    case 'proceed':
      return GO_ON;
    default:
      return never(action);
  }
};

const read = (word: string): TurupAction | HouseAction | undefined => {
  if (word === 'redeal' || word === 'ready') return { kind: word };
  if (word === 'pass') return { kind: 'bid', bid: 'pass' };
  const thrown = /^(dealer|trump|tiebreak|peek\/\d)=(\w+)$/.exec(word);
  if (thrown?.[1] && thrown[2]) return readThrow(thrown[1], thrown[2]);
  const said = /^(vote|bid|peek|jump|steal):(\w+)$/.exec(word);
  if (said?.[1] && said[2]) return readSaid(said[1], said[2]);
  const card = parseCard(word);
  return card && { kind: 'play', card };
};

/** The drawn trump goes by its suit, everything else by its number. */
const readThrow = (label: string, object: string): HouseAction | undefined => {
  const value = label === 'trump' ? SUITS.map(String).indexOf(object) : Number(object);
  return Number.isInteger(value) && value >= 0 ? { kind: 'rolled', label, value } : undefined;
};

const readSaid = (verb: string, object: string): TurupAction | undefined => {
  const suit: Suit | undefined = SUITS.find(name => name === object);
  const card: Card | undefined = parseCard(object);
  if (verb === 'vote') return suit && { kind: 'vote', suit };
  if (verb === 'jump') return card && { kind: 'jumpIn', card };
  if (verb === 'steal') return card && { kind: 'steal', card };
  const number = Number(object);
  if (!Number.isInteger(number)) return undefined;
  return verb === 'bid' ? { kind: 'bid', bid: number } : { kind: 'peek', target: number };
};

const tell = (event: TurupEvent, before: TurupState): readonly SpelledEvent[] => {
  switch (event.kind) {
    case 'dealerDrawn':
      return [{ by: 'house', word: `dealer=${event.dealer}` }];
    case 'trumpDrawn':
      return [{ by: 'house', word: `trump=${event.suit}` }];
    case 'dealt':
      return [dealt(event, before)];
    case 'wentOn':
      return [{ by: 'house', word: GO_ON }];
    case 'voted':
      return [{ by: event.seat, word: event.ballot === 'none' ? TIME_UP : `vote:${event.ballot}` }];
    case 'tallied':
      return [{ fact: `=${event.result.tied.join('')}(${event.result.by})` }];
    case 'lotDrawn':
      return [{ by: 'house', word: `tiebreak=${event.at}` }, { fact: `=${event.suit}` }];
    case 'called':
      return [{ by: event.seat, word: write({ kind: 'bid', bid: event.bid }) }];
    case 'contracted':
      return [{ fact: `=${event.bid}@${event.declarer}` }];
    case 'thrownIn':
      return event.seat === null ? [{ fact: '=redeal' }] : [{ by: event.seat, word: 'redeal' }];
    case 'dealtOn':
      return [{ deal: event.packets.map((pile, seat) => ({ to: `+${seat}`, pile })) }];
    case 'played':
      return [{ by: event.seat, word: write({ kind: event.by === 'turn' ? 'play' : event.by, card: event.card }) }];
    case 'peekCalled':
      return [{ by: event.seat, word: `peek:${event.target}` }];
    case 'peeked':
      return [{ by: 'house', word: `peek/${event.seat}=${event.at ?? '?'}` }, { fact: `=${event.card ?? '?'}` }];
    case 'taken':
      return [`>${event.taker}`, ...event.announced.map(({ news, side }) => `=${news}:${side}`)].map(fact => ({
        fact,
      }));
    case 'scored':
      return [{ fact: `=${event.result.points.join(':')}` }];
    case 'readied':
      return [{ by: event.seat, word: 'ready' }];
    case 'dealOpened':
      return [{ fact: `=dealer:${event.dealer}` }];
    case 'left':
      return [{ by: 'house', word: `left@${event.seat}` }];
    case 'ended':
      return [{ fact: `=${event.outcome.scores.join(':')}(${event.outcome.by})` }];
    default:
      return never(event);
  }
};

/** A seat's line holds its first five cards and, as far as they are known, the eight to come. */
const dealt = (
  { hands, stock }: Extract<TurupEvent, { kind: 'dealt' }>,
  { dealer, options }: TurupState,
): SpelledEvent => {
  const later = packets(stock.cards, dealer, options);
  const unknown = stock.hidden / hands.length;
  return {
    deal: hands.map((hand, seat) => ({
      to: `${seat}`,
      pile: join(hand, { ...pileOf(later[seat] ?? []), hidden: unknown }),
    })),
  };
};

const layout = ({ dealer, options }: TurupState): readonly Packet[] => {
  const places = PACK.map((_, at) => at);
  const first = firstPacket(places.length, options);
  return [places.slice(0, first), places.slice(first)].flatMap(part =>
    packets(part, dealer, options).map((at, seat) => ({ to: `${seat}`, at })),
  );
};

export const spelling: Spelling<TurupState, TurupAction, TurupEvent> = { read, write, tell, layout };
