import { boxOf, height, type PageBox, width } from './box.ts';
import { type Finding, whereOf } from './finding.ts';
import { isThere, modal } from './layer.ts';
import { motions, replies } from './rest.ts';
import { moment } from './table.ts';

interface Thing {
  readonly box: PageBox;
  readonly text: string | null;
}

/** How everything lay at one moment. */
interface Still {
  readonly moment: string;
  readonly motions: number;
  readonly replies: number;
  readonly scroll: number;
  readonly things: ReadonlyMap<Element, Thing>;
}

const THINGS =
  '[data-card], [data-seat], button, a[href], input, p, h1, h2, h3, li, td, th, small, bdi, span, b, strong';
/** Half a pixel to either side is rounding. */
const SLACK = 1;

let before: Still | null = null;

const still = (): Still => {
  const front = modal();
  const things = [...(front ?? document.body).querySelectorAll(THINGS)].filter(node => isThere(node, front));
  return {
    moment: moment(),
    motions: motions(),
    replies: replies(),
    scroll: window.scrollY,
    things: new Map(things.map(node => [node, { box: boxOf(node), text: node.textContent }])),
  };
};

export const noteStill = (): void => {
  before = still();
};

/** The same as long as nothing has happened, and nobody has set anything in motion. */
const happened = ({ moment, motions, replies, scroll }: Still): string => `${moment} ${motions} ${replies} ${scroll}`;

const went = (a: PageBox, b: PageBox): number => Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top));

const grew = (a: PageBox, b: PageBox): number =>
  Math.max(Math.abs(width(a) - width(b)), Math.abs(height(a) - height(b)));

const changeOf = (a: PageBox, b: PageBox): string | null => {
  if (went(a, b) > SLACK) return `by ${went(a, b).toFixed(1)} px`;
  return grew(a, b) > SLACK ? `its size, by ${grew(a, b).toFixed(1)} px` : null;
};

/** What has moved or changed its size since, though nothing happened and nothing was set in motion; the outermost of each. What says something else now has its own new size. */
export const shifts = (): readonly Finding[] => {
  const now = still();
  const then = before;
  before = null;
  if (!then || happened(then) !== happened(now)) return [];
  const moved = [...then.things].flatMap(([node, { box, text }]) => {
    const after = now.things.get(node);
    const change = after?.text === text ? changeOf(box, after.box) : null;
    return after && change ? [{ node, box: after.box, change }] : [];
  });
  return moved
    .filter(({ node }) => !moved.some(other => other.node !== node && other.node.contains(node)))
    .map(({ node, box, change }) => ({ kind: 'moved', where: whereOf(node), detail: change, box }));
};
