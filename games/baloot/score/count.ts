import { type BySide, bySeat, type Seat, type Side, seatsFrom, sideOf } from '@majlis/kernel';
import { type BalootContract, buyingSide, SEATS } from '../auction/contract.ts';
import { lastTaker } from '../deal/pace.ts';
import { handOfEight } from '../derived.ts';
import { lastRaiser, multiplierOf } from '../doubling/doubling.ts';
import { haulOf } from '../play/trick.ts';
import { balootStands, holdsBaloot } from '../projects/baloot.ts';
import type { Project } from '../projects/project.ts';
import { haulWithRest } from '../sawa/sawa.ts';
import type { BalootState } from '../state.ts';
import type { RoundStakes } from './award.ts';
import { risksReverse } from './kaboot.ts';
import { type PlayedRound, scoreQayd, scoreRound } from './score.ts';
import type { ScoreSheet } from './sheet.ts';

/** BAL-16  The sheet of the round that is over: played out, claimed, or ended by a verdict. */
export const sheetOfRound = (state: BalootState): ScoreSheet => {
  const { contract, options } = state;
  if (!contract) throw new Error('a round without a contract is not counted');
  const loser = state.rulings.at(-1)?.loser ?? null;
  const stakes = stakesOf(state, contract);
  return loser === null ? scoreRound(playedOut(state, contract, stakes), options) : scoreQayd(loser, stakes, options);
};

const stakesOf = (state: BalootState, contract: BalootContract): RoundStakes => {
  const projects: BySide<readonly Project[]> = [awardedTo(state, 0), awardedTo(state, 1)];
  const holder = balootOf(state, contract);
  const baloot = (side: Side): number =>
    holder !== null && sideOf(holder) === side && balootStands(projects[side], contract.trump, state.options) ? 1 : 0;
  return {
    mode: contract.mode,
    buyer: buyingSide(contract),
    multiplier: state.doubling ? multiplierOf(state.doubling) : 1,
    projects: [projects[0].map(({ type }) => type), projects[1].map(({ type }) => type)],
    baloot: [baloot(0), baloot(1)],
    reverse: risksReverse(contract, state.dealer ?? 0, bySeat(state.first, contract.buyer).cards),
  };
};

/** BAL-9.18, BAL-15.9  As long as projects have not been compared, all that were declared count. */
const awardedTo = ({ declared, awarded }: BalootState, side: Side): readonly Project[] =>
  awarded === null || awarded === side
    ? declared.filter(({ seat }) => sideOf(seat) === side).flatMap(({ projects }) => projects ?? [])
    : [];

/** BAL-10.2, BAL-10.6  Who has announced Baloot; after a Sawa, who would have. */
const balootOf = (state: BalootState, { trump }: BalootContract): Seat | null => {
  if (!isClaimed(state)) return state.baloot;
  return seatsFrom(0, SEATS).find(seat => holdsBaloot(handOfEight(state, seat), trump)) ?? null;
};

const isClaimed = (state: BalootState): boolean => state.claims.some(({ status }) => status === 'accepted');

/** BAL-14.4  An accepted claim takes the rest. */
const playedOut = (state: BalootState, contract: BalootContract, stakes: RoundStakes): PlayedRound => {
  const taken = haulOf(state.tricks, contract.trump);
  const claimant = state.claims.find(({ status }) => status === 'accepted')?.seat;
  const { cards, tricks } = claimant === undefined ? taken : haulWithRest(taken, sideOf(claimant));
  const raiser = state.doubling && lastRaiser(state.doubling);
  return {
    ...stakes,
    cards,
    tricks,
    trump: contract.trump,
    last: sideOf(claimant ?? lastTaker(state)),
    lastRaiser: raiser === null ? null : sideOf(raiser),
  };
};
