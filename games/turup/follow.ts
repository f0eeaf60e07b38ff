import { pileOf, sideOf } from '@majlis/kernel';
import type { Announcement, TurupEvent } from './action.ts';
import { settled } from './bids/bid.ts';
import { packets } from './deal/deal.ts';
import { biddingOf } from './mode.ts';
import { takerOf } from './play/trick.ts';
import { nextDealer, verdict } from './score/match.ts';
import { heartTricks, pointsOf } from './score/score.ts';
import { type DealStanding, standingOf } from './score/stake.ts';
import type { TurupState } from './state.ts';
import { after, SEATS } from './turns.ts';
import { tally } from './vote/vote.ts';

/** The fact that comes next by itself; undefined where somebody or something is waited for. */
export const follow = (state: TurupState): TurupEvent | undefined => {
  switch (state.phase) {
    case 'vote':
      return tallyDue(state);
    case 'bid':
      return bidOut(state);
    case 'second':
      return { kind: 'dealtOn', packets: packets(state.stock.cards, state.dealer, state.options).map(pileOf) };
    case 'play':
      return trickDue(state);
    case 'counting':
      return scoreDue(state);
    case 'summary':
      return summarised(state);
    default:
      return undefined;
  }
};

/** TUR-3.3  With the fourth ballot all four are opened. */
const tallyDue = ({ votes, dealer, options }: TurupState): TurupEvent | undefined => {
  const vote = votes.at(-1);
  const ballots = vote?.ballots.filter(ballot => ballot !== null) ?? [];
  if (!vote || ballots.length < SEATS) return undefined;
  return {
    kind: 'tallied',
    ballots,
    result: tally(vote, after(dealer, options), options.tieBreak, votes.length),
  };
};

const bidOut = ({ calls, dealer, options }: TurupState): TurupEvent | undefined => {
  const contract = settled(calls, dealer, { ...options, bidding: biddingOf(options) });
  if (contract === undefined) return undefined;
  return contract === 'all-passed' ? { kind: 'thrownIn', seat: null, hand: [] } : { kind: 'contracted', ...contract };
};

const trickDue = (state: TurupState): TurupEvent | undefined => {
  const { trick, trump, tricks } = state;
  if (trick.length < SEATS || !trump) return undefined;
  const taker = takerOf(trick, trump);
  const then = standingOf({ ...state, tricks: [...tricks, { plays: trick, taker }] });
  return { kind: 'taken', taker, announced: newsOf(state, standingOf(state), then) };
};

/** TUR-6.1  Baazi, contract and kot are announced by the trick that decides them. */
const newsOf = ({ contract }: TurupState, before: DealStanding, now: DealStanding): readonly Announcement[] => {
  const news: Announcement[] = [];
  if (now.baazi !== null && before.baazi === null) news.push({ news: 'baazi', side: now.baazi });
  if (contract && before.contract === 'open' && now.contract !== 'open' && now.contract !== null) {
    news.push({ news: now.contract, side: sideOf(contract.declarer) });
  }
  if (now.kot !== null && before.kot === null) news.push({ news: 'kot', side: now.kot });
  return news;
};

const scoreDue = (state: TurupState): TurupEvent | undefined => {
  const { dealer, trump, contract, hands, tricks: taken, options } = state;
  if (!trump) return undefined;
  const now = standingOf(state);
  const points = pointsOf({ standing: now, contract, trump, hearts: heartTricks(taken) }, options);
  const { tricks, baazi, kot } = now;
  return {
    kind: 'scored',
    left: hands.map(hand => hand.cards),
    result: { dealer, trump, contract, tricks, baazi, kot, points },
  };
};

/** TUR-9  After the summary comes the next deal, or the end. */
const summarised = ({ ready, scores, results, dealer, options }: TurupState): TurupEvent | undefined => {
  const last = results.at(-1);
  if (ready.length < SEATS || !last) return undefined;
  const outcome = verdict(scores, last.baazi, options);
  if (outcome) return { kind: 'ended', outcome };
  return { kind: 'dealOpened', dealer: nextDealer(dealer, last.baazi, last.kot, options) };
};
