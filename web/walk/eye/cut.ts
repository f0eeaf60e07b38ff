import { type Finding, whereOf } from './finding.ts';
import type { TextLine } from './texts.ts';

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTER = /\p{L}/u;

/** The direction in which a text is read, by its first letter; null: it has none. */
const reads = (text: string): 'rtl' | 'ltr' | null => {
  const [first] = LETTER.exec(text) ?? [];
  return first === undefined ? null : RTL.test(first) ? 'rtl' : 'ltr';
};

/** Whether this box ends its text with an ellipsis when there is more of it than room. */
const hasEllipsis = (box: Element): boolean => {
  const { textOverflow, display, webkitLineClamp } = getComputedStyle(box);
  if (webkitLineClamp !== 'none') return true;
  return (
    !/flex|grid|^inline$|contents/.test(display) && textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth
  );
};

/** What is left of a text that ends with an ellipsis must be its beginning. */
const keepsBeginning = (text: string, box: Element): boolean => {
  const { direction, unicodeBidi } = getComputedStyle(box);
  const own = reads(text);
  return own === null || own === direction || unicodeBidi === 'plaintext';
};

/** A text ends where it ends, or with an ellipsis; and what is left of it is its beginning. */
export const cut = (lines: readonly TextLine[]): readonly Finding[] =>
  lines.flatMap(({ node, text, ink, clip: { cuts } }) =>
    cuts.flatMap((by): readonly Finding[] => {
      const told = { where: whereOf(node), box: ink };
      if (!hasEllipsis(by)) return [{ ...told, kind: 'cut', detail: `“${text}” is cut by ${whereOf(by)}` }];
      if (keepsBeginning(text, by)) return [];
      return [{ ...told, kind: 'cut-at-start', detail: `“${text}” has lost its beginning` }];
    }),
  );
