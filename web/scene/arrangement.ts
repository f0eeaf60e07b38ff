import type { Box } from '@/motion/space.ts';

type Arrangement = 'portrait' | 'landscape' | 'drawer';

export interface Zones {
  readonly arrangement: Arrangement;
  readonly table: Box;
  readonly hud: Box;
  readonly arena: Box;
  readonly dash: Box;
  readonly hand: Box;
}

/** Low and wide: the sidebar is a drawer. Wide: table and sidebar. Else four rows. */
const arrangementOf = (w: number, h: number): Arrangement => {
  if (w <= h) return 'portrait';
  if (h < 480) return 'drawer';
  return w >= 820 ? 'landscape' : 'portrait';
};

const rows = (w: number, h: number, cuts: readonly [number, number, number]): Omit<Zones, 'arrangement' | 'table'> => {
  const [hud, arena, dash] = cuts.map(cut => cut * h) as [number, number, number];
  return {
    hud: { x: 0, y: 0, w, h: hud },
    arena: { x: 0, y: hud, w, h: arena - hud },
    dash: { x: 0, y: arena, w, h: dash - arena },
    hand: { x: 0, y: dash, w, h: h - dash },
  };
};

/** The zones of a table, in its own coordinates. Portrait rows are 15, 35, 10 and 40 %. */
export const zonesOf = (w: number, h: number): Zones => {
  const arrangement = arrangementOf(w, h);
  const width = arrangement === 'landscape' ? w * 0.75 : w;
  const table = { x: 0, y: 0, w: width, h };
  switch (arrangement) {
    case 'portrait':
      return { arrangement, table, ...rows(w, h, [0.15, 0.5, 0.6]) };
    case 'landscape':
      return { arrangement, table, ...rows(width, h, [0.05, 0.73, 0.73]) };
    case 'drawer':
      return { arrangement, table, ...rows(w, h, [0.05, 0.62, 0.62]) };
  }
};
