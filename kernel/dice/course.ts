/** How far the dice have come: the deal that is on, and the labels thrown in it, in order. */
export interface Course {
  readonly k: number;
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
}

/** Where the next throw of a label falls. */
export interface Place {
  readonly k: number;
  readonly attempt: number;
}

/** The first roll of a match is deal 1. */
export const COURSE: Course = { k: 1, accepted: [], refused: [] };

/** A label that was accepted in this deal comes again only in the next one: so k has no gaps, and nobody chooses it. */
const dealt = (course: Course, label: string): Course =>
  course.accepted.includes(label) ? { k: course.k + 1, accepted: [], refused: [] } : course;

export const placeOf = (course: Course, label: string): Place => {
  const { k, refused } = dealt(course, label);
  return { k, attempt: refused.filter(other => other === label).length };
};

/** The course after a throw. */
export const fallen = (course: Course, label: string, verdict: 'accepted' | 'refused'): Course => {
  const now = dealt(course, label);
  return { ...now, [verdict]: [...now[verdict], label] };
};
