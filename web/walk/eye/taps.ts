import { boxOf, height, type PageBox, screenBox, width } from './box.ts';
import { clipOf, isNothing } from './clip.ts';
import { type Finding, whereOf } from './finding.ts';
import { coverAt, isDrawerOver, isThere, modal } from './layer.ts';
import { isFreedByScroll } from './scroll.ts';

const TARGETS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="radio"], [role="checkbox"], [role="switch"], [role="tab"], [role="menuitem"], [role="option"]';

/** An input that is drawn by its label is tapped there. */
const targetOf = (node: Element): Element =>
  (node instanceof HTMLInputElement && /radio|checkbox/.test(node.type) && node.closest('label')) || node;

const isOff = (node: Element): boolean =>
  node.matches(':disabled, [aria-disabled="true"], [tabindex="-1"][aria-hidden="true"]') ||
  (node instanceof HTMLInputElement && node.type === 'hidden');

const isInline = (node: Node): boolean =>
  !(node instanceof Element) || getComputedStyle(node).display.startsWith('inline');

/** A link within a sentence is as tall as its line. */
const isInSentence = (node: Element): boolean =>
  node.localName === 'a' &&
  isInline(node) &&
  [...(node.parentNode?.childNodes ?? [])].some(one => one !== node && isInline(one) && one.textContent?.trim());

const metAt = (node: Element, x: number, y: number): boolean => {
  const met = document.elementFromPoint(x, y);
  return met !== null && (node.contains(met) || met.closest('label') === node);
};

const CROSS = [
  [0.5, 0.5],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.5, 0.15],
  [0.5, 0.85],
] as const;

const coverOf = (node: Element, box: PageBox): Element | null => {
  for (const [u, v] of CROSS) {
    const [x, y] = [box.left + u * width(box), box.top + v * height(box)];
    if (!metAt(node, x, y)) return document.elementFromPoint(x, y);
  }
  return null;
};

/** How far a finger may go from the middle, to one side and the other, and still meet this. */
const reach = (node: Element, { left, right, top, bottom }: PageBox, size: number): boolean => {
  const [x, y, far] = [(left + right) / 2, (top + bottom) / 2, size / 2 - 1];
  const wide = width({ left, right, top, bottom }) >= size - 0.5;
  const tall = height({ left, right, top, bottom }) >= size - 0.5;
  return (
    (wide || (metAt(node, x - far, y) && metAt(node, x + far, y))) &&
    (tall || (metAt(node, x, y - far) && metAt(node, x, y + far)))
  );
};

const STEP = 4;
const STRIP = 24;

/** Cards lie over each other in a fan: of each there must be a strip that a finger meets. No more of it is looked for than is tall enough. */
const stripOf = (card: Element, box: PageBox, enough: number): readonly [number, number] => {
  let [widest, rows] = [0, 0];
  for (let y = box.top + STEP / 2; y < box.bottom && rows < enough; y += STEP) {
    let [run, best] = [0, 0];
    for (let x = box.left + STEP / 2; x < box.right && best < STRIP; x += STEP) {
      run = metAt(card, x, y) ? run + STEP : 0;
      best = Math.max(best, run);
    }
    if (best >= STRIP) rows += STEP;
    widest = Math.max(widest, best);
  }
  return [widest, rows];
};

const cardFindings = (card: Element, box: PageBox, size: number): readonly Finding[] => {
  const [widest, tall] = stripOf(card, box, size - STEP);
  if (widest >= STRIP && tall >= size - STEP) return [];
  const front = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (front && isDrawerOver(front, card)) return [];
  const detail = `a finger meets ${widest}×${tall} px of it`;
  return [{ kind: widest === 0 ? 'tap-covered' : 'tap-small', where: whereOf(card), detail, box }];
};

/** A hand is held at the near edge of the table: what of a card lies below that, or below the screen, says nothing new. */
const held = (card: Element, box: PageBox): PageBox => {
  const table = card.closest('.mj-table');
  const edge = Math.min(screenBox().bottom, table ? boxOf(table).bottom : Number.POSITIVE_INFINITY);
  return { ...box, bottom: Math.min(box.bottom, Math.max(edge, box.top)) };
};

const nameOf = (node: Element): string =>
  (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 60);

const findingsAt = (node: Element, size: number): readonly Finding[] => {
  const box = boxOf(node);
  const told = { where: whereOf(node), box };
  if (isNothing(box)) return [{ ...told, kind: 'tap-small', detail: `“${nameOf(node)}” has no size` }];
  const isCard = node.hasAttribute('data-card');
  const clip = clipOf(node.parentElement ?? node, isCard ? held(node, box) : box);
  const [by] = clip.cuts;
  if (by) return [{ ...told, kind: 'tap-outside', detail: `“${nameOf(node)}” ends at ${whereOf(by)}` }];
  if (clip.scrolled) return [];
  if (isCard) return cardFindings(node, box, size);
  const over = coverOf(node, box);
  if (over && isDrawerOver(over, node)) return [];
  if (over && isFreedByScroll(node, () => coverOf(node, boxOf(node)) === null)) return [];
  if (over) return [{ ...told, kind: 'tap-covered', detail: `“${nameOf(node)}” lies under ${whereOf(over)}` }];
  if (isInSentence(node) || reach(node, box, size)) return [];
  const measure = `${Math.round(width(box))}×${Math.round(height(box))}`;
  return [{ ...told, kind: 'tap-small', detail: `“${nameOf(node)}” is ${measure} px` }];
};

const targets = (): readonly Element[] => {
  const front = modal();
  const all = [...(front ?? document.body).querySelectorAll(TARGETS)]
    .filter(node => !isOff(node))
    .map(targetOf)
    .filter(node => isThere(node, front));
  return [...new Set(all)];
};

/** Everything that can be tapped is on the screen, lies free and is large enough. */
export const taps = (size: number): readonly Finding[] => targets().flatMap(node => findingsAt(node, size));

const lidOf = (node: Element): Element | null => {
  const box = boxOf(node);
  const lids = CROSS.map(([u, v]) => coverAt(node, box.left + u * width(box), box.top + v * height(box)));
  return lids.find(lid => lid instanceof Element) ?? null;
};

/** A notice that lets taps through hides what is under it all the same. */
export const veiled = (): readonly Finding[] =>
  targets().flatMap((node): readonly Finding[] => {
    const box = boxOf(node);
    if (node.hasAttribute('data-card') || isNothing(box) || clipOf(node.parentElement ?? node, box).scrolled) return [];
    const lid = lidOf(node);
    if (!lid || isDrawerOver(lid, node) || isFreedByScroll(node, () => lidOf(node) === null)) return [];
    return [
      { kind: 'tap-covered', where: whereOf(node), detail: `“${nameOf(node)}” is hidden by ${whereOf(lid)}`, box },
    ];
  });
