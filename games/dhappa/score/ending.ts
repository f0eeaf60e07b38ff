import { nextSeat, type Outcome, otherSide, type Seat, type Side, sideOf, sizeOf } from '@majlis/kernel';
import type { DhappaEvent } from '../action.ts';
import type { DhappaState, RoundResult } from '../state.ts';

const MATCH = {
  single: { wins: 1, most: 1 },
  bestOf3: { wins: 2, most: 5 },
  bestOf5: { wins: 3, most: 9 },
} as const;

/** DHA-9  How the round stands once a turn is over: undefined while it goes on. */
export const roundResult = (state: DhappaState): RoundResult | undefined => {
  const { seat } = state.turn;
  const hand = state.hands[seat];
  if (hand && sizeOf(hand) === 0) return { winner: sideOf(seat), by: seat, how: 'wentOut' };
  return sizeOf(state.draw) === 0 ? exhausted(state) : undefined;
};

/** DHA-9.2  The last card of the draw pile is gone: nobody wins, unless the house counts cards. */
const exhausted = ({ options, hands }: DhappaState): RoundResult => {
  const held = (side: Side): number =>
    hands.reduce((sum, hand, seat) => (sideOf(seat) === side ? sum + sizeOf(hand) : sum), 0);
  const [one, two] = [held(0), held(1)];
  if (options.drawTieBreak === 'none' || one === two) return { winner: null, by: null, how: 'exhausted' };
  return { winner: one < two ? 0 : 1, by: null, how: 'fewestCards' };
};

const winsOf = (rounds: readonly RoundResult[]): [number, number] => [
  rounds.filter(round => round.winner === 0).length,
  rounds.filter(round => round.winner === 1).length,
];

/** DHA-10  The match is over when a team has won rounds enough, or when the last round is played. */
export const verdict = ({ options, rounds }: Pick<DhappaState, 'options' | 'rounds'>): Outcome | undefined => {
  const { wins, most } = MATCH[options.match];
  const scores = winsOf(rounds);
  const [one, two] = scores;
  const won = Math.max(one, two) >= wins;
  if (!won && rounds.length < most) return undefined;
  const by = options.match === 'single' ? (rounds[0]?.how ?? 'exhausted') : won ? 'roundsWon' : 'roundsPlayed';
  return { winner: one === two ? null : one > two ? 0 : 1, scores, by };
};

/** What follows a round: its result with all hands open, and the end of the match if that was the last. */
export const closing = (state: DhappaState, result: RoundResult): readonly DhappaEvent[] => {
  const ended: DhappaEvent = { kind: 'roundEnded', result, hands: state.hands.map(hand => hand.cards) };
  const rounds = [...state.rounds, result];
  const outcome = verdict({ ...state, rounds });
  return outcome ? [ended, { kind: 'ended', outcome }] : [ended];
};

/** DHA-1.4  Who begins the next round. */
export const nextFirst = ({ options, rounds, first, seats }: DhappaState): Seat => {
  const last = rounds.at(-1);
  if (options.first !== 'loser' || !last || last.winner === null) return nextSeat(first, seats);
  const seat = nextSeat(last.by ?? first, seats);
  return sideOf(seat) === last.winner ? nextSeat(seat, seats) : seat;
};

/** DHA-11.6  Nobody is left to play for this seat's team: the round under way goes to the other, and bots play the rest. */
export const abandoned = (state: DhappaState, seat: Seat): readonly DhappaEvent[] => {
  const left: DhappaEvent = { kind: 'left', seat };
  if (state.phase !== 'pick' && state.phase !== 'play') return [left];
  return [left, ...closing(state, { winner: otherSide(sideOf(seat)), by: null, how: 'left' })];
};
