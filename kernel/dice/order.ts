import type { DiceRules } from './audit.ts';
import { type Check, check } from './check.ts';
import { afterThrow, type DiceCursor, FIRST_THROW, nextPlaceOf } from './dice-cursor.ts';
import { streamOf } from './throw.ts';
import type { DiceDeal, Rolled, Transcript } from './transcript.ts';

/** That no deal, no throw and no stream was slipped in, left out or used twice. */
export const orderChecks = ({ deals }: Transcript, rules: DiceRules): Check[] => [
  check('the deals are numbered 1, 2, 3 … without a gap', gap(deals)),
  ...deals.flatMap((deal, i) => [
    check(`deal ${deal.k}: its rolls belong to it, and their attempts run 0, 1, 2 …`, misplaced(deal, deals[i - 1])),
    check(`deal ${deal.k}: every throw has a stream of its own`, shared(deal, rules)),
  ]),
];

const gap = (deals: readonly DiceDeal[]): string | undefined => {
  const at = deals.findIndex((deal, i) => deal.k !== i + 1);
  return at < 0 ? undefined : `deal ${deals[at]?.k} stands where deal ${at + 1} must: a deal was hidden`;
};

const misplaced = (deal: DiceDeal, before: DiceDeal | undefined): string | undefined => {
  let cursor = before ? before.rolls.reduce(after, FIRST_THROW) : FIRST_THROW;
  const k = before ? cursor.k + 1 : cursor.k;
  for (const rolled of deal.rolls) {
    const { label, attempt } = rolled;
    const place = nextPlaceOf(cursor, label);
    if (place.k < k) return `${label} was not yet accepted in the deal before, and belongs there`;
    if (place.k > k) return `${label} was accepted before in this deal, and belongs to the next`;
    if (place.attempt !== attempt) return `${label} has attempt ${attempt} where attempt ${place.attempt} must stand`;
    cursor = after(cursor, rolled);
  }
  return undefined;
};

const after = (cursor: DiceCursor, { label, accepted }: Rolled): DiceCursor =>
  afterThrow(cursor, label, accepted ? 'accepted' : 'refused');

const shared = ({ k, rolls }: DiceDeal, rules: DiceRules): string | undefined => {
  const names = rolls.flatMap(({ label, attempt }) => {
    const asked = rules.asked(k, label);
    return asked ? [streamOf(asked, attempt)] : [];
  });
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined ? undefined : `${twice} is drawn from twice`;
};
