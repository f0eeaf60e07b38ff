import { bySeat, type Card, type Play, type Seat } from '@majlis/kernel';
import { SEATS } from './auction/contract.ts';
import { mayCarryAkka } from './play/akka.ts';
import type { Situation } from './play/duty.ts';
import type { RoundFacts } from './qayd/qayd.ts';
import type { BalootState } from './state.ts';

/** Every card of the round in the order they fell. */
export const playsOf = (state: BalootState): readonly Play[] => [...state.tricks.flat(), ...state.trick];

export const cardsPlayed = (state: BalootState): readonly Card[] => playsOf(state).map(play => play.card);

/** BAL-15.5  The round as a verdict looks at it. */
export const factsOf = (state: BalootState): RoundFacts => ({
  trump: state.contract?.trump ?? null,
  locked: state.doubling?.manner === 'locked',
  tricks: state.trick.length > 0 ? [...state.tricks, state.trick] : state.tricks,
  hands: state.hands.map(hand => hand.cards),
  akkas: state.akkas,
  options: state.options,
});

/** What binds the seat on turn. */
export const situationOf = (state: BalootState): Situation => {
  const trump = state.contract?.trump ?? null;
  const lead = state.trick[0]?.card;
  return {
    trump,
    locked: state.doubling?.manner === 'locked',
    akka: lead !== undefined && state.akkas.includes(lead) && mayCarryAkka(lead, cardsTaken(state), trump),
    options: state.options,
  };
};

/** The cards of finished tricks. */
export const cardsTaken = ({ tricks }: BalootState): readonly Card[] => {
  const cards: Card[] = [];
  for (const trick of tricks) for (const { card } of trick) cards.push(card);
  return cards;
};

/** What a seat has played since so many cards had fallen. */
const playedSince = (plays: readonly Play[], seat: Seat, count: number): readonly Card[] =>
  plays.slice(count).flatMap(play => (play.seat === seat ? [play.card] : []));

/** The round as it lay when so many cards had fallen: what was played since is back in the hands. */
export const rewound = (state: BalootState, count: number): BalootState => {
  const all = playsOf(state);
  const whole = count - (count % SEATS);
  return {
    ...state,
    hands: state.hands.map((hand, seat) => ({ ...hand, cards: [...hand.cards, ...playedSince(all, seat, count)] })),
    tricks: state.tricks.slice(0, whole / SEATS),
    trick: all.slice(whole, count),
  };
};

/** What a seat held when play began. */
export const handOfEight = (state: BalootState, seat: Seat): readonly Card[] => [
  ...bySeat(state.hands, seat).cards,
  ...playedSince(playsOf(state), seat, 0),
];
