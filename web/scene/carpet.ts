import type { Zones } from '@/scene/arrangement.ts';

interface Quad {
  readonly cx: number;
  readonly top: number;
  readonly topWidth: number;
  readonly bottom: number;
  readonly bottomWidth: number;
}

/** The carpet seen from the south seat: its near edge is wider than its far one. */
const quadOf = ({ arrangement, table: { w, h } }: Zones): Quad => {
  switch (arrangement) {
    case 'portrait':
      return {
        cx: w / 2,
        top: h * 0.195,
        topWidth: Math.min(w * 0.86, h * 0.5),
        bottom: h * 0.605,
        bottomWidth: Math.min(w * 1.22, h * 0.7),
      };
    case 'landscape': {
      const unit = Math.min(h, w * 0.95);
      return { cx: w / 2, top: h * 0.118, topWidth: unit * 0.69, bottom: h * 0.935, bottomWidth: unit * 0.98 };
    }
    case 'drawer':
      return { cx: w / 2, top: h * 0.16, topWidth: h * 1.15, bottom: h * 1.02, bottomWidth: h * 1.72 };
  }
};

/** The square is drawn larger than it is shown: in 3D it would go soft. */
export const CARPET = 1400;

/** The projection of the square carpet onto its quad, as a CSS matrix. */
export const carpetMatrix = (zones: Zones): string => {
  const { cx, top, topWidth, bottom, bottomWidth } = quadOf(zones);
  const k = 1 - topWidth / bottomWidth;
  const down = bottom * (1 - k) - top;
  const columns = [
    [topWidth / CARPET, 0, 0, 0],
    [(-cx * k) / CARPET, down / CARPET, 0, -k / CARPET],
    [0, 0, 1, 0],
    [cx - topWidth / 2, top, 0, 1],
  ];
  return `matrix3d(${columns.flat().join(',')})`;
};

/** Where the floor of the hand begins under the carpet. */
export const floorLine = (zones: Zones): number => quadOf(zones).bottom;
