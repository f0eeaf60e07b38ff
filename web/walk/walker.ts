import type { Random } from '@majlis/kernel';
import type { Browser } from 'playwright-core';
import { lookAt } from './look.ts';
import type { WalkPlace } from './plan.ts';
import type { Report } from './report.ts';
import type { WalkVisitor } from './visitor.ts';

/** Everything that a walk through one place needs. */
export interface Walk {
  readonly browser: Browser;
  readonly address: string;
  readonly place: WalkPlace;
  readonly random: Random;
  readonly report: Report;
  /** Counts the rests that were looked at. */
  readonly rests: { count: number };
  /** Of every so many rests a picture is kept; 0: of none. */
  readonly pictures: number;
  /** For `npm test`: the same cards at every run, and not every moment of the others is looked at. */
  readonly isShort: boolean;
}

export const placeName = ({ game, size, language }: WalkPlace): string => `${game} ${size} ${language}`;

/** Looks at the page as it is, and tells whatever is wrong with it. */
export const check = async (walk: Walk, visitor: WalkVisitor, game: string = walk.place.game): Promise<void> => {
  const at = `${game} ${walk.place.size} ${walk.place.language}`;
  const looked = await lookAt(visitor);
  if (looked.length > 0) walk.rests.count += 1;
  const { picture: last = null } = looked.at(-1) ?? {};
  if (last && walk.pictures > 0 && walk.rests.count % walk.pictures === 0) walk.report.keep(at, walk.rests.count, last);
  for (const { findings, picture } of looked) for (const finding of findings) walk.report.add(at, finding, picture);
  for (const complaint of visitor.complaints.splice(0)) walk.report.add(at, complaint, last);
};

/** Something that should have been done in time was not. */
export const complainOf = (walk: Walk, what: string): void =>
  walk.report.add(
    placeName(walk.place),
    { kind: 'stuck', where: what, detail: '', box: { left: 0, top: 0, right: 0, bottom: 0 } },
    null,
  );

/** Until something is so; false: it never was. */
export const until = async (isSo: () => Promise<boolean>, most = 240_000): Promise<boolean> => {
  for (const end = performance.now() + most; performance.now() < end; ) {
    if (await isSo()) return true;
    await new Promise(done => setTimeout(done, 50));
  }
  return false;
};
