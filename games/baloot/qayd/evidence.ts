import { type Card, ledSuit, ofSuit } from '@majlis/kernel';
import { PACK } from '../play/value.ts';
import { type Offence, offences, pastPlayOf, type RoundFacts } from './qayd.ts';

/** A round as the whole table knows it: `hands` holds shown cards only, and `hidden` how many more each seat has. */
export interface PublicFacts extends RoundFacts {
  readonly hidden: readonly number[];
}

/** BAL-15.15  The offences that leave no other reading, whatever the hidden cards are. */
export const proven = (facts: PublicFacts): readonly Offence[] =>
  offences(facts).filter(offence => isCertain(offence, facts));

/** A card that should have followed or gone higher proves itself; not cutting is an offence only of a void hand. */
const isCertain = ({ seat, card, ground }: Offence, facts: PublicFacts): boolean => {
  const led = ledSuit(pastPlayOf(card, facts)?.trick ?? []);
  if (led === undefined || led === facts.trump || ground === 'revoke') return true;
  return facts.hidden[seat] === 0 || !unseen(facts).some(ofSuit(led));
};

const unseen = ({ tricks, hands }: PublicFacts): readonly Card[] => {
  const seen = new Set([...tricks.flat().map(play => play.card), ...hands.flat()]);
  return PACK.filter(card => !seen.has(card));
};
