/** Drawings of the parts, box 96 × 96. Words with $ are colours that `portrait` puts in; ids begin with "av-" and are made unique there. */

type Drawings = { readonly [name: string]: string };

export const backdrop: Drawings = {
  sadu: `<path d="M0 0h96v96H0z" fill="$bg"/><circle cx="48" cy="44" r="37" fill="$bg2"/><g fill="none" stroke="$bg3" stroke-width="2.6"><path d="M-4 26l8-11 8 11 8-11 8 11 8-11 8 11 8-11 8 11 8-11 8 11 8-11 8 11 8-11"/><path d="M-4 78l8-11 8 11 8-11 8 11 8-11 8 11 8-11 8 11 8-11 8 11 8-11 8 11 8-11"/></g><path d="M4 40l6 8-6 8-6-8zM18 40l6 8-6 8-6-8zM78 40l6 8-6 8-6-8zM92 40l6 8-6 8-6-8z" fill="$bg3"/>`,
  arch: `<path d="M0 0h96v96H0z" fill="$bg"/><path d="M9 96V47a8 8 0 0 1 5-13a9 9 0 0 1 9-13a10 10 0 0 1 14-9L48 3l11 9a10 10 0 0 1 14 9a9 9 0 0 1 9 13a8 8 0 0 1 5 13v49z" fill="$bg2" stroke="$bg3" stroke-width="2.4"/><path d="M11 20l3 4-3 4-3-4zM85 20l3 4-3 4-3-4z" fill="$bg3"/>`,
  boteh: `<path d="M0 0h96v96H0z" fill="$bg"/><circle cx="48" cy="44" r="36" fill="$bg2"/><g fill="none" stroke="$bg3" stroke-width="2.2"><path d="M14 42c-7 0-9 9-3 12c7 3 13-4 10-12c-2-6-5-7-4-12c-6 3-7 8-3 12z"/><path d="M14 42c-7 0-9 9-3 12c7 3 13-4 10-12c-2-6-5-7-4-12c-6 3-7 8-3 12z" transform="matrix(-1 0 0 1 96 0)"/></g><g fill="$bg3"><circle cx="13.5" cy="48" r="2.2"/><circle cx="82.5" cy="48" r="2.2"/><circle cx="22" cy="17" r="2.2"/><circle cx="74" cy="17" r="2.2"/><circle cx="11" cy="70" r="2.2"/><circle cx="85" cy="70" r="2.2"/></g>`,
  azulejo: `<path d="M0 0h96v96H0z" fill="$bg"/><g fill="none" stroke="$bg3" stroke-width="2.4"><circle cx="16" cy="24" r="13"/><circle cx="80" cy="24" r="13"/><circle cx="16" cy="72" r="13"/><circle cx="80" cy="72" r="13"/><path d="M0 48h96M48 0v96" stroke-width="1.4"/></g><path d="M16 17l5 7-5 7-5-7zM80 17l5 7-5 7-5-7zM16 65l5 7-5 7-5-7zM80 65l5 7-5 7-5-7z" fill="$bg3"/><circle cx="48" cy="46" r="31" fill="$bg2"/>`,
  dunes: `<path d="M0 0h96v96H0z" fill="$bg"/><circle cx="48" cy="42" r="33" fill="$bg2"/><path d="M-2 66C14 54 24 56 36 64S70 74 98 56V96H-2z" fill="$bg3"/><path d="M-2 78C20 66 40 72 56 78S84 78 98 72V96H-2z" fill="$bg"/><path d="M12 20l1.5 3 3 1.5-3 1.5-1.5 3-1.5-3-3-1.5 3-1.5zM84 28l1.2 2.4 2.4 1.2-2.4 1.2-1.2 2.4-1.2-2.4-2.4-1.2 2.4-1.2z" fill="$bg3"/>`,
  wave: `<path d="M0 0h96v96H0z" fill="$bg"/><g fill="none" stroke="$bg3" stroke-width="6"><path d="M-8 22c9-15 19-15 28 0s19 15 28 0 19-15 28 0 19 15 28 0"/><path d="M-8 50c9-15 19-15 28 0s19 15 28 0 19-15 28 0 19 15 28 0"/><path d="M-8 78c9-15 19-15 28 0s19 15 28 0 19-15 28 0 19 15 28 0"/></g><circle cx="48" cy="45" r="31" fill="$bg2"/>`,
};

const neck = '<path d="M40.5 64h15v14q-7.5 7-15 0z" fill="$shade"/>';
const bodyOf = (fill: string): string =>
  `<path d="M4 110C7 90 20 83 39 78.5L48 84L57 78.5C76 83 89 90 92 110Z" fill="${fill}"/>`;

