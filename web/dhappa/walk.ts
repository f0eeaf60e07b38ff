/** Arrow keys go where the eye goes: to the nearest thing in that direction. */
export type BoardWay = 'left' | 'right' | 'up' | 'down';

export const WAYS: Readonly<Record<string, BoardWay>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const centre = (node: Element): { readonly x: number; readonly y: number } => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** How far off a thing is in that direction; aside counts more than ahead. */
const cost = (from: Element, to: Element, way: BoardWay): number => {
  const [a, b] = [centre(from), centre(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const ahead = { left: -dx, right: dx, up: -dy, down: dy }[way];
  const aside = Math.abs(way === 'left' || way === 'right' ? dy : dx);
  return ahead > 2 ? ahead + aside * 2 : Number.POSITIVE_INFINITY;
};

export const nearest = (from: Element, among: readonly HTMLElement[], way: BoardWay): HTMLElement | undefined =>
  among
    .map(node => [cost(from, node, way), node] as const)
    .filter(([far]) => far < Number.POSITIVE_INFINITY)
    .sort(([a], [b]) => a - b)[0]?.[1];
