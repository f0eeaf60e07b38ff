import { cut } from './cut.ts';
import type { Finding } from './finding.ts';
import { type Landed, landed } from './landed.ts';
import { hurry, offers } from './offers.ts';
import { covered, laid, overlaps } from './overlap.ts';
import { motions, rest, watchMotion, watchReplies } from './rest.ts';
import { type Sample, samples } from './sample.ts';
import { noteStill, shifts } from './shift.ts';
import { moment } from './table.ts';
import { taps, veiled } from './taps.ts';
import { texts } from './texts.ts';
import { turn } from './turn.ts';

export interface PageLook {
  readonly moment: string;
  readonly motions: number;
  readonly findings: readonly Finding[];
  readonly samples: readonly Sample[];
  readonly landed: readonly Landed[];
}

const touchable = new CSSStyleSheet();
touchable.replaceSync('* { pointer-events: auto !important }');

/** While this is done everything that is drawn can be met by a point, in the order in which it is drawn. */
const asDrawn = <T>(work: () => T): T => {
  document.adoptedStyleSheets.push(touchable);
  try {
    return work();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== touchable);
  }
};

/** One pass over the page as it is now. `size`: how large a thing to be tapped must be. */
const look = (size: number): PageLook => {
  const lines = texts();
  const [drawn, seen] = asDrawn(() => {
    const all = laid(lines);
    return [[...overlaps(lines), ...covered(all), ...veiled()], samples(all)];
  });
  const findings = [...cut(lines), ...taps(size), ...turn(), ...drawn];
  noteStill();
  return { moment: moment(), motions: motions(), findings, samples: seen, landed: landed() };
};

export const eye = { look, shifts, rest, moment, motions, offers, hurry };
export type Eye = typeof eye;

watchMotion();
watchReplies();
Object.assign(window, { eye });
