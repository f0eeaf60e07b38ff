import type { PageBox } from './box.ts';

/** What can be wrong with a page at rest. */
export type FindingKind =
  | 'overlap'
  | 'cut'
  | 'cut-at-start'
  | 'text-covered'
  | 'tap-covered'
  | 'tap-outside'
  | 'tap-small'
  | 'turn'
  | 'contrast'
  | 'moved'
  | 'restless'
  | 'pit-size'
  | 'console'
  | 'request'
  | 'stuck';

export interface Finding {
  readonly kind: FindingKind;
  /** The place in the document, the same for all of its kind. */
  readonly where: string;
  readonly detail: string;
  readonly box: PageBox;
}

export const sameFinding = (a: Finding, b: Finding): boolean =>
  a.kind === b.kind && a.where === b.where && a.detail === b.detail;

const TOLD = ['data-action', 'data-seat', 'data-zone', 'data-overlay', 'data-option', 'data-place', 'role'];

const nameOf = (node: Element): string => {
  const classes = [...node.classList].map(name => `.${name}`).join('');
  const told = TOLD.filter(name => node.hasAttribute(name)).slice(0, 1);
  return `${classes || node.localName}${told.map(name => `[${name}=${node.getAttribute(name)}]`).join('')}`;
};

const isNamed = (node: Element): boolean =>
  node.classList.length > 0 || TOLD.slice(0, -1).some(name => node.hasAttribute(name));

/** Where an element is, told by the names of the two nearest that have one. */
export const whereOf = (node: Element): string => {
  const path = [nameOf(node)];
  for (let up = node.parentElement; up && up !== document.body && path.length < 3; up = up.parentElement)
    if (isNamed(up)) path.unshift(nameOf(up));
  return path.join(' ');
};
