import type { DiceRules } from './audit.ts';
import { type Check, check } from './check.ts';
import { COURSE, type Course, fallen, placeOf } from './course.ts';
import { streamOf } from './throw.ts';
import type { Deal, Rolled, Transcript } from './transcript.ts';

/** That no deal, no throw and no stream was slipped in, left out or used twice. */
export const orderChecks = ({ deals }: Transcript, rules: DiceRules): Check[] => [
  check('the deals are numbered 1, 2, 3 … without a gap', gap(deals)),
  ...deals.flatMap((deal, i) => [
    check(`deal ${deal.k}: its rolls belong to it, and their attempts run 0, 1, 2 …`, misplaced(deal, deals[i - 1])),
    check(`deal ${deal.k}: every throw has a stream of its own`, shared(deal, rules)),
  ]),
];

const gap = (deals: readonly Deal[]): string | undefined => {
  const at = deals.findIndex((deal, i) => deal.k !== i + 1);
  return at < 0 ? undefined : `deal ${deals[at]?.k} stands where deal ${at + 1} must: a deal was hidden`;
};

const misplaced = (deal: Deal, before: Deal | undefined): string | undefined => {
  let course = before ? before.rolls.reduce(after, COURSE) : COURSE;
  const k = before ? course.k + 1 : course.k;
  for (const rolled of deal.rolls) {
    const { label, attempt } = rolled;
    const place = placeOf(course, label);
    if (place.k < k) return `${label} was not yet accepted in the deal before, and belongs there`;
    if (place.k > k) return `${label} was accepted before in this deal, and belongs to the next`;
    if (place.attempt !== attempt) return `${label} has attempt ${attempt} where attempt ${place.attempt} must stand`;
    course = after(course, rolled);
  }
  return undefined;
};

const after = (course: Course, { label, accepted }: Rolled): Course =>
  fallen(course, label, accepted ? 'accepted' : 'refused');

const shared = ({ k, rolls }: Deal, rules: DiceRules): string | undefined => {
  const names = rolls.flatMap(({ label, attempt }) => {
    const asked = rules.asked(k, label);
    return asked ? [streamOf(asked, attempt)] : [];
  });
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined ? undefined : `${twice} is drawn from twice`;
};
