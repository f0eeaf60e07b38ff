import { bySeat, EMPTY, join, never, openPile, withoutCard, withSeat } from '@majlis/kernel';
import type { BalootEvent } from './action.ts';
import { afterBid, auctionOf } from './auction/auction.ts';
import { addSides, type BalootContract, SEATS } from './auction/contract.ts';
import { afterPause, phaseAfterTrick } from './deal/pace.ts';
import { afterChoice, afterDecline, afterRaise, type Doubling, doublingOf } from './doubling/doubling.ts';
import { afterReveal } from './projects/reveal.ts';
import { afterGavel, afterRuling, afterWithdrawal } from './qayd/challenge.ts';
import { afterAnswer, afterClaim, afterSettlement } from './sawa/claim.ts';
import type { ScoreSheet } from './score/sheet.ts';
import { type BalootState, gathered } from './state.ts';

type Of<K extends BalootEvent['kind']> = Extract<BalootEvent, { readonly kind: K }>;

export const evolve = (state: BalootState, event: BalootEvent): BalootState => {
  switch (event.kind) {
    case 'dealerDrawn':
      return { ...state, phase: { kind: 'shuffling' }, dealer: event.dealer };
    case 'dealt':
      return afterDeal(state, event);
    case 'wentOn':
      return afterPause(state);
    case 'called':
      return state.auction
        ? { ...state, auction: afterBid(state.auction, event.seat, event.bid, state.options) }
        : state;
    case 'thrownIn':
      return { ...gathered(state), dealer: event.dealer };
    case 'bought':
      return afterPurchase(state, event.contract);
    case 'dealtOut':
      return afterLastDeal(state, event);
    case 'raised':
      return doubling(state, (before, contract) => afterRaise(before, event, contract, state.options));
    case 'declined':
      return doubling(state, (before, contract) => afterDecline(before, contract, state.options));
    case 'chosen':
      return doubling(state, before => afterChoice(before, event.manner));
    case 'playOpened':
      return { ...state, phase: { kind: 'playing', turn: event.leader } };
    case 'declared':
      return { ...state, declared: [...state.declared, event.declaration] };
    case 'played':
      return afterPlay(state, event);
    case 'balootAnnounced':
      return { ...state, baloot: event.seat };
    case 'trickTaken':
      return afterTrick(state);
    case 'revealed':
      return afterReveal(state, event.side, event.declared);
    case 'claimed':
      return afterClaim(state, event.seat, event.hand);
    case 'answered':
      return afterAnswer(state, event.seat, event.accepts);
    case 'claimSettled':
      return afterSettlement(state, event.status);
    case 'gavelPressed':
      return afterGavel(state, event.seat);
    case 'withdrawn':
      return afterWithdrawal(state);
    case 'ruled':
      return afterRuling(state, event.ruling);
    case 'scored':
      return afterScore(state, event.sheet);
    case 'ended':
      return { ...state, phase: { kind: 'over' }, outcome: event.outcome };
    default:
      return never(event);
  }
};

const afterDeal = (state: BalootState, { hands, floor, stock }: Of<'dealt'>): BalootState => ({
  ...state,
  phase: { kind: 'dealing' },
  deal: state.deal + 1,
  hands,
  first: hands,
  floor,
  stock,
  auction: auctionOf(state.dealer ?? 0, floor),
});

const afterPurchase = (state: BalootState, contract: BalootContract): BalootState => ({
  ...state,
  phase: { kind: 'doubling' },
  contract,
  doubling: doublingOf(contract, state.scores, state.options),
});

/** BAL-6.1, BAL-6.2  The floor card is the taker's, and everybody remembers it. */
const afterLastDeal = (state: BalootState, { packets }: Of<'dealtOut'>): BalootState => {
  const taker = state.contract?.taker;
  const floor = openPile(state.floor ? [state.floor] : []);
  const hands = state.hands
    .map((hand, seat) => (seat === taker ? join(hand, floor) : hand))
    .map((hand, seat) => join(hand, packets[seat] ?? hand));
  return { ...state, hands, floor: null, stock: EMPTY };
};

const doubling = (state: BalootState, change: (before: Doubling, contract: BalootContract) => Doubling): BalootState =>
  state.doubling && state.contract ? { ...state, doubling: change(state.doubling, state.contract) } : state;

const afterPlay = (state: BalootState, { seat, card, akka }: Of<'played'>): BalootState => ({
  ...state,
  phase: { kind: 'playing', turn: (seat + 1) % SEATS },
  hands: withSeat(state.hands, seat, withoutCard(bySeat(state.hands, seat), card)),
  trick: [...state.trick, { seat, card }],
  akkas: akka ? [...state.akkas, card] : state.akkas,
});

const afterTrick = (state: BalootState): BalootState => {
  const tricks = [...state.tricks, state.trick];
  return { ...state, phase: { kind: phaseAfterTrick(tricks.length, state.options) }, tricks, trick: [] };
};

const afterScore = (state: BalootState, sheet: ScoreSheet): BalootState => ({
  ...state,
  phase: { kind: 'summary' },
  scores: addSides(state.scores, sheet.points),
  rounds: [...state.rounds, sheet.points],
  sheet,
});
