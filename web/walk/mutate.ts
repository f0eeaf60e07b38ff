import { type Finding, sameFinding } from './eye/finding.ts';
import { lookAt } from './look.ts';
import { playUntil } from './match.ts';

import { MUTANTS, type Mutant, plant, uproot } from './mutants.ts';
import { offersOf } from './person.ts';
import { begin, gathered, type WalkSitter } from './room.ts';
import type { WalkVisitor } from './visitor.ts';
import { until, type Walk } from './walker.ts';

const findingsOn = async (guest: WalkVisitor): Promise<readonly Finding[]> => {
  const looked = await lookAt(guest);
  return [...looked.flatMap(({ findings }) => findings), ...guest.complaints.splice(0)];
};

/** A reply of the house may come in between: what was seen then does not count, and is looked at again. */
const LOOKS = 3;

/** What is found with this fault, and was not found without it. */
const foundBy = async (guest: WalkVisitor, mutant: Mutant): Promise<Finding | undefined> => {
  const before = await findingsOn(guest);
  const isNew = (one: Finding): boolean =>
    mutant.found.includes(one.kind) && !before.some(known => sameFinding(known, one));
  await plant(guest.page, mutant);
  let found: Finding | undefined;
  for (let looks = 0; looks < LOOKS && !found; looks++) found = (await findingsOn(guest)).find(isNew);
  await uproot(guest.page);
  return found;
};

const isTrickOn = ({ page }: WalkVisitor): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.mj-pit [data-played]') !== null);

/** Until somebody is to bid. */
const bidding = (guest: WalkVisitor): Promise<boolean> =>
  until(async () => {
    await guest.page.evaluate(() => window.eye?.hurry());
    return ((await offersOf(guest))?.kinds.length ?? 0) > 0;
  });

/** Until somebody is to play, and others have. */
const trickOn = (walk: Walk, sitter: WalkSitter): Promise<boolean> =>
  playUntil(walk, [sitter], async () => {
    const offers = await offersOf(sitter.visitor);
    return offers?.kinds.includes('play') === true && (await isTrickOn(sitter.visitor));
  });

/** Plants every fault on a table where somebody is to bid, or to play; those that were found are told, with what found them. */
export const mutate = async (walk: Walk, say: (line: string) => void): Promise<ReadonlySet<string>> => {
  const found = new Set<string>();
  const sitters = await gathered(walk, 1, 'off');
  const [sitter] = sitters;
  if (!sitter) return found;
  await begin(walk, sitters);
  const { visitor: guest } = sitter;
  await bidding(guest);
  for (const mutant of [...MUTANTS].sort((a, b) => Number(a.needsTrick ?? false) - Number(b.needsTrick ?? false))) {
    if (mutant.needsTrick && !(await trickOn(walk, sitter))) continue;
    const finding = await foundBy(guest, mutant);
    if (!finding) continue;
    found.add(mutant.name);
    say(`${mutant.name.padEnd(32)} found as ${finding.kind}: ${finding.where}  ${finding.detail}`);
  }
  await guest.page.context().close();
  return found;
};
