import { type BySide, type Card, type Seat, type Side, SUITS, type Suit, sideOf, type Trick } from '@majlis/kernel';
import { type Areas, codeOf, type Normalise } from '@majlis/kernel/vectors';
import { faultOfBid, settled, type TurupCall } from '../bids/bid.ts';
import { options, type TurupOptions } from '../options.ts';
import { autoplay } from '../play/autoplay.ts';
import { playable } from '../play/duty.ts';
import { isHeartTrick, takerOf } from '../play/trick.ts';
import { nextDealer, verdict } from '../score/match.ts';
import { pointsOf } from '../score/score.ts';
import { type DealStanding, standing } from '../score/stake.ts';
import type { TurupState } from '../state.ts';
import { autoVote, tally } from '../vote/vote.ts';
import { runDeal, runScript } from './script.ts';

type Team = 'royals' | 'rebels';
type ByTeam<T> = { readonly [team in Team]: T };

const teamOf = (side: Side | null): Team | null => (side === null ? null : side === 0 ? 'royals' : 'rebels');
const sideNamed = (team: Team): Side => (team === 'royals' ? 0 : 1);
const byTeam = <T>([royals, rebels]: BySide<T>): ByTeam<T> => ({ royals, rebels });
const bySide = <T>({ royals, rebels }: ByTeam<T>): BySide<T> => [royals, rebels];

const rulesWith = (rules: Partial<TurupOptions>): TurupOptions => ({ ...options.presets.default, ...rules });

interface VoteGiven {
  readonly votes: readonly (Suit | null)[];
  readonly r?: number;
  readonly tieBreak?: TurupOptions['tieBreak'];
  readonly caller?: Seat;
}

/** `r` is a throw of the house: which of the tied suits. */
const vote = ({ votes, r = 0, tieBreak = 'random', caller = 0 }: VoteGiven) => {
  const ballots = votes.map(suit => suit ?? 'none');
  const { tied, by, trump } = tally({ among: SUITS, ballots }, caller, tieBreak, 1);
  const drawn = by === 'random' ? (tied[Math.floor(r * tied.length)] ?? null) : null;
  return { trump: trump ?? drawn, tied, by };
};

interface BidGiven {
  readonly style: TurupOptions['bidding'];
  readonly dealer: Seat;
  readonly bids: readonly TurupCall[];
  readonly bidTie?: TurupOptions['bidTie'];
  readonly allPass?: TurupOptions['allPass'];
  readonly dealerSeven?: boolean;
}

const bidding = ({ style, dealer, bids, bidTie = 'earliest', allPass, dealerSeven }: BidGiven) => {
  const rules = rulesWith({ bidding: style, bidTie, allPass: allPass ?? (dealerSeven ? 'dealerSeven' : 'redeal') });
  const calls: TurupCall[] = [];
  const codes = bids.map(call => {
    const fault = faultOfBid(calls, dealer, call, rules);
    if (!fault) calls.push(call);
    return fault ? codeOf(fault) : 'ok';
  });
  const outcome = settled(calls, dealer, rules) ?? null;
  return { codes, outcome: outcome === 'all-passed' ? { allPassed: true } : outcome };
};

interface Situation {
  readonly hand: readonly Card[];
  readonly trick: Trick;
  readonly mode: TurupOptions['mode'];
  readonly trump: Suit;
  readonly trickNo: number;
  readonly trumpBroken: boolean;
  readonly leadLock?: TurupOptions['leadLock'];
}

/** As many tricks as were played before; of a broken trump suit one card has fallen. */
const situation = (given: Situation): Pick<TurupState, 'options' | 'trump' | 'trick' | 'tricks'> => {
  const { trick, mode, trump, trickNo, trumpBroken, leadLock = 'frenzyOnly' } = given;
  const plays: Trick = trumpBroken ? [{ seat: 0, card: `2${trump}` }] : [];
  const tricks = Array.from({ length: trickNo - 1 }, () => ({ plays, taker: 0 }));
  return { options: rulesWith({ mode, leadLock }), trump, trick, tricks };
};

/** House rules stand among the rest; Frenzy goes by its scoring. */
interface DealGiven extends Partial<Omit<TurupOptions, 'scoring'>> {
  readonly tricks: ByTeam<number>;
  readonly bid?: number | null;
  readonly declTeam?: Team | null;
  readonly scoring?: TurupOptions['scoring'] | 'trickPoints';
  readonly trump?: Suit;
  readonly heartTricks?: ByTeam<number>;
}

