import { type BySide, otherSide, type Side, sideOf } from '@majlis/kernel';
import type { TurupState } from '@majlis/turup';
import { type Ballot, type Power, powerOf, standingOf, TRICKS, type TurupCall } from '@majlis/turup/for-web';
import { suitName } from '@/words/card.ts';
import { say } from '@/words/say.ts';

/** TUR-01  Royals are gold, Rebels coral, whoever looks at them. */
export const sideWord = (side: Side): string => say(`turup.side.${side}`);

export const toneOf = (side: Side): 'us' | 'them' => (side === 0 ? 'us' : 'them');

export const bidWord = (bid: TurupCall['bid']): string =>
  bid === 'pass' ? say('turup.pass') : say('turup.bid-n', { n: bid });

export const ballotWord = (ballot: Ballot): string => {
  if (ballot === 'cast') return say('turup.voted');
  return ballot === 'none' ? say('turup.no-ballot') : suitName(ballot);
};

export const powerWord = (power: Power): string => say(`turup.power.${power}`);

/** "Rebels bid 8"; empty where nobody declared. */
export const contractWord = ({ contract }: TurupState): string =>
  contract ? say('turup.contract', { side: sideWord(sideOf(contract.declarer)), n: contract.bid }) : '';

const BAAZI = 7;

const towards = (state: TurupState, side: Side): string => {
  const { tricks, baazi, contract: fate } = standingOf(state);
  const { contract } = state;
  const declares = contract !== null && sideOf(contract.declarer) === side;
  if (!contract || fate !== 'open') {
    const settled = declares && fate && fate !== 'open' ? say(`turup.fate.${fate}`) : '';
    return settled || (baazi === null ? say('turup.needs', { n: BAAZI - tricks[side] }) : '');
  }
  const due = declares ? contract.bid : TRICKS - contract.bid + 1;
  return say(declares ? 'turup.needs' : 'turup.needs-break', { n: due - tricks[side] });
};

/** How far a side is: "needs 2 more", and what it may hope for beyond that; a side that hopes always has something due. */
export interface Progress {
  readonly due: readonly string[];
  readonly hope: readonly string[];
}

export const progressOf = (state: TurupState): BySide<Progress> => {
  const { tricks, baazi, kot, kotAlive } = standingOf(state);
  const of = (side: Side): Progress => {
    const won = kot === side ? say('turup.kot') : baazi === side ? say('turup.baazi') : '';
    const alive = kotAlive && tricks[side] > 0 && tricks[otherSide(side)] === 0;
    return {
      due: [won, towards(state, side)].filter(word => word !== ''),
      hope: alive ? [say('turup.kot-alive')] : [],
    };
  };
  return [of(0), of(1)];
};

/** The trick that is on, or the last one of a deal that is over. */
export const trickNumber = ({ phase, tricks }: TurupState): number =>
  Math.min(TRICKS, tricks.length + (DONE.includes(phase) ? 0 : 1));

const DONE = ['trick', 'counting', 'summary', 'over'];

/** What the trump suit gives in this deal, in words; empty in Classic. */
export const powerIn = (state: TurupState): string => {
  const power = powerOf(state);
  return power ? powerWord(power) : '';
};
