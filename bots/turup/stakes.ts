import { never, sideOf } from '@majlis/kernel';
import type { TurupOptions, TurupState } from '@majlis/turup';
import { kotRuleOf, scoringOf } from '@majlis/turup/for-bots';
import type { TurupPlayout } from './playout.ts';

/** What a deal is played for. */
export interface TurupStakes {
  readonly options: TurupOptions;
  readonly scoring: ReturnType<typeof scoringOf>;
  /** The declaring side and what it bid; -1 and 7 where nobody did. */
  readonly declarer: number;
  readonly bid: number;
  readonly hearts: boolean;
}

export const stakesOf = ({ options, contract, trump }: TurupState): TurupStakes => ({
  options,
  scoring: scoringOf(options),
  declarer: contract ? sideOf(contract.declarer) : -1,
  bid: contract?.bid ?? BAAZI,
  hearts: trump === 'H',
});

const BAAZI = 7;
const ALL = 13;

/** TUR-8  What the finished deal brings side 0 more than side 1. */
export const balance = (playout: TurupPlayout, stakes: TurupStakes): number => {
  switch (stakes.scoring) {
    case 'baazi':
      return baaziBalance(playout, stakes);
    case 'tarneeb':
      return tarneebBalance(playout.tricks, stakes);
    case 'tricks':
      return playout.tricks[0] - playout.tricks[1];
    case 'trickPoints':
      return frenzyBalance(playout, stakes);
    default:
      return never(stakes.scoring);
  }
};

const signed = (side: number, points: number): number => (side === 0 ? points : -points);

const winnerOf = ([royals]: TurupPlayout['tricks']): number => (royals >= BAAZI ? 0 : 1);

const baaziBalance = (playout: TurupPlayout, stakes: TurupStakes): number => {
  const { declarer, bid } = stakes;
  const winner = winnerOf(playout.tricks);
  const extra = bid - BAAZI;
  const made = declarer === 1 ? playout.tricks[1] >= bid : playout.tricks[0] >= bid;
  return signed(winner, 1) + (extra > 0 ? signed(declarer, made ? extra : -extra) : 0) + kotBalance(playout, stakes);
};

const kotBalance = (playout: TurupPlayout, { options, declarer }: TurupStakes): number => {
  if (kotRuleOf(options) === 'first7') {
    return playout.seven < 0 ? 0 : signed(playout.seven, declarer >= 0 && declarer !== playout.seven ? 2 : 1);
  }
  return Math.max(playout.tricks[0], playout.tricks[1]) === ALL
    ? signed(winnerOf(playout.tricks), options.kotBonus)
    : 0;
};

const tarneebBalance = ([royals, rebels]: TurupPlayout['tricks'], { declarer, bid }: TurupStakes): number => {
  const [own, others] = declarer === 1 ? [rebels, royals] : [royals, rebels];
  if (own < bid) return signed(declarer, -(bid === ALL ? 16 : bid) - others);
  return signed(declarer, own < ALL ? own : bid === ALL ? 26 : 16);
};

const frenzyBalance = ({ tricks, trumped }: TurupPlayout, { options, hearts }: TurupStakes): number => {
  const winner = winnerOf(tricks);
  const kot = Math.max(tricks[0], tricks[1]) === ALL ? options.frenzyKot : 0;
  const extra = hearts ? trumped[0] - trumped[1] : 0;
  return tricks[0] - tricks[1] + extra + signed(winner, options.frenzyBaazi + kot);
};
