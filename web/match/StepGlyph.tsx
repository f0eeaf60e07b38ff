import { Strokes } from '@/shell/Glyph.tsx';

const PATHS = {
  first: 'M17 5l-7 7l7 7M6 5v14',
  back: 'M15 5l-7 7l7 7',
  onward: 'M9 5l7 7l-7 7',
  last: 'M7 5l7 7l-7 7M18 5v14',
  play: 'M7 4l13 8l-13 8z',
  pause: 'M8 5v14M16 5v14',
  'eye-shut': 'M2.500 12c4-7 15-7 19 0c-4 7-15 7-19 0zM4 4l16 16',
} as const;

export type StepGlyphName = keyof typeof PATHS;

/** Steps point the way the page is read. */
const STILL: readonly StepGlyphName[] = ['pause', 'eye-shut'];

/** The signs of the replay: apart from the shell's, which everybody loads. */
export const StepGlyph = ({ name, size = 22 }: { readonly name: StepGlyphName; readonly size?: number }) => (
  <Strokes path={PATHS[name]} size={size} turning={!STILL.includes(name)} solid={name === 'play'} />
);
