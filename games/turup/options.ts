import { type Field, houseRules, type Options, oneOf, whole } from '@majlis/kernel';

/** TUR-12  Every house rule, the usual value first. */
const FIELDS = {
  mode: oneOf(['classic', 'frenzy']),
  /** One deal, or deals up to a target; the points of baazi scoring are named here, other targets below. */
  match: oneOf(['points-5', 'points-7', 'points-10', 'single']),
  playOut: oneOf(['whileAtStake', 'stopAt7', 'all13']),
  kotRule: oneOf(['all13', 'first7']),
  kotBonus: whole(2, 0, 13),
  tieBreak: oneOf(['random', 'trumpCaller', 'revote']),
  ballots: oneOf(['secret', 'live']),
  missingVote: oneOf(['auto', 'abstain']),
  bidding: oneOf(['declaration', 'auction', 'off']),
  allPass: oneOf(['redeal', 'dealerSeven']),
  bidTie: oneOf(['earliest', 'latest']),
  scoring: oneOf(['baazi', 'tarneeb', 'tricks']),
  /** The target of the scorings that count tricks. */
  trickTarget: oneOf([31, 41]),
  rotation: oneOf(['clockwise', 'courtPiece']),
  leadLock: oneOf(['frenzyOnly', 'always', 'off']),
  peekPer: oneOf(['player', 'team']),
  clubsPower: oneOf(['jumpIn', 'stealLead']),
  frenzyTarget: whole(50, 20, 200),
  frenzyBaazi: whole(5, 0, 26),
  frenzyKot: whole(13, 0, 52),
  weakRedeal: oneOf(['off', 'caller']),
  direction: oneOf(['clockwise', 'anticlockwise']),
  /** TUR-1.6  Who gives out the chairs, and so the partners. */
  seating: oneOf(['auto', 'host', 'random']),
  /** Clocks in seconds. */
  voteClock: oneOf([30, 15, 20, 45, 60, 'off'], ['off']),
  bidClock: oneOf([30, 15, 20, 45, 60, 'off'], ['off']),
  playClock: oneOf([30, 15, 20, 45, 60, 'off'], ['off']),
  frenzyClock: oneOf([15, 20, 30, 45, 60, 'off'], ['off']),
  onLeave: oneOf(['bot', 'forfeit']),
};

export type TurupOptions = {
  readonly [K in keyof typeof FIELDS]: (typeof FIELDS)[K] extends Field<infer T> ? T : never;
};

const PRESETS: { readonly [name: string]: Partial<TurupOptions> } = {
  classic: {},
  frenzy: { mode: 'frenzy' },
  courtPiece: {
    bidding: 'off',
    playOut: 'stopAt7',
    kotRule: 'first7',
    tieBreak: 'trumpCaller',
    rotation: 'courtPiece',
    direction: 'anticlockwise',
  },
  tarneeb: { bidding: 'auction', scoring: 'tarneeb', playOut: 'all13', direction: 'anticlockwise' },
  quick: { match: 'single' },
};

/** TUR-12.2  Which Classic house rules do not go together. Frenzy has its own, and asks for none of these. */
const clash = (options: TurupOptions): keyof TurupOptions | undefined => {
  const { mode, playOut, kotRule, bidding, scoring } = options;
  if (mode === 'frenzy') return undefined;
  if (scoring === 'tarneeb' && bidding === 'off') return 'scoring';
  if (playOut !== 'stopAt7') return undefined;
  return scoring === 'tarneeb' || (bidding !== 'off' && kotRule !== 'first7') ? 'playOut' : undefined;
};

export const options: Options<TurupOptions> = houseRules<TurupOptions>(FIELDS, PRESETS, clash);
