import { bySeat, type Card, ledSuit, ofSuit, type Seat, type Trick } from '@majlis/kernel';
import type { Peek, TurupState } from './state.ts';

/** Whether lawful play can have led to a full state: every card that fell is put back, and its fall judged anew. */
export const isReachable = (state: TurupState): boolean =>
  state.hands.every(hand => hand.hidden === 0) &&
  state.stock.hidden === 0 &&
  ballotsStand(state) &&
  everyFall(state) &&
  state.peeks.every((peek, i) => isPeekSound(state, peek, i));

const ballotsStand = ({ votes, options }: TurupState): boolean => {
  const vote = votes.at(-1);
  if (!vote) return true;
  const abstains = options.missingVote === 'abstain';
  return vote.ballots.every(
    ballot => ballot === null || (ballot === 'none' ? abstains : ballot !== 'cast' && vote.among.includes(ballot)),
  );
};

const tricksOf = ({ tricks, trick }: TurupState): readonly Trick[] => [...tricks.map(({ plays }) => plays), trick];

const everyFall = (state: TurupState): boolean => {
  const tricks = tricksOf(state);
  return tricks.every((trick, n) => trick.every((play, i) => (i === 0 ? mayLead : mayFollow)(state, tricks, n, play)));
};

type Judge = (state: TurupState, tricks: readonly Trick[], n: number, play: Trick[number]) => boolean;

/** What a seat held when trick n began. */
const handAt = (state: TurupState, tricks: readonly Trick[], n: number, seat: Seat): readonly Card[] => [
  ...bySeat(state.hands, seat).cards,
  ...tricks
    .slice(n)
    .flat()
    .filter(play => play.seat === seat)
    .map(play => play.card),
];

const mayFollow: Judge = (state, tricks, n, { seat, card }) => {
  const led = ledSuit(tricks[n] ?? []) ?? null;
  return ofSuit(led)(card) || !handAt(state, tricks, n, seat).some(ofSuit(led));
};

const mayLead: Judge = (state, tricks, n, { seat, card }) => {
  const { trump, options } = state;
  const isTrump = ofSuit(trump);
  const bound = options.leadLock === 'always' || (options.leadLock === 'frenzyOnly' && options.mode === 'frenzy');
  const exempt = options.mode === 'frenzy' && trump === 'S' && n > 0;
  if (!bound || exempt || !isTrump(card)) return true;
  const broken = tricks.slice(0, n).some(trick => trick.some(play => isTrump(play.card)));
  return broken || handAt(state, tricks, n, seat).every(isTrump);
};

/** A peek shows a card that its target held; while the dice are out it shows none. */
const isPeekSound = (state: TurupState, { target, held, card }: Peek, i: number): boolean => {
  const hand = bySeat(state.hands, target).cards;
  if (state.phase === 'peek' && i === state.peeks.length - 1) return card === null && held === hand.length;
  const fallen = tricksOf(state)
    .flat()
    .filter(play => play.seat === target)
    .map(play => play.card);
  const then = [...hand, ...fallen.reverse()].slice(0, held);
  return card !== null && then.includes(card);
};
