const PATHS = {
  home: 'M4 11l8-7l8 7v9h-5v-6H9v6H4z',
  book: 'M12 7c-2-2-5-2.500-8-1.500v13.500c3-1 6-.5 8 1.500c2-2 5-2.500 8-1.500V5.500c-3-1-6-.5-8 1.500zM12 7v13.500',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9c-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5l4.5-5',
  user: 'M12 12a4.5 4.5 0 1 0 0-9a4.5 4.5 0 0 0 0 9zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.3c2.300.8 3.500 2.600 3.500 5.700',
  globe: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c-5 5.500-5 12.500 0 18M12 3c5 5.500 5 12.500 0 18',
  gear: 'M12 15.200a3.200 3.200 0 1 0 0-6.400a3.200 3.200 0 0 0 0 6.400zM12 2.500v3M12 18.500v3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M2.500 12h3M18.500 12h3M4.600 19.400l2.100-2.100M17.300 6.700l2.100-2.100',
  plus: 'M12 5v14M5 12h14',
  key: 'M8 4a4 4 0 0 1 3.700 5.500l8 8v2.500h-3v-2h-2v-2l-2.800-2.800A4 4 0 1 1 8 4zM7 7.500h.5',
  bolt: 'M13 3L6 14h5l-1 7l8-12h-5.500z',
  rocket:
    'M12 3c3.500 3 4.500 7 4 12H8c-.5-5 .5-9 4-12zM8 12l-3 3v4l3-2M16 12l3 3v4l-3-2M12 9.500v.5M10 18.500l2 3l2-3',
  rabbit:
    'M8.500 9.500C6 5 7 2.500 8.500 2.500S11 6 11 8.500M15.500 9.500C18 5 17 2.500 15.500 2.500S13 6 13 8.500M12 8a6.200 6.200 0 1 0 0 12.500a6.200 6.200 0 0 0 0-12.500zM9.800 13.500v.6M14.200 13.500v.6M11 17.200h2',
  turtle:
    'M4 15c0-5 3-8 7-8s7 3 7 8zM18 12.500c2-.8 3.500 0 3.500 1.300S20 15 18 15M6.500 15v2.500M15.500 15v2.500M9 15l1-4l2-2M13.500 15l-1-4l-2-2',
  infinite:
    'M12 12c-2-3-3.700-4-5.500-4a4 4 0 0 0 0 8c1.800 0 3.500-1 5.500-4c2-3 3.700-4 5.500-4a4 4 0 0 1 0 8c-1.800 0-3.500-1-5.500-4z',
  share: 'M12 15V3.500M7.500 7.500L12 3l4.500 4.500M6 11v9h12v-9',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  chat: 'M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H6a2 2 0 0 1-2-2z',
  back: 'M15 5l-7 7l7 7',
  onward: 'M9 5l7 7l-7 7',
  tick: 'M5 13l4 4L19 7',
  cross: 'M6 6l12 12M18 6L6 18',
  crown: 'M4 17l-1-9l5 4l4-7l4 7l5-4l-1 9z',
  bot: 'M12 3v4M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM9 12v2M15 12v2',
  flag: 'M6 21V4h12l-3 4l3 4H6',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13a6.500 6.500 0 0 0 0-13zM15.500 15.500L20.500 20.500',
  trophy:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 5.500H4c0 3 1 4.500 3 5M17 5.500h3c0 3-1 4.500-3 5M12 14v3.500M8.500 20.500h7M9.500 20.500c0-2 1-3 2.500-3s2.500 1 2.500 3',
  bulb: 'M9 17.500h6M10 20.500h4M9 17.500c0-2-3-3.500-3-7.500a6 6 0 0 1 12 0c0 4-3 5.500-3 7.500',
  eye: 'M2.500 12c4-7 15-7 19 0c-4 7-15 7-19 0zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  install: 'M12 3v11M7.500 10L12 14.500l4.500-4.500M5 19h14',
} as const;

export type GlyphName = keyof typeof PATHS;

/** Arrows point the way the page is read. */
const TURNING: readonly GlyphName[] = ['back', 'onward'];
const SOLID: readonly GlyphName[] = ['bolt', 'crown'];

interface StrokesProps {
  readonly path: string;
  readonly size: number;
  readonly turning: boolean;
  readonly solid: boolean;
}

/** A sign in the line of all signs. */
export const Strokes = ({ path, size, turning, solid }: StrokesProps) => (
  <svg
    className={turning ? 'sh-glyph sh-turning' : 'sh-glyph'}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={solid ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const Glyph = ({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }) => (
  <Strokes path={PATHS[name]} size={size} turning={TURNING.includes(name)} solid={SOLID.includes(name)} />
);
