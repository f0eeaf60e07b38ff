/**
 * What may lie on things that can be used: a drawer that somebody opened, and that goes away by a tap beside it.
 * Behind a modal dialog nothing is looked at. A sheet, a notice, a banner or a bubble is neither: what it hides must be inert, or free.
 */
export const isDrawerOver = (over: Element, node: Element): boolean => {
  const drawer = over.closest('[popover]:popover-open');
  return drawer !== null && !drawer.contains(node);
};

const isInFront = (dialog: Element): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return dialog.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

/** The dialog that everything else waits for: the one in front, where there are several. */
export const modal = (): Element | null => {
  const all = [...document.querySelectorAll('dialog:modal')];
  return all.find(isInFront) ?? all.at(-1) ?? null;
};

/** A link to a place of this page shows itself when the keyboard comes to it. */
const isSkip = (node: Element): boolean =>
  node.matches('a[href^="#"]') && node !== document.activeElement && node.getBoundingClientRect().bottom <= 0;

/** Neither hidden, nor inert, nor behind a dialog. */
export const isThere = (node: Element, front: Element | null): boolean =>
  (front === null || front.contains(node)) &&
  node.closest('[inert]') === null &&
  !isSkip(node) &&
  node.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

const alphaOf = (colour: string): number => {
  const parts = /^rgba?\(([^)]+)\)$/.exec(colour)?.[1]?.split(/[\s,/]+/) ?? [];
  if (parts.length > 0) return Number(parts[3] ?? 1);
  const [, alpha] = /\/\s*([\d.]+)\)$/.exec(colour) ?? [];
  return colour === 'transparent' ? 0 : Number(alpha ?? 1);
};

const opacityOf = (node: Element): number => {
  let opacity = 1;
  for (let up: Element | null = node; up; up = up.parentElement) opacity *= Number(getComputedStyle(up).opacity);
  return opacity;
};

const COLOURS = /rgba?\([^)]*\)|(?:color|oklab|oklch|lab|lch)\([^)]*\)|transparent/g;

/** Colours that run into each other, none of them translucent. */
const isDense = (image: string): boolean => {
  const colours = image.match(COLOURS) ?? [];
  return colours.length > 0 && colours.every(colour => alphaOf(colour) > 0.5);
};

/** Whether what is behind this element is hidden where it lies. */
export const paints = (node: Element): boolean => {
  const style = getComputedStyle(node);
  if (style.visibility === 'hidden' || opacityOf(node) < 0.5) return false;
  if (['img', 'canvas', 'video'].includes(node.localName)) return true;
  if (node instanceof SVGGeometryElement) return style.fill !== 'none' && alphaOf(style.fill) > 0.5;
  return (
    alphaOf(style.backgroundColor) > 0.5 || style.backgroundImage.includes('url(') || isDense(style.backgroundImage)
  );
};

/** What of other elements lies over this one at a place; null: nothing, `'away'`: it is not there itself. */
export const coverAt = (node: Element, x: number, y: number): Element | 'away' | null => {
  // Mostly it lies in front itself, and to ask for that alone is far less work.
  const front = document.elementFromPoint(x, y);
  if (front && node.contains(front)) return null;
  for (const met of document.elementsFromPoint(x, y)) {
    if (met === node || node.contains(met)) return null;
    if (met.contains(node)) return 'away';
    if (paints(met)) return met;
  }
  return 'away';
};