const chest = '<path d="M32 81Q41 78.5 40.5 66H55.5Q55 78.5 64 81L60 96H36Z" fill="$shade"/>';

export const dress: Drawings = {
  thobe: `${neck}${bodyOf('#f5eee2')}<path d="M39.5 76.5L48 84.5L56.5 76.5L60 80.5L48 91L36 80.5Z" fill="#fffdf8" stroke="#c9bba4" stroke-width="1.2" stroke-linejoin="round"/><path d="M48 90v8" stroke="#c9bba4" stroke-width="1.6"/>`,
  bisht: `${neck}${bodyOf('$cloth')}<path d="M39 78L48 84.5L57 78L54 98H42Z" fill="#fffaf2"/><path d="M36.5 79L42.5 98M59.5 79L53.5 98" stroke="#d9a441" stroke-width="4.6"/><path d="M36.5 79L42.5 98M59.5 79L53.5 98" stroke="#f7e3ae" stroke-width="1.2" stroke-dasharray="2 2"/>`,
  abaya: `${bodyOf('$cloth')}`,
  kurta: `${neck}${bodyOf('$cloth')}<path d="M38.5 77.5Q48 85.5 57.5 77.5L59 81.5Q48 90 37 81.5Z" fill="$trim"/><path d="M48 87v10" stroke="$trim" stroke-width="4"/><circle cx="48" cy="91" r="1.3" fill="$cloth"/>`,
  waistcoat: `${neck}${bodyOf('#f2e8d6')}<path d="M4 110C7 90 18 84 32 80.5L46 98H4ZM92 110C89 90 78 84 64 80.5L50 98H92Z" fill="$cloth"/><path d="M39.5 77L48 85L56.5 77L60 81L52 89L48 85L44 89L36 81Z" fill="#fffdf8" stroke="#c9bba4" stroke-linejoin="round"/>`,
  shirt: `${neck}${bodyOf('$cloth')}<path d="M39.5 76L48 87L56.5 76L61.5 80L54 91L48 87L42 91L34.5 80Z" fill="$trim"/>`,
  stripes: `${chest}<path d="M4 110C7 90 20 83 37 79Q48 90 59 79C76 83 89 90 92 110Z" fill="#f7f1e4"/><path d="M21 84.5Q48 100 75 84.5M12 90Q48 108 84 90" fill="none" stroke="$cloth" stroke-width="3"/><path d="M37 79Q48 90 59 79" fill="none" stroke="$cloth" stroke-width="2.6"/>`,
  gown: `${chest}<path d="M4 110C7 90 20 83 35 79.5Q48 95 61 79.5C76 83 89 90 92 110Z" fill="$cloth"/><path d="M35 79.5Q48 95 61 79.5" fill="none" stroke="$trim" stroke-width="2.8"/>`,
  jewelled: `${chest}<path d="M4 110C7 90 20 83 35 79.5Q48 93 61 79.5C76 83 89 90 92 110Z" fill="$cloth"/><path d="M40.5 74.5Q48 83 55.5 74.5" fill="none" stroke="#f3d27a" stroke-width="2.6" stroke-dasharray="1.2 2.4" stroke-linecap="round"/><path d="M35 79.5Q48 93 61 79.5" fill="none" stroke="$trim" stroke-width="2.6"/>`,
};

export const ears =
  '<path d="M30.5 45.5c-4.5-1.5-5.5 3-4.3 6.5s3.3 5.3 5.5 3.5zM65.5 45.5c4.5-1.5 5.5 3 4.3 6.5s-3.3 5.3-5.5 3.5z" fill="$shade"/>';
const nose =
  '<path d="M47.4 49q-2.5 6.8-3.3 8.3q2.9 2.5 6.3 1" fill="none" stroke="$shade" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>';
const eyes = (lid: number, iris = 2.3, y = 49.6): string =>
  [39.8, 56.2]
    .map(
      x =>
        `<path d="M${x - 4.7} ${y + 0.4}q4.7-4.9 9.4 0q-4.7 3.3-9.4 0z" fill="#fff"/><circle cx="${x}" cy="${y - 0.2}" r="${iris}" fill="#1b1413"/><circle cx="${(x + 0.8).toFixed(1)}" cy="${y - 1}" r=".7" fill="#fff"/>`,
    )
    .join('') +
  `<path d="M34.7 ${y + 0.2}q5.1-5.7 10.2 0M61.3 ${y + 0.2}q-5.1-5.7-10.2 0" fill="none" stroke="#1b1413" stroke-width="${lid}" stroke-linecap="round"/>`;
