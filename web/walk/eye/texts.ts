import { boxOf, height, type PageBox, width } from './box.ts';
import { type Clip, clipOf, isNothing } from './clip.ts';
import { isThere, modal } from './layer.ts';

/** One line of a text as it is drawn. */
export interface TextLine {
  readonly node: Element;
  readonly text: string;
  readonly box: PageBox;
  /** Where its letters are: without the air that every font has above and below them. */
  readonly ink: PageBox;
  readonly clip: Clip;
}

/** A picture is not text, and neither is the face of a card. */
const PICTURES = 'svg, canvas, script, style, noscript, select, [data-card], [role="img"]';

const pen = document.createElement('canvas').getContext('2d');
const measured = new Map<string, readonly [number, number]>();

/** How much of a line's height lies above and below its letters, as shares. */
const airOf = (node: Element, text: string): readonly [number, number] => {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(node);
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const key = `${font} ${text}`;
  const known = measured.get(key);
  if (known || !pen) return known ?? [0, 0];
  pen.font = font;
  const size = pen.measureText(text);
  const all = size.fontBoundingBoxAscent + size.fontBoundingBoxDescent;
  const above = (size.fontBoundingBoxAscent - size.actualBoundingBoxAscent) / all;
  const below = (size.fontBoundingBoxDescent - size.actualBoundingBoxDescent) / all;
  const air = [Math.max(0, above), Math.max(0, below)] as const;
  measured.set(key, air);
  return air;
};

const inkOf = (node: Element, text: string, box: PageBox): PageBox => {
  const [above, below] = airOf(node, text);
  return { ...box, top: box.top + above * height(box), bottom: box.bottom - below * height(box) };
};

const linesOf = (text: Text, node: Element): readonly TextLine[] => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = (text.textContent ?? '').trim();
  return [...range.getClientRects()].flatMap(({ left, top, right, bottom }) => {
    const box = { left, top, right, bottom };
    if (width(box) < 1 || height(box) < 4) return [];
    const ink = inkOf(node, words, box);
    return [{ node, text: words, box, ink, clip: clipOf(node, ink) }];
  });
};

/** Shrunk to a point for screen readers: nobody is meant to see it. */
const isUnseen = (node: Element): boolean => {
  for (let up: Element | null = node; up && up !== document.body; up = up.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(up);
    if (clipPath.startsWith('inset(50%')) return true;
    if (overflowX !== 'visible' && isNothing(boxOf(up))) return true;
  }
  return false;
};

/** Every line of text that somebody could be meant to read. */
export const texts = (): readonly TextLine[] => {
  const front = modal();
  const walker = document.createTreeWalker(front ?? document.body, NodeFilter.SHOW_TEXT);
  const lines: TextLine[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!node || !text.textContent?.trim() || node.closest(PICTURES) || !isThere(node, front) || isUnseen(node))
      continue;
    lines.push(...linesOf(text as Text, node));
  }
  return lines;
};

export const isShown = ({ clip }: TextLine): boolean => !isNothing(clip.shown);