const dealRules = ({ tricks, bid, declTeam, scoring = 'baazi', trump, heartTricks, ...rules }: DealGiven) =>
  rulesWith(scoring === 'trickPoints' ? { ...rules, mode: 'frenzy' } : { ...rules, scoring });

const contractOf = ({ bid, declTeam }: Pick<DealGiven, 'bid' | 'declTeam'>) =>
  typeof bid === 'number' && declTeam ? { declarer: sideNamed(declTeam), bid } : null;

/** Only the numbers are given: the side with fewer tricks is taken to have had its own first. */
const standingGiven = (given: DealGiven): DealStanding => {
  const [few, many]: readonly Side[] = given.tricks.royals < given.tricks.rebels ? [0, 1] : [1, 0];
  const count = bySide(given.tricks);
  const run = (side: Side = 0): Side[] => Array.from({ length: count[side] }, () => side);
  return standing([...run(few), ...run(many)], contractOf(given), dealRules(given));
};

const dealStatus = (given: DealGiven) => {
  const { stop, baazi, contract, kot, kotAlive } = standingGiven(given);
  return { stop, baazi: teamOf(baazi), contract, kot: teamOf(kot), kotAlive };
};

const dealScore = (given: DealGiven) => {
  const { trump = 'S', heartTricks = { royals: 0, rebels: 0 } } = given;
  const deal = { standing: standingGiven(given), contract: contractOf(given), trump, hearts: bySide(heartTricks) };
  return { points: byTeam(pointsOf(deal, dealRules(given))) };
};

interface MatchGiven {
  readonly scores: ByTeam<number>;
  readonly match?: string;
  readonly mode?: TurupOptions['mode'];
  readonly dealsPlayed?: number;
  readonly lastBaazi?: Team | null;
}

/** A target that is no house rule of Classic is one of Frenzy. */
const match = ({ scores, match: length = '', mode = 'classic', dealsPlayed = 1, lastBaazi }: MatchGiven) => {
  const known = options.parse({ mode, match: length });
  const target = Number(length.split('-')[1]);
  const rules = known.ok ? known.options : rulesWith(target ? { mode: 'frenzy', frenzyTarget: target } : { mode });
  const end = dealsPlayed === 0 ? undefined : verdict(bySide(scores), lastBaazi ? sideNamed(lastBaazi) : null, rules);
  return { winner: teamOf(end?.winner ?? null) };
};

interface Rotation {
  readonly rotation: TurupOptions['rotation'];
  readonly dealer: Seat;
  readonly dealWonBy: Team;
  readonly kot: boolean;
  readonly direction?: TurupOptions['direction'];
}

const rotate = ({ rotation, dealer, dealWonBy, kot, direction = 'clockwise' }: Rotation) => {
  const winner = sideNamed(dealWonBy);
  return { dealer: nextDealer(dealer, winner, kot ? winner : null, rulesWith({ rotation, direction })) };
};

/** House rules stand among the rest, or apart as `options`. */
const flat = (given: unknown): object => {
  const { options: chosen, deal, ...rest } = Object(given);
  return { ...rest, ...(deal ? { deal: flat(deal) } : {}), ...chosen };
};

const plain: Areas = {
  setup: ({ seats }: { seats: number }) => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return { teams: byTeam([all.filter(seat => sideOf(seat) === 0), all.filter(seat => sideOf(seat) === 1)]) };
  },
  vote,
  autoVote: ({ hand5 }: { hand5: readonly Card[] }) => ({ suit: autoVote(hand5) }),
  bidding,
  legalPlays: (given: Situation) => ({ cards: playable(given.hand, situation(given)) }),
  autoPlay: (given: Situation) => ({ card: autoplay(given.hand, situation(given)) }),
  trickWinner: ({ trump, trick }: { trump: Suit; trick: Trick }) => ({ winner: takerOf(trick, trump) }),
  heartTrick: ({ cards, trump }: { cards: readonly Card[]; trump: Suit }) => ({
    heartTrick: trump === 'H' && isHeartTrick(cards),
  }),
  dealStatus,
  dealScore,
  match,
  nextDealer: rotate,
  script: runScript,
  fullDeal: runDeal,
};

export const areas: Areas = Object.fromEntries(
  Object.entries(plain).map(([area, answer]) => [area, (given: unknown) => answer(flat(given) as never)]),
);

export const normalise: Normalise = {};
