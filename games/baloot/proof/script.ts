import { type Card, cards, type Seat, seatsFrom } from '@majlis/kernel';
import { type Replay, replay } from '@majlis/kernel/record';
import type { BalootEvent } from '../action.ts';
import { SEATS } from '../auction/contract.ts';
import { baloot } from '../index.ts';
import type { BalootOptions } from '../options.ts';
import { spelling } from '../spelling.ts';
import type { BalootState } from '../state.ts';

/** A deal by the hands of eight that it leads to, if `taker` is given the floor card. */
export interface ScriptedDeal {
  readonly dealer: Seat;
  readonly taker: Seat;
  readonly floor: Card;
  readonly hands: readonly [string, string, string, string];
}

/** Seat 0 speaks and leads first. */
export const DEAL: ScriptedDeal = {
  dealer: 3,
  taker: 0,
  floor: '9H',
  hands: [
    'JH 9H AH KH QH AS KS 7C',
    '10H 8H 10S QS JS KC QC 8D',
    '7H 9S 8S 7S AC 10C KD QD',
    'AD 10D JD 9D 7D JC 9C 8C',
  ],
};

/** Plays words, as a record has them, from the first call of a deal on. */
export const script = (
  words: string,
  rules: Partial<BalootOptions> = {},
  deal = DEAL,
): Replay<BalootState, BalootEvent> =>
  replay(
    { game: baloot, spelling },
    [heading(rules), `dealer=${deal.dealer}`, ...packets(deal), '.', words].join('\n'),
  );

/** What the record of a script says after the deal: the same words, if every refusal and every fact in them is right. */
export const retold = (words: string, rules: Partial<BalootOptions> = {}, deal = DEAL): string => {
  const lines = script(words, rules, deal).text.split('\n');
  const told = lines.slice(lines.indexOf('.') + 1).filter(line => !line.startsWith('+'));
  return told.join(' ').trim();
};

const heading = (rules: Partial<BalootOptions>): string =>
  ['baloot/1 seats=4', ...Object.entries(rules).map(([name, value]) => `${name}=${spelt(value)}`)].join(' ');

const spelt = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const packets = ({ dealer, taker, floor, hands }: ScriptedDeal): string[] => {
  const held = hands.map(hand => cards(hand).filter(card => card !== floor));
  const stock = seatsFrom(dealer + 1, SEATS).flatMap(seat => held[seat]?.slice(5) ?? []);
  if (stock.length !== 11 || held[taker]?.length !== 7) throw new Error('not a deal');
  return [
    ...held.map((hand, seat) => `${seat}  ${hand.slice(0, 5).join(' ')}`),
    `floor  ${floor}`,
    `stock  ${stock.join(' ')}`,
  ];
};
