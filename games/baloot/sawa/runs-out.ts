import { type Card, ofSuit, SUITS, type Suit } from '@majlis/kernel';
import type { Situation } from '../play/duty.ts';
import { leadable } from '../play/lead.ts';
import { outruns } from '../play/master.ts';
import { strength } from '../play/value.ts';

type Hand = readonly Card[];

/** Whether a hand on lead takes every trick from the top, trumps first. `others` is what each other hand may hold. */
export const runsOut = (hand: Hand, others: readonly Hand[], situation: Situation): boolean => {
  const { trump } = situation;
  if (!others.every(against => outruns(hand, against, trump))) return false;
  const longest = Math.max(...others.map(against => against.filter(ofSuit(trump)).length));
  const trumps = hand.filter(ofSuit(trump)).length;
  if (longest === 0 || trumps === hand.length) return true;
  return trumps >= longest && leadable(hand, situation).some(ofSuit(trump));
};

/** The same but for one card, kept for the last trick, where the partner may take it. Trumps must be free to lead. */
export const runsHome = (hand: Hand, partner: Hand, opponents: readonly Hand[], situation: Situation): boolean => {
  const { trump, locked, options } = situation;
  if (locked || options.sawaBasis === 'claimant' || !opponents.every(against => outruns(hand, against, trump)))
    return false;
  const longest = Math.max(...opponents.map(against => against.filter(ofSuit(trump)).length));
  if (hand.filter(ofSuit(trump)).length < longest) return false;
  return SUITS.some(suit => {
    const low = hand.filter(ofSuit(suit)).sort((a, b) => strength(a, trump) - strength(b, trump))[0];
    const rest = hand.filter(card => card !== low);
    return low !== undefined && runsOut(rest, [partner, ...opponents], situation);
  });
};

/** Whether no opponent holds a trump or any card that beats one of ours in its suit: whoever leads, we take the trick. */
export const unbeatable = (ours: Hand, opponents: Hand, { trump, options }: Situation): boolean =>
  options.sawaBasis === 'team' && !opponents.some(ofSuit(trump)) && !overtakes(opponents, ours, trump);

/**
 * Whether a hand on lead must lose a trick: nobody else of its side can take the lead, so that it leads every one of
 * its cards, and an opponent who keeps the right card till then beats one of them.
 */
export const mustFail = (hand: Hand, partner: Hand, opponents: readonly Hand[], situation: Situation): boolean => {
  const { trump, options } = situation;
  const rivals = options.sawaBasis === 'claimant' ? [...opponents, partner] : opponents;
  const alone = options.sawaBasis === 'claimant' || !mayTake(hand, partner, trump);
  return alone && rivals.some(against => !outruns(hand, against, trump));
};

/** Whether the partner could ever take a trick that this hand leads. */
const mayTake = (hand: Hand, partner: Hand, trump: Suit | null): boolean =>
  partner.some(ofSuit(trump)) || overtakes(partner, hand, trump);

/** Whether one of `theirs` is higher than one of `mine` in its suit. */
const overtakes = (theirs: Hand, mine: Hand, trump: Suit | null): boolean =>
  SUITS.some(suit => {
    const lowest = Math.min(...mine.filter(ofSuit(suit)).map(card => strength(card, trump)));
    return theirs.filter(ofSuit(suit)).some(card => strength(card, trump) > lowest);
  });
