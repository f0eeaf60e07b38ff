import type { BalootState } from '@majlis/baloot';
import type { BalootContract, Bid, ProjectType, Raise } from '@majlis/baloot/for-web';
import { multiplierOf } from '@majlis/baloot/for-web';
import { suitName } from '@/words/card.ts';
import { figure, say } from '@/words/say.ts';

/** A call as it is said at the table. */
export const bidWord = (bid: Bid, round: 1 | 2): string => {
  switch (bid.kind) {
    case 'pass':
      return say(round === 1 ? 'baloot.pass' : 'baloot.pass-again');
    case 'hokum':
      return say('baloot.hokum-in', { suit: suitName(bid.suit) });
    default:
      return say(`baloot.${bid.kind}`);
  }
};

export const raiseWord = (raise: Raise, locked: boolean): string =>
  locked ? say('baloot.raise-locked', { raise: say(`baloot.raise.${raise}`) }) : say(`baloot.raise.${raise}`);

export const projectWord = (type: ProjectType): string => say(`baloot.project.${type}`);

export const projectsWord = (types: readonly ProjectType[]): string => types.map(projectWord).join(' + ');

export const modeWord = ({ mode, ashkal }: BalootContract): string => say(ashkal ? 'baloot.ashkal' : `baloot.${mode}`);

/** "×2", "Gahwa", or nothing. */
export const multiplierWord = ({ doubling }: BalootState): string => {
  const times = doubling ? multiplierOf(doubling) : 1;
  if (times === 1) return '';
  return times === 'gahwa' ? say('baloot.raise.gahwa') : `×${figure(times)}`;
};

/** The contract in one breath: "Hokum spades ×2, locked". */
export const contractWord = (state: BalootState): string => {
  const { contract, doubling } = state;
  if (!contract) return '';
  const suit = contract.trump ? ` ${suitName(contract.trump)}` : '';
  const times = multiplierWord(state);
  const whole = `${modeWord(contract)}${suit}${times && ` ${times}`}`;
  return doubling?.manner === 'locked' ? say('baloot.contract-locked', { contract: whole }) : whole;
};