const brows = (width: number, colour = '$brow', y = 44.4): string =>
  `<path d="M34 ${y}q5.6-4.3 11-.9M62 ${y}q-5.6-4.3-11-.9" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const lashes =
  '<path d="M34.9 50l-2.2-1.7M61.1 50l2.2-1.7" stroke="#1b1413" stroke-width="1.5" stroke-linecap="round"/>';
const blush = (o: string): string =>
  `<circle cx="35.6" cy="58" r="4" fill="#d9665a" opacity="${o}"/><circle cx="60.4" cy="58" r="4" fill="#d9665a" opacity="${o}"/>`;
const smile =
  '<path d="M42.8 64.2q5.2 3.9 10.4 0" fill="none" stroke="$lip" stroke-width="2.2" stroke-linecap="round"/>';
const lips = '<path d="M42.3 63.8q2.8-3 5.7-1.1q2.9-1.9 5.7 1.1q-5.7 5.4-11.4 0z" fill="$lip"/>';
const age =
  '<path d="M39.3 58q-3.2 3-2.7 6.6M56.7 58q3.2 3 2.7 6.6M33 53.6l-2 1.2M63 53.6l2 1.2M36.5 54.8q3.3 1.5 6.2.3M59.5 54.8q-3.3 1.5-6.2.3" fill="none" stroke="$shade" stroke-width="1.3" stroke-linecap="round"/>';
const skinOf = (outline: string, shade: string): string =>
  `<path d="${outline}" fill="$skin"/><path d="${shade}" fill="$shade" opacity=".42"/>`;
const MAN = [
  'M29.5 42C29.5 58 33 66.5 38.5 71C42 74 45 75.2 48 75.2S54 74 57.5 71C63 66.5 66.5 58 66.5 42C66.5 29 58 24 48 24S29.5 29 29.5 42Z',
  'M51.5 24.2C60 25.5 66.5 30.5 66.5 42C66.5 58 62 74.5 48 75.2C57 64 59 44 51.5 24.2Z',
] as const;
const WOMAN = [
  'M30.5 41C30 55 35 67 41.5 72C45.5 75.2 50.5 75.2 54.5 72C61 67 66 55 65.5 41C65.5 29 57 24 48 24S30.5 29 30.5 41Z',
  'M51.5 24.2C59.5 25.5 65.5 30.5 65.5 41C66 55 60 74 48 74.4C57 64 59 44 51.5 24.2Z',
] as const;
const YOUNG = [
  'M29.5 44C29.5 57 35 66.5 41.5 70.5C45.5 72.9 50.5 72.9 54.5 70.5C61 66.5 66.5 57 66.5 44C66.5 30 58 25 48 25S29.5 30 29.5 44Z',
  'M51.5 25.2C60 26.5 66.5 32 66.5 44C66.5 57 60 72 48 72.3C57 62 59 44 51.5 25.2Z',
] as const;

export const face: { readonly [name: string]: { readonly skin: string; readonly traits: string } } = {
  man: { skin: skinOf(...MAN), traits: eyes(1.5) + brows(2.8) + nose + smile },
  woman: { skin: skinOf(...WOMAN), traits: blush('.3') + eyes(2) + lashes + brows(1.7) + nose + lips },
  elder: { skin: skinOf(...MAN), traits: age + eyes(1.5, 2.1) + brows(3.2, '$brow') + nose + smile },
  grandmother: {
    skin: skinOf(...WOMAN),
    traits: blush('.22') + age + eyes(1.7, 2.1) + brows(1.8, '$brow') + nose + lips,
  },
  youth: {
    skin: skinOf(...YOUNG),
    traits:
      blush('.2') +
      eyes(1.5, 2.6, 50) +
      brows(2.2, '$brow', 44) +
      nose +
      '<path d="M41.5 62.6q6.5 1.6 13 0q-1.2 5.6-6.5 5.6t-6.5-5.6z" fill="#fff"/><path d="M41.5 62.6q6.5 1.6 13 0" fill="none" stroke="$lip" stroke-width="1.6" stroke-linecap="round"/>',
  },
  girl: {
    skin: skinOf(...YOUNG),
    traits:
      blush('.36') +
      eyes(1.9, 2.7, 50) +
      lashes +
      brows(1.6, '$brow', 44) +
      nose +
      '<path d="M42.5 62.8q5.5 2 11 0q-1.4 4.8-5.5 4.8t-5.5-4.8z" fill="$lip"/><path d="M44 63.5q4 1.2 8 0q-1 1.7-4 1.7t-4-1.7z" fill="#fff"/>',
  },
};

const mouthGap = '<path d="M43.3 64.4q4.7 2.6 9.4 0q-4.7 4.8-9.4 0z" fill="$lip"/>';
const MOUSTACHE = 'M38.8 61.6q4.4-4.6 9.2-2.3q4.8-2.3 9.2 2.3q-4.4 2.2-9.2 1.2q-4.8 1-9.2-1.2z';
export const beard: Drawings = {
  none: '',
  stubble:
    '<path d="M30.2 51C33 59 37 62 41 60.5C45 58.5 51 58.5 55 60.5C59 62 63 59 65.8 51C66 65 59 75.4 48 75.4C37 75.4 30 65 30.2 51Z" fill="$beard" opacity=".26"/>',
  moustache: `<path d="${MOUSTACHE}" fill="$beard"/>`,
  handlebar:
    '<path d="M48 59.6c4.5-2.2 9 2.8 13.5-.6c.6-.6 1.8-.2 1.6.9c-.8 4.6-8.6 5.6-15.1 2.5c-6.5 3.1-14.3 2.1-15.1-2.5c-.2-1.1 1-1.5 1.6-.9c4.5 3.4 9-1.6 13.5.6z" fill="$beard"/>',
  goatee: `<path d="${MOUSTACHE}" fill="$beard"/><path d="M41.5 73q6.5 4.6 13 0l-2.4-5q-4.1 2-8.2 0z" fill="$beard"/>`,
  short: `<path d="M29.9 47C31.5 57 36 61 40.5 60.3C45 57.6 51 57.6 55.5 60.3C60 61 64.5 57 66.1 47C67 64 59 77.5 48 77.5C37 77.5 29 64 29.9 47Z" fill="$beard"/>${mouthGap}`,
  full: `<path d="M29.6 44C31 56 36 60.3 40.5 60C45 57.4 51 57.4 55.5 60C60 60.3 65 56 66.4 44C69 66 61 84.5 48 85.5C35 84.5 27 66 29.6 44Z" fill="$beard"/>${mouthGap}`,
  long: `<path d="M29.6 44C31 56 36 60.3 40.5 60C45 57.4 51 57.4 55.5 60C60 60.3 65 56 66.4 44C69 62 66 74 61 82C57 89 52 92.5 48 96C44 92.5 39 89 35 82C30 74 27 62 29.6 44Z" fill="$beard"/><path d="M40 74q2 9 6 15M56 74q-2 9-6 15" fill="none" stroke="$shade" stroke-opacity=".35" stroke-width="1.5" stroke-linecap="round"/>${mouthGap}`,
};

const temples = '<path d="M32 48.5l-4-1.5M64 48.5l4-1.5" stroke="$rim" stroke-width="1.8"/>';
export const glasses: Drawings = {
  none: '',
  round: `<g fill="#fff" fill-opacity=".16" stroke="$rim" stroke-width="1.9"><circle cx="39.8" cy="50" r="7"/><circle cx="56.2" cy="50" r="7"/></g><path d="M46.6 48.6q1.4-1.3 2.8 0" fill="none" stroke="$rim" stroke-width="1.9"/>${temples}`,
  square: `<g fill="#fff" fill-opacity=".14" stroke="$rim" stroke-width="2.5"><rect x="32" y="44.5" width="14.4" height="11" rx="3"/><rect x="49.6" y="44.5" width="14.4" height="11" rx="3"/></g><path d="M46.4 48h3.2" stroke="$rim" stroke-width="2.2"/>${temples}`,
  half: `<g fill="#fff" fill-opacity=".2" stroke="$rim" stroke-width="1.7" stroke-linejoin="round"><path d="M33.5 52.5h12.4c0 9-12.4 9-12.4 0zM50.1 52.5h12.4c0 9-12.4 9-12.4 0z"/></g><path d="M45.9 53h4.2" stroke="$rim" stroke-width="1.7"/>`,
  shades: `<path d="M31.5 45h15.2l-.7 5.5c-.8 7.2-12.5 7.2-13.7 0zM49.3 45h15.2l-.8 5.5c-1.2 7.2-12.9 7.2-13.7 0z" fill="#1b1413"/><path d="M46 46.2h4M35 47.2l5.5 0M53 47.2h5.5" stroke="#8b93a8" stroke-width="1.5" stroke-linecap="round"/>`,
};

const AGAL =
  '<path d="M24 32Q48 12.5 72 32M25.5 24Q48 5 70.5 24" fill="none" stroke="#141011" stroke-width="5.8" stroke-linecap="round"/><path d="M25 29.8Q48 11.5 71 29.8M26.5 21.9Q48 4 69.5 21.9" fill="none" stroke="#6a5c58" stroke-width="1.2" stroke-linecap="round"/>';
const GOLD_AGAL =
  '<path d="M24 32Q48 12.5 72 32M25.5 23.5Q48 4.5 70.5 23.5" fill="none" stroke="#5d3b0c" stroke-width="6.8" stroke-linecap="round"/><path d="M24 32Q48 12.5 72 32M25.5 23.5Q48 4.5 70.5 23.5" fill="none" stroke="#f3d27a" stroke-width="4.8" stroke-linecap="round"/><path d="M24 32Q48 12.5 72 32M25.5 23.5Q48 4.5 70.5 23.5" fill="none" stroke="#141011" stroke-width="4.8" stroke-dasharray="3 8.5" stroke-dashoffset="-4"/>';
const CHECK =
  '<defs><pattern id="av-check" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(36)"><path d="M0 0h8v8H0z" fill="#fbf6f1"/><path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#c5202b"/></pattern></defs>';
const DRAPE = 'M11 98C19 82 19 36 27 23C35 11 61 11 69 23C77 36 77 82 85 98H63L67 46H29L33 98Z';
const BAND = 'M26 48C25 28 36 20 48 20S71 28 70 48C66 38.5 58 34.5 48 35.5S30 38.5 26 48Z';
const sides =
  '<path d="M28.7 51C27.3 44 28 38 30 34H66C68 38 68.7 44 67.3 51C66.5 47 66 43 65 40C54 36 42 36 31 40C30 43 29.5 47 28.7 51Z" fill="$hair"/>';
const VEIL = 'M18 100C10 74 16 34 26.5 22.5C36 12.5 60 12.5 69.5 22.5C80 34 86 74 78 100Z';
const veilFront = (c: string, deep: string): string =>
  `<path d="M27.3 51C24.5 28 36 19.5 48 19.5S71.5 28 68.7 51C67 37 58.5 31.5 48 31.5S29 37 27.3 51Z" fill="${c}"/><path d="M28.2 48C28.6 64 36.5 73.5 48 77C59.5 73.5 67.4 64 67.8 48C77 62 73 92 48 98C23 92 19 62 28.2 48Z" fill="${c}"/><path d="M21 84C38 96 62 88 72 66M25 93C42 100 64 94 76 78" fill="none" stroke="${deep}" stroke-width="2.2" stroke-linecap="round"/>`;

interface Head {
  /** Nothing is to be seen of the ears. */
  readonly covers?: boolean;
  readonly back: string;
  readonly drape: string;
  readonly front: string;
}

export const head: { readonly [name: string]: Head } = {
  // Saudi
  shemagh: {
    covers: true,
    back: CHECK,
    drape: `<path d="${DRAPE}" fill="url(#av-check)" stroke="#8d1620" stroke-width="1.2"/><path d="M29 46L33 98H28C27 78 25 62 29 46ZM67 46L63 98H68C69 78 71 62 67 46Z" fill="#8d1620" opacity=".4"/>`,
    front: `<path d="${BAND}" fill="url(#av-check)" stroke="#8d1620" stroke-width="1.2"/>${AGAL}`,
  },
  'shemagh-gold': {
    covers: true,
    back: CHECK,
    drape: `<path d="${DRAPE}" fill="url(#av-check)" stroke="#8d1620" stroke-width="1.2"/><path d="M29 46L33 98H28C27 78 25 62 29 46ZM67 46L63 98H68C69 78 71 62 67 46Z" fill="#8d1620" opacity=".4"/>`,
    front: `<path d="${BAND}" fill="url(#av-check)" stroke="#8d1620" stroke-width="1.2"/>${GOLD_AGAL}`,
  },
  ghutra: {
    covers: true,
    back: '',
    drape: `<path d="M9 98C18 80 19 36 27 23C35 11 61 11 69 23C77 36 79 62 91 80C80 90 70 88 65 78L67 46H29L34 98Z" fill="#fffdf9" stroke="#b9ab98" stroke-width="1.2" stroke-linejoin="round"/><path d="M22 46Q19 74 14 92M28 60Q27 80 24 97M73 42Q75 66 84 80M69.5 52Q70 72 76 84" fill="none" stroke="#d3c6b2" stroke-width="1.8" stroke-linecap="round"/>`,
    front: `<path d="${BAND}" fill="#fffdf9" stroke="#c4b7a3" stroke-width="1.2"/><path d="M48 21v13.5" stroke="#d9cdbb" stroke-width="1.6"/>${AGAL}`,
  },
  taqiyah: {
    back: '',
    drape: '',
    front: `${sides}<path d="M28.5 38C27.5 23 37 15 48 15S68.5 23 67.5 38C61 33.5 35 33.5 28.5 38Z" fill="#fffaf0" stroke="#c4b7a3" stroke-width="1.2"/><path d="M29.8 31.5C37 27.5 59 27.5 66.2 31.5" fill="none" stroke="#d9a441" stroke-width="1.8" stroke-dasharray="2.2 2.2"/><path d="M48 18l2.5 3.5-2.5 3.5-2.5-3.5z" fill="#d9a441"/>`,
  },
  shayla: {
    covers: true,
    back: '',
    drape: `<path d="${VEIL}" fill="#1c171f" stroke="#4b4254" stroke-width="1.4"/>`,
    front: `${veilFront('#1c171f', '#52475c')}<path d="M27.3 51C24.5 28 36 19.5 48 19.5S71.5 28 68.7 51" fill="none" stroke="#4b4254" stroke-width="1.2"/><path d="M27.8 49C29 37 37.5 31.5 48 31.5S67 37 68.2 49" fill="none" stroke="$trim" stroke-width="1.6" stroke-dasharray="1.5 2"/>`,
  },
  hijab: {
    covers: true,
    back: '',
    drape: `<path d="${VEIL}" fill="$cloth"/>`,
    front: `<path d="M29 45C30 33 38 27.5 48 27.5S66 33 67 45C64 38 57 34.5 48 34.5S32 38 29 45Z" fill="$cloth2"/>${veilFront('$cloth', '$cloth2')}<circle cx="68" cy="72" r="2.4" fill="$trim"/>`,
  },
  // South Asian
  turban: {
    back: '',
    drape: '',
    front:
      '<path d="M25 45C16 20 31 5 48 5S80 20 71 45C63 36 57 34.5 48 34.5S33 36 25 45Z" fill="$cloth"/><path d="M71 45C74 36 75 24 68 15C58 15 34 24 25 45C35 35 61 34 71 45Z" fill="$cloth2" opacity=".32"/><path d="M25 44C32 28 48 17 69 17M22.5 34C28 20 42 10 61 8.5M70.5 43C64 32 52 27 40 29" fill="none" stroke="$cloth2" stroke-width="2.2" stroke-linecap="round"/>',
  },
  'turban-jewel': {
    back: '',
    drape: '',
    front:
      '<path d="M25 45C16 20 31 5 48 5S80 20 71 45C63 36 57 34.5 48 34.5S33 36 25 45Z" fill="$cloth"/><path d="M25 44C32 28 42 20 48 18C54 20 64 28 71 44M22.5 33C28 20 40 12 48 11C56 12 68 20 73.5 33M33 38.5C37 33 43 29 48 28C53 29 59 33 63 38.5" fill="none" stroke="$cloth2" stroke-width="2.3" stroke-linecap="round"/><path d="M48 17C42.5 9 44.5 2.5 51 0C53.5 6 53 12 48 17Z" fill="#fff3cf"/><path d="M48 15l5.2 8-5.2 8.5-5.2-8.5z" fill="$trim" stroke="#fff3cf" stroke-width="1.8"/>',
  },
  dupatta: {
    covers: true,
    back: '',
    drape:
      '<path d="M8 100C7 62 14 18 48 10C82 18 89 62 88 100H66C71 84 71 62 68 44H28C25 62 25 84 30 100Z" fill="$cloth"/><path d="M28 70C23 40 32 18 48 18S73 40 68 70L66 48H30Z" fill="$hair"/><path d="M28 46C24 62 25 84 30 100M68 46C72 62 71 84 66 100" fill="none" stroke="$cloth2" stroke-width="2.4"/>',
    front:
      '<path d="M28.5 50C27.5 33 38 23 48 22C58 23 68.5 33 67.5 50C65 39 56 34.5 48 28.5C40 34.5 31 39 28.5 50Z" fill="$hair"/><path d="M23 62C20 36 30 16 48 14.5S76 36 73 62" fill="none" stroke="$cloth" stroke-width="6"/><path d="M24.8 62C22.3 37 32 18.5 48 17S73.7 37 71.2 62" fill="none" stroke="$trim" stroke-width="2.2" stroke-dasharray="1.5 3.2" stroke-linecap="round"/><path d="M48 24v6" stroke="$trim" stroke-width="1.4"/><circle cx="48" cy="32.5" r="2.7" fill="#c4161c" stroke="$trim" stroke-width="1.4"/>',
  },
  sindhi: {
    back: '',
    drape: '',
    front: `${sides}<path d="M28 42V23C28 14.5 68 14.5 68 23V42C63 38 59 37 56 37C55 29.5 52 26.5 48 24C44 26.5 41 29.5 40 37C37 37 33 38 28 42Z" fill="$cloth" stroke="#2a1510" stroke-width="1"/><path d="M28.5 36.5C33 33.5 36 33 38.3 33C39.5 26 43.5 22.5 48 20C52.5 22.5 56.5 26 57.7 33C60 33 63 33.5 67.5 36.5" fill="none" stroke="#fff3cf" stroke-width="1.7"/><g fill="$trim" stroke="#2a1510" stroke-width=".8"><path d="M33 23.5l3 4-3 4-3-4zM63 23.5l3 4-3 4-3-4zM40.5 18.5l2.4 3.2-2.4 3.2-2.4-3.2zM55.5 18.5l2.4 3.2-2.4 3.2-2.4-3.2z"/></g><circle cx="33" cy="27.5" r="1.1" fill="#fff"/><circle cx="63" cy="27.5" r="1.1" fill="#fff"/>`,
  },
  braid: {
    back: '',
    drape:
      '<path d="M26 62C21 34 30 17 48 17S75 34 70 62C68 68 66 60 66 48H30C30 60 28 68 26 62Z" fill="$hair"/><path d="M68 58c8 2 9 8 5 11c6 2 6 9 2 11c5 2 5 8 1 10l-2 10h-7l-1-12c-5-2-4-8-1-9c-5-3-4-9-1-10c-2-4 0-8 4-11z" fill="$hair"/><path d="M66 69q4 2 7 0M66.5 79.5q4 2 8 .5M67 89.5q4 1.5 8 .5" fill="none" stroke="$hair2" stroke-width="1.6"/>',
    front:
      '<path d="M28.5 52C26 29 37 20 48 20S70 29 67.5 52C65.5 40 57 36 48 29C39 36 30.5 40 28.5 52Z" fill="$hair"/><path d="M48 20v9" stroke="$shade" stroke-width="1.4"/>',
  },
  // Portuguese, Brazilian
  flatcap: {
    back: '',
    drape: '',
    front: `${sides}<path d="M25 38C19 24 34 13 50 13C66 13 78 22 74 36C60 30 40 30 25 38Z" fill="$cloth"/><path d="M44 14C38 20 35 26 34 33M58 14C62 19 64 25 65 31.5" fill="none" stroke="$cloth2" stroke-width="1.6"/><path d="M23.5 40C32 30 62 28.5 74 35.5C74.5 40 71 43 67 42C55 36.5 42 37 31 43C26 44.5 23 43 23.5 40Z" fill="$cloth2"/><circle cx="50" cy="13.5" r="2" fill="$cloth2"/>`,
  },
  curls: {
    back: '',
    drape:
      '<path d="M26 52c-8 0-10-9-5-13c-5-7 0-15 7-15c2-9 12-13 19-8c7-6 18-2 20 7c8 0 12 9 7 15c5 5 3 14-4 14z" fill="$hair"/>',
    front:
      '<path d="M28 50c-5-2-5-9-1-11c-2-7 3-12 9-11c2-6 10-8 14-3c5-5 13-2 14 3c6 0 9 7 6 12c4 3 3 9-2 10c0-6-2-9-6-10c-3 3-8 1-9-1c-3 4-8 3-10 0c-3 3-7 2-8 0c-4 2-7 5-7 11z" fill="$hair"/><path d="M34 29q3-4 7-2M49 24q4-3 8 0M61 31q4 0 5 4M29 36q1-3 4-3" fill="none" stroke="$hair2" stroke-width="1.7" stroke-linecap="round"/>',
  },
  afro: {
    back: '<path d="M20 66c-9-2-12-11-8-17c-6-7-2-16 5-18c0-9 8-15 15-13c4-8 15-10 22-5c8-4 17 0 19 7c8 1 13 9 10 16c6 5 6 14 0 19c2 7-4 13-11 12c-7 7-18 6-23-1h-20c-5 7-14 8-19 1z" fill="$hair"/><path d="M20 36q2-5 6-6M36 18q5-4 10-2M64 20q6 1 8 6M80 42q3 4 1 8M17 52q-1 4 1 7" fill="none" stroke="$hair2" stroke-width="2" stroke-linecap="round"/>',
    drape: '',
    front:
      '<path d="M28.5 48C27 32 37 25 48 25S69 32 67.5 48C66 41 64 38 61 37c-3 2-7 1-8-1c-3 2-7 2-10 0c-2 2-5 3-8 1c-3 2-5 5-6.5 11z" fill="$hair"/>',
  },
  bun: {
    back: '<circle cx="49" cy="12" r="11" fill="$hair"/><path d="M43 9q5-5 11-1" fill="none" stroke="$hair2" stroke-width="1.6" stroke-linecap="round"/>',
    drape: '<path d="M27 58C21 34 31 17 48 17S75 34 69 58L66 48H30Z" fill="$hair"/>',
    front:
      '<path d="M28 52C24 30 36 19 48 19C62 19 72 30 68 52C65 41 52 38 45 28C42 37 31 40 28 52Z" fill="$hair"/><circle cx="28.5" cy="60" r="2.6" fill="#f3d27a"/><circle cx="67.5" cy="60" r="2.6" fill="#f3d27a"/>',
  },
  kerchief: {
    covers: true,
    back: '',
    drape: '<path d="M24 66C17 38 27 14 48 14S79 38 72 66L58 80H38Z" fill="$cloth"/>',
    front:
      '<path d="M29.5 46C31 36 39 30 48 27.5C57 30 65 36 66.5 46C63 40 56 36.5 48 33C40 36.5 33 40 29.5 46Z" fill="$hair"/><path d="M25 62C20 34 32 15.5 48 15.5S76 34 71 62L66.6 52C67 38 59 31 48 27.5C37 31 29 38 29.4 52Z" fill="$cloth"/><path d="M24.5 60C30 70 40 76 48 78.5C56 76 66 70 71.5 60L73 66C66 76 56 82 51 83L58 95L48 90L38 95L45 83C40 82 30 76 23 66Z" fill="$cloth"/><path d="M48 78.5v8M30 67q8 7 16 10M66 67q-8 7-16 10" fill="none" stroke="$cloth2" stroke-width="1.5"/><g fill="$trim"><circle cx="30" cy="34" r="2.4"/><circle cx="38" cy="23.5" r="2.4"/><circle cx="48" cy="20.5" r="2.4"/><circle cx="58" cy="23.5" r="2.4"/><circle cx="66" cy="34" r="2.4"/><circle cx="68.5" cy="47" r="2.4"/><circle cx="27.5" cy="47" r="2.4"/></g>',
  },
  panama: {
    back: '',
    drape: '',
    front: `${sides}<path d="M29 32C28 16 38 11 48 13C58 11 68 16 67 32Z" fill="#f4e7c6"/><path d="M28.8 26C36 29.5 60 29.5 67.2 26L67.4 33H28.6Z" fill="$cloth"/><path d="M14 37C22 28 34 31 48 31S74 28 82 37C72 42.5 60 36.5 48 36.5S24 42.5 14 37Z" fill="#e9d5a5"/><path d="M48 13.5q-3 4-2 9" fill="none" stroke="#d3bd8a" stroke-width="1.6" stroke-linecap="round"/>`,
  },
  // anywhere
  crop: {
    back: '',
    drape: '',
    front:
      '<path d="M28.5 50C23 26 35 16 49 16C64 16 73 27 67.5 50C67 42 65 38 61.5 36C52 38 42 36.5 36 33C32.5 37 29.5 41 28.5 50Z" fill="$hair"/><path d="M37 24q7-5 15-4" fill="none" stroke="$hair2" stroke-width="1.7" stroke-linecap="round"/>',
  },
  sidepart: {
    back: '',
    drape: '',
    front:
      '<path d="M28.5 50C24 36 25 20 40 17C58 10 77 22 67.5 50C67 41 65.5 37 62 34C54 36 44 33 39 27C38 35 30 37 28.5 50Z" fill="$hair"/><path d="M41 25q9-7 20-2M43 29q8 2 17 0" fill="none" stroke="$hair2" stroke-width="1.6" stroke-linecap="round"/>',
  },
  receding: {
    back: '',
    drape: '',
    front:
      '<path d="M28.3 53C24.5 44 25 33 32 27C31 35 31.5 42 30.5 52ZM67.7 53C71.5 44 71 33 64 27C65 35 64.5 42 65.5 52Z" fill="$hair"/>',
  },
  long: {
    covers: true,
    back: '<path d="M17 100C11 64 20 15 48 15S85 64 79 100Z" fill="$hair"/>',
    drape: '<path d="M30 46L33 84C24 84 22 62 28 44ZM66 46L63 84C72 84 74 62 68 44Z" fill="$hair"/>',
    front:
      '<path d="M28.5 54C25 29 37 18 48 18S71 29 67.5 54C66 41 58 36 48 27C38 36 30 41 28.5 54Z" fill="$hair"/><path d="M36 25q-6 6-6 15M60 25q6 6 6 15" fill="none" stroke="$hair2" stroke-width="1.7" stroke-linecap="round"/>',
  },
  bob: {
    covers: true,
    back: '<path d="M20 72C17 38 27 15 48 15S79 38 76 72C70 77 62 76 60 68H36C34 76 26 77 20 72Z" fill="$hair"/>',
    drape: '',
    front:
      '<path d="M27 60C24 28 36 18 48 18S72 28 69 60C67 52 66.5 44 64.5 39C55 41.5 41 41.5 31.5 39C29.5 44 29 52 27 60Z" fill="$hair"/><path d="M36 25q6-4 14-3" fill="none" stroke="$hair2" stroke-width="1.8" stroke-linecap="round"/>',
  },
};
