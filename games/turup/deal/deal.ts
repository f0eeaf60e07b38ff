import type { Seat } from '@majlis/kernel';
import type { TurupOptions } from '../options.ts';
import { after, around, SEATS } from '../turns.ts';

const FIRST_PACKET = 5;

/** TUR-2.2  Where the cards of a shuffled pack go: five to each seat first, or in Frenzy all thirteen. */
export const firstPacket = (pack: number, { mode }: TurupOptions): number =>
  mode === 'frenzy' ? pack : FIRST_PACKET * SEATS;

/** TUR-2.3  Cards are dealt one at a time from the dealer's left: what falls to each seat. */
export const packets = <T>(cards: readonly T[], dealer: Seat, options: TurupOptions): readonly (readonly T[])[] => {
  const order = around(after(dealer, options), options);
  return [0, 1, 2, 3].map(seat => cards.filter((_, i) => order[i % SEATS] === seat));
};
