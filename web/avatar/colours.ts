type Tones = { readonly [name: string]: readonly [string, string, string] };

/** Face, its shade, lips. */
export const SKINS: Tones = {
  light: ['#ecc8a3', '#d09a6c', '#b4534a'],
  wheat: ['#d9a679', '#bd8455', '#a8463c'],
  brown: ['#b9804f', '#935f33', '#8c3a30'],
  deep: ['#8f5d3b', '#693f24', '#74291f'],
};

/** Hair, its shine, and the brows. */
export const HAIRS: Tones = {
  black: ['#1b1413', '#4a3b38', '#1b1413'],
  brown: ['#4a2c1c', '#7c5236', '#1b1413'],
  chestnut: ['#7d431f', '#a9693a', '#1b1413'],
  grey: ['#a59d95', '#cfc8c0', '#1b1413'],
  white: ['#ece5da', '#fffdf8', '#8f867d'],
};

/** Cloth, its fold, its trim. */
export const CLOTHS: Tones = {
  crimson: ['#b0202f', '#741019', '#f3d27a'],
  saffron: ['#e8891c', '#a85708', '#c4161c'],
  indigo: ['#3d46a8', '#232a70', '#ffcf6e'],
  rose: ['#c93a74', '#8a1f4c', '#f3d27a'],
  teal: ['#12807a', '#0a514f', '#ffc76b'],
  mustard: ['#d9a02a', '#96660c', '#7d151f'],
  sand: ['#d8c09a', '#a98c60', '#8e1b24'],
  sky: ['#4f86d0', '#2a5596', '#fff3cf'],
  olive: ['#5d6b35', '#3c461f', '#f3d27a'],
  plum: ['#6c2f6e', '#431a46', '#f3d27a'],
  earth: ['#8a5a33', '#5a3719', '#f3d27a'],
  coal: ['#26202a', '#4b4254', '#d9a441'],
};

/** Ground, halo, motif of each backdrop in its two lights. */
export const GROUNDS: { readonly [name: string]: readonly (readonly [string, string, string])[] } = {
  sadu: [
    ['#5f0f19', '#8e1b24', '#d0953a'],
    ['#1c3428', '#2f5240', '#d0953a'],
  ],
  arch: [
    ['#141847', '#3a44a0', '#f2a01e'],
    ['#3a1450', '#6a2f86', '#f3c46a'],
  ],
  boteh: [
    ['#083a3b', '#14706b', '#f0922b'],
    ['#6a1f16', '#a83c2c', '#ffc76b'],
  ],
  azulejo: [
    ['#cfe0f7', '#8db4ea', '#2a62bd'],
    ['#123469', '#2f6fd0', '#cfe0f8'],
  ],
  dunes: [
    ['#2a1a3a', '#f0a63c', '#b5602a'],
    ['#12303a', '#e8c48a', '#c98a4a'],
  ],
  wave: [
    ['#dcc391', '#f2e4cb', '#2b2420'],
    ['#0d4a3a', '#2f8a62', '#f4c64a'],
  ],
};
