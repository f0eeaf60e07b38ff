import frame from '@/art/golden-frame.svg?raw';

/** ART-02  A golden face is an ordinary one in other colours, with one frame on top. */
export const GOLDEN = {
  paper: '#fce9b8',
  ground: '#f8dd98',
  halo: '#e8c060',
  ring: '#b57a1c',
  disc: '#fff6da',
  under: '#f6dc92',
  moon: '#f3d282',
  lozenge: '#c98f2a',
} as const;

/** Inks that hold 4.5 : 1 on golden paper. */
const INKS: { readonly [ink: string]: string } = { '#15161a': '#2a1a06', '#c4161c': '#a30f1a', '#07836e': '#06705e' };

export const goldenInk = (ink: string): string => INKS[ink] ?? ink;

/** Empty inside the inner frame of every face: index and courts are not touched. */
export const FRAME = frame.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
