import { type HouseAction, never, openPile, parseCard, SUITS } from '@majlis/kernel';
import { GO_ON, type Packet, type SpelledEvent, type Spelling, TIME_UP } from '@majlis/kernel/record';
import type { BalootAction, BalootEvent } from './action.ts';
import type { BalootContract } from './auction/contract.ts';
import { FLOOR_AT, firstFive } from './deal/deal.ts';
import { RAISES } from './doubling/doubling.ts';
import { PACK } from './play/value.ts';
import { PROJECT_TYPES } from './projects/project.ts';
import { GROUNDS } from './qayd/qayd.ts';
import type { BalootState, Ruling } from './state.ts';

const write = (action: BalootAction): string => {
  switch (action.kind) {
    case 'hokum':
      return `hokum:${action.suit}`;
    case 'raise':
      return action.manner === 'locked' ? `${action.raise}:locked` : action.raise;
    case 'choose':
      return action.manner;
    case 'declare':
      return `declare:${action.types.join()}`;
    case 'play':
      return action.akka ? `${action.card}+akka` : action.card;
    case 'charge':
      return `charge:${action.ground},${action.card}`;
    case 'lapse':
      return TIME_UP;
    case 'proceed':
      return GO_ON;
    default:
      return action.kind;
  }
};

const PLAIN: readonly BalootAction[] = [
  ...(['pass', 'second', 'sun', 'ashkal', 'kawesh', 'waive'] as const).map(kind => ({ kind })),
  ...(['sawa', 'accept', 'refuse', 'gavel', 'withdraw'] as const).map(kind => ({ kind })),
  ...SUITS.map(suit => ({ kind: 'hokum', suit }) as const),
  ...RAISES.map(raise => ({ kind: 'raise', raise, manner: 'open' }) as const),
  ...RAISES.map(raise => ({ kind: 'raise', raise, manner: 'locked' }) as const),
  ...(['open', 'locked'] as const).map(manner => ({ kind: 'choose', manner }) as const),
];

const WORDS = new Map(PLAIN.map(action => [write(action), action]));

const read = (word: string): BalootAction | HouseAction | undefined => {
  const dealer = /^dealer=([0-3])$/.exec(word)?.[1];
  if (dealer) return { kind: 'rolled', label: 'dealer', value: Number(dealer) };
  return WORDS.get(word) ?? readObject(word) ?? readCard(word);
};

const readObject = (word: string): BalootAction | undefined => {
  const [verb, objects = ''] = word.split(':');
  const list = objects.split(',');
  if (verb === 'declare') {
    const types = list.flatMap(name => PROJECT_TYPES.find(type => type === name) ?? []);
    return types.length === list.length ? { kind: 'declare', types } : undefined;
  }
  const [ground, card] = [GROUNDS.find(name => name === list[0]), parseCard(list[1] ?? '')];
  return verb === 'charge' && list.length === 2 && ground && card ? { kind: 'charge', ground, card } : undefined;
};

const readCard = (word: string): BalootAction | undefined => {
  const akka = word.endsWith('+akka');
  const card = parseCard(akka ? word.slice(0, -'+akka'.length) : word);
  return card && PACK.includes(card) ? { kind: 'play', card, akka } : undefined;
};

const tell = (event: BalootEvent): readonly SpelledEvent[] => {
  switch (event.kind) {
    case 'dealerDrawn':
      return [{ by: 'house', word: `dealer=${event.dealer}` }];
    case 'dealt':
      return [dealt(event)];
    case 'wentOn':
      return [{ by: 'house', word: GO_ON }];
    case 'called':
      return [{ by: event.seat, word: write(event.bid) }];
    case 'thrownIn':
      return [{ fact: `=redeal(${event.by})` }];
    case 'bought':
      return [{ fact: contractFact(event.contract) }];
    case 'dealtOut':
      return [{ deal: event.packets.map((pile, seat) => ({ to: `+${seat}`, pile })) }];
    case 'raised':
      return [{ by: event.seat, word: write({ ...event, kind: 'raise' }) }];
    case 'declined':
      return [{ by: event.seat, word: 'pass' }];
    case 'chosen':
      return [{ by: event.seat, word: event.manner }];
    case 'playOpened':
      return [];
    case 'declared':
      return [{ by: event.declaration.seat, word: `declare:${event.declaration.types.join()}` }];
    case 'played':
      return [{ by: event.seat, word: write({ ...event, kind: 'play' }) }];
    case 'balootAnnounced':
      return [{ fact: `=baloot@${event.seat}` }];
    case 'trickTaken':
      return [{ fact: `>${event.seat}` }];
    case 'revealed':
      return event.declared.flatMap(({ seat, projects }) =>
        (projects ?? []).map(({ type, cards }) => ({ fact: `=${type}@${seat}(${cards.join()})` })),
      );
    case 'claimed':
      return [{ by: event.seat, word: 'sawa' }, { fact: `=(${event.hand.join()})` }];
    case 'answered':
      return [{ by: event.seat, word: event.accepts ? 'accept' : 'refuse' }];
    case 'claimSettled':
      return [{ fact: `=${event.status}` }];
    case 'gavelPressed':
      return [{ by: event.seat, word: 'gavel' }];
    case 'withdrawn':
      return [{ by: event.seat, word: 'withdraw' }];
    case 'ruled':
      return ruled(event.ruling);
    case 'scored':
      return [{ fact: `=${event.sheet.points.join(':')}(${event.sheet.outcome})` }];
    case 'ended':
      return [{ fact: `=${event.outcome.scores.join(':')}(${event.outcome.by})` }];
    default:
      return never(event);
  }
};

const dealt = ({ hands, floor, stock }: Extract<BalootEvent, { readonly kind: 'dealt' }>): SpelledEvent => ({
  deal: [
    ...hands.map((pile, seat) => ({ to: `${seat}`, pile })),
    { to: 'floor', pile: openPile([floor]) },
    { to: 'stock', pile: stock },
  ],
});

const contractFact = ({ mode, trump, buyer, taker }: BalootContract): string =>
  `=${mode}${trump ? `:${trump}` : ''}@${buyer}${taker === buyer ? '' : `+${taker}`}`;

/** A seat's charge, or the house's own; then what came of it. */
const ruled = ({ by, ground, card, guilty, proof }: Ruling): readonly SpelledEvent[] => {
  const result: SpelledEvent = { fact: guilty ? `=guilty(${proof.join()})` : '=innocent' };
  if (by === 'house') return [{ fact: `=${ground}${card ? `,${card}` : ''}` }, result];
  return [{ by, word: `charge:${ground},${card}` }, result];
};

const layout = ({ dealer }: BalootState): readonly Packet[] => [
  ...[0, 1, 2, 3].map(seat => ({ to: `${seat}`, at: firstFive(seat, dealer ?? 0) })),
  { to: 'floor', at: [FLOOR_AT] },
  { to: 'stock', at: PACK.slice(FLOOR_AT + 1).map((_, at) => FLOOR_AT + 1 + at) },
];

export const spelling: Spelling<BalootState, BalootAction, BalootEvent> = { read, write, tell, layout };
