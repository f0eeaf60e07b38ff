import { player } from '../style.ts';
import { bid } from './bidding.ts';
import { plainCard, weighedCard } from './card.ts';
import { raise } from './raising.ts';

/**
 * The first player of this house that tried cards in its head, kept as it was: later ones are measured by it. This
 * folder does not change, and `yardsticks.test` would tell.
 */
export const steady1 = player({ bid, raise, card: weighedCard });

/** The same without trying anything: the cards of plain good sense, and calls as people make them. */
export const novice = player({ bid, raise, card: plainCard });
