import { type Card, ofSuit, type Seat, type Suit } from '@majlis/kernel';
import { type Areas, codeOf, type Normalise } from '@majlis/kernel/vectors';
import { autoplay } from '../autoplay.ts';
import { duel } from '../duel.ts';
import { verdict } from '../ending.ts';
import { faultsOf } from '../fairness.ts';
import { options, type TrunfoOptions } from '../options.ts';
import { scoreOf, type TrunfoRound } from '../state.ts';
import { handValue, isHigh } from '../value.ts';
import { runScript } from './script.ts';

type Player = 'p1' | 'p2' | 'draw';

const playerOf = (seat: Seat | null): Player => (seat === null ? 'draw' : seat === 0 ? 'p1' : 'p2');

const seatOf = (player: Player): Seat | null => (player === 'draw' ? null : player === 'p1' ? 0 : 1);

interface Deal {
  readonly trump: Suit;
  readonly hand1: readonly Card[];
  readonly hand2: readonly Card[];
  readonly options?: Partial<TrunfoOptions>;
}

const validate = ({ trump, hand1, hand2, options: rules }: Deal) => {
  const faults = faultsOf(hand1, hand2, trump, { ...options.presets.default, ...rules }.minTrumps);
  return {
    valid: faults.length === 0,
    reasons: faults.map(codeOf),
    values: [hand1, hand2].map(handValue),
    trumps: [hand1, hand2].map(hand => hand.filter(ofSuit(trump)).length),
  };
};

interface Match {
  readonly rounds: readonly Player[];
  readonly options?: Partial<TrunfoOptions>;
}

/** Rounds after the end are not played. */
const playMatch = ({ rounds: winners, options: rules }: Match) => {
  const state = { options: { ...options.presets.default, ...rules }, since: 0 };
  let rounds: TrunfoRound[] = [];
  for (const winner of winners) {
    if (verdict({ ...state, rounds })) break;
    rounds = [...rounds, { cards: ['2S', '3S'], winner: seatOf(winner), lapsed: [false, false] }];
  }
  const end = verdict({ ...state, rounds });
  return {
    over: end !== undefined,
    reason: end?.by ?? null,
    roundsPlayed: rounds.length,
    score: scoreOf(rounds),
    outcome: end ? playerOf(end.winner) : null,
  };
};

export const areas: Areas = {
  compare: ({ trump, p1, p2 }: { trump: Suit; p1: Card; p2: Card }) => ({ winner: playerOf(duel(p1, p2, trump)) }),
  handValue: ({ hand }: { hand: readonly Card[] }) => ({
    value: handValue(hand),
    highCards: hand.filter(isHigh).length,
  }),
  dealValidation: validate,
  autoPlay: ({ hand, selected }: { hand: readonly Card[]; selected: Card | null }) => {
    const card = autoplay(hand, selected);
    return { card, source: card === selected ? 'selected' : 'first' };
  },
  match: playMatch,
  script: runScript,
  lobby: () => 'waiting for table',
};

export const normalise: Normalise = {};
