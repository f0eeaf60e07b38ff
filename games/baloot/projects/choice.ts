import type { Card } from '@majlis/kernel';
import { modeOf } from '../auction/contract.ts';
import { compareInHand, type ProjectOrder } from './order.ts';
import { foursIn, type Project, sequencesIn } from './project.ts';

/** Projects to be declared together, the strongest first. */
export type ProjectChoice = readonly Project[];

/** BAL-9.10  Everything a hand may declare, the best first. Declaring nothing needs no choice. */
export const choices = (hand: readonly Card[], order: ProjectOrder): readonly ProjectChoice[] => {
  const laidOut = arrangements(hand, order);
  if (laidOut.every(projects => projects.length === 0)) return [];
  const found = laidOut.flatMap(projects => upToTwo(projects, order));
  if (found.length < 2) return found;
  return distinct(found).sort((a, b) => compareChoices(b, a, order));
};

/** BAL-9.9  What the table suggests: the strongest project, and the strongest one that goes with it. */
export const suggested = (hand: readonly Card[], order: ProjectOrder): ProjectChoice => choices(hand, order)[0] ?? [];

/** BAL-9.7, BAL-9.8  The ways to lay out a hand so that no card serves twice where it must not. */
const arrangements = (hand: readonly Card[], { trump, options }: ProjectOrder): readonly ProjectChoice[] => {
  const fours = foursIn(hand, modeOf(trump));
  if (fours.length === 0) return [sequencesIn(hand)];
  if (options.projectOverlap === 'sequenceOnly') return [[...fours, ...sequencesIn(hand)]];
  return subsets(fours).map(kept => {
    const used = kept.flatMap(four => four.cards);
    return [...kept, ...sequencesIn(hand.filter(card => !used.includes(card)))];
  });
};

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>((sets, item) => sets.concat(sets.map(set => [...set, item])), [[]]);

/** BAL-9.9  Nobody has more than two. */
const upToTwo = (projects: readonly Project[], order: ProjectOrder): readonly ProjectChoice[] =>
  projects.length < 2
    ? projects.map(project => [project])
    : subsets([...projects].sort((a, b) => compareInHand(b, a, order))).filter(
        ({ length }) => length === 1 || length === 2,
      );

const compareChoices = (a: ProjectChoice, b: ProjectChoice, order: ProjectOrder): number => {
  const [first, second] = a;
  const [theirFirst, theirSecond] = b;
  const strongest = first && theirFirst ? compareInHand(first, theirFirst, order) : 0;
  if (strongest !== 0) return strongest;
  return second && theirSecond ? compareInHand(second, theirSecond, order) : a.length - b.length;
};

const distinct = (found: readonly ProjectChoice[]): ProjectChoice[] => [
  ...new Map(found.map(choice => [choice.map(project => project.cards.join()).join(' '), choice])).values(),
];
