import { readFileSync } from 'node:fs';
import { trunfo } from '@majlis/trunfo';
import { spelling } from '@majlis/trunfo/spelling';
import { courseOf, type ScriptedCourse } from '@/test/course.ts';

/** A match for the tests, from its record; `rules` are those of the house that it does not name. */
export const recorded = (name: string, rules = ''): ScriptedCourse => {
  const file = new URL(`../../games/trunfo/proof/records/${name}.game`, import.meta.url);
  return courseOf(
    trunfo,
    spelling,
    readFileSync(file, 'utf8').replace('trunfo/1 seats=2', ['trunfo/1 seats=2', rules].filter(Boolean).join(' ')),
  );
};
