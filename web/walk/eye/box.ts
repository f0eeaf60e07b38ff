/** A rectangle on the screen, in CSS pixels. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = (node: Element | Range): PageBox => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return { left, top, right, bottom };
};

export const meet = (a: PageBox, b: PageBox): PageBox => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const width = ({ left, right }: PageBox): number => Math.max(0, right - left);
export const height = ({ top, bottom }: PageBox): number => Math.max(0, bottom - top);

export const screenBox = (): PageBox => ({
  left: 0,
  top: 0,
  right: document.documentElement.clientWidth,
  bottom: window.innerHeight,
});
