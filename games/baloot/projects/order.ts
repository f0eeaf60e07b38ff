import { type Suit, suitOf } from '@majlis/kernel';
import type { BalootOptions } from '../options.ts';
import { height, SUIT_RING } from '../play/value.ts';
import { isSequence, PROJECT_TYPES, type Project } from './project.ts';

/** What the comparison of projects looks at besides the projects. */
export interface ProjectOrder {
  readonly trump: Suit | null;
  readonly options: BalootOptions;
}

/** How strong a project is: kind, kind of hundred, top card, trumps. The first number that differs decides. */
const rungs = (project: Project, { trump, options }: ProjectOrder): readonly number[] => {
  const sequence = isSequence(project);
  const inTrumps = sequence && project.cards.every(card => suitOf(card) === trump);
  return [
    PROJECT_TYPES.indexOf(project.type), // BAL-9.13
    project.type === 'hundred' && sequence ? SEQUENCE_HUNDRED[options.hundredOrder] : 0, // BAL-9.13, BAL-9.14
    Math.max(...project.cards.map(height)), // BAL-9.15
    options.trumpSequenceTie && inTrumps ? 1 : 0, // BAL-9.16
  ];
};

const SEQUENCE_HUNDRED = { sequenceFirst: 1, fourFirst: -1, byRank: 0 };

/** Positive if `a` is the stronger project, 0 if nothing but the seat could tell. */
export const compareProjects = (a: Project, b: Project, order: ProjectOrder): number => {
  const theirs = rungs(b, order);
  return (
    rungs(a, order)
      .map((rung, i) => rung - (theirs[i] ?? 0))
      .find(difference => difference !== 0) ?? 0
  );
};

/** The same for projects of one hand, where equal ones go by their suits. */
export const compareInHand = (a: Project, b: Project, order: ProjectOrder): number =>
  compareProjects(a, b, order) || suitPlace(b) - suitPlace(a);

const suitPlace = (project: Project): number => Math.min(...project.cards.map(card => SUIT_RING.indexOf(suitOf(card))));
