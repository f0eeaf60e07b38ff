import type { TurupOptions } from './options.ts';

export type Scoring = TurupOptions['scoring'] | 'trickPoints';

/** TUR-7.1  Frenzy is played without bids, to the thirteenth trick, for points by the trick. */
export const biddingOf = ({ mode, bidding }: TurupOptions): TurupOptions['bidding'] =>
  mode === 'frenzy' ? 'off' : bidding;

export const playOutOf = ({ mode, playOut }: TurupOptions): TurupOptions['playOut'] =>
  mode === 'frenzy' ? 'all13' : playOut;

export const kotRuleOf = ({ mode, kotRule }: TurupOptions): TurupOptions['kotRule'] =>
  mode === 'frenzy' ? 'all13' : kotRule;

export const scoringOf = ({ mode, scoring }: TurupOptions): Scoring => (mode === 'frenzy' ? 'trickPoints' : scoring);

/** TUR-9.1  The points that end a match; null where it is a single deal. */
export const targetOf = (options: TurupOptions): number | null => {
  const { mode, match, scoring } = options;
  if (match === 'single') return null;
  if (mode === 'frenzy') return options.frenzyTarget;
  return scoring === 'baazi' ? Number(match.slice('points-'.length)) : options.trickTarget;
};

type Clock = TurupOptions['playClock'];

const msOf = (clock: Clock): number | null => (clock === 'off' ? null : clock * 1000);

/** TUR-10.1  How long a seat has to play a card, to vote, to bid. */
export const playMs = (options: TurupOptions): number | null =>
  msOf(options.mode === 'frenzy' ? options.frenzyClock : options.playClock);

export const voteMs = (options: TurupOptions): number | null => msOf(options.voteClock);

export const bidMs = (options: TurupOptions): number | null => msOf(options.bidClock);
