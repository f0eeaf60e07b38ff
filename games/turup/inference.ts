import { bySeat, type Card, ledSuit, type Seat, type Suit, suitOf } from '@majlis/kernel';
import { isLocked } from './play/duty.ts';
import type { Peek, TurupState } from './state.ts';
import { SEATS } from './turns.ts';

/** What the play has shown everybody about a hand: suits it is out of, and whether it holds nothing but trumps. */
export interface KnownHand {
  readonly voids: readonly Suit[];
  readonly trumpsOnly: boolean;
}

/** Whether a hand of which so much is known may hold a card. */
export const mayHold = ({ voids, trumpsOnly }: KnownHand, card: Card, trump: Suit | null): boolean =>
  !voids.includes(suitOf(card)) && (!trumpsOnly || suitOf(card) === trump);

/** TUR-13.4  Who does not follow has none of the led suit; who leads a locked trump has nothing else. */
export const knowledge = (state: TurupState): readonly KnownHand[] => {
  const { trump, tricks, trick, options } = state;
  const rounds = [...tricks.map(({ plays }) => plays), trick];
  const known = Array.from({ length: SEATS }, () => ({ voids: new Set<Suit>(), trumpsOnly: false }));
  rounds.forEach((plays, n) => {
    const led = ledSuit(plays);
    for (const { seat, card } of plays) {
      if (led && suitOf(card) !== led) bySeat(known, seat).voids.add(led);
    }
    const lead = plays[0];
    if (lead && led === trump && isLocked({ options, trump, tricks: tricks.slice(0, n) })) {
      bySeat(known, lead.seat).trumpsOnly = true;
    }
  });
  return known.map(({ voids, trumpsOnly }) => ({ voids: [...voids], trumpsOnly }));
};

export const playedBy = ({ tricks, trick }: TurupState, seat: Seat): readonly Card[] =>
  [...tricks.flatMap(({ plays }) => plays), ...trick].filter(play => play.seat === seat).map(play => play.card);

/** What the target of a peek held when it was peeked at, in a state that knows the hand. */
export const heldAt = (state: TurupState, { target, held }: Peek): readonly Card[] => {
  const now = bySeat(state.hands, target).cards;
  const since = held - now.length;
  return since === 0 ? now : [...now, ...playedBy(state, target).slice(-since)];
};
