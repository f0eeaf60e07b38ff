import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';

/** What stands on the picture of a link. */
export interface PictureText {
  readonly heading: string;
  /** Both sides of a match, with what they came to; null: there was none. */
  readonly sides: readonly [PictureSide, PictureSide] | null;
  readonly foot: string;
}

interface PictureSide {
  readonly names: readonly string[];
  readonly score: number;
}

/** One font for the server, which has no others: letters of Latin and Arabic script. */
const LETTERS = fileURLToPath(new URL('./letters/alexandria-bold.ttf', import.meta.url));
const DRAWN = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

const ESCAPES: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text in markup stays text; what no markup may hold is left out. */
export const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}]/gu, '').replace(/[&<>"']/g, letter => ESCAPES[letter] ?? '');

const LONGEST = 22;

const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text;
};

/** A name in letters that there are none of here is left to the words beside the picture. */
const nameDrawn = (name: string): string => (DRAWN.test(name) ? shortened(name) : 'Player');

const WIDE = 1200;
const HIGH = 630;
const INK = { cream: '#f7ecd8', muted: '#cdb595', gold: '#e3b557', us: '#8be3b8', them: '#ffa79d' } as const;

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: keyof typeof INK;
}

const lineOf = (text: string, { x, y, size, ink }: Line): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${INK[ink]}" text-anchor="middle">${escaped(text)}</text>`;

/** A woven band, as on our carpets: lozenges in a row. */
const band = (y: number): string => {
  const lozenge = (n: number): string => {
    const x = n * 60 + 30;
    return `<path d="M${x} ${y + 6}L${x + 26} ${y + 26}L${x} ${y + 46}L${x - 26} ${y + 26}Z" fill="${n % 2 ? '#c8963c' : '#7d1f1c'}"/><path d="M${x} ${y + 17}L${x + 12} ${y + 26}L${x} ${y + 35}L${x - 12} ${y + 26}Z" fill="#1c0f0a"/>`;
  };
  return `<rect y="${y}" width="${WIDE}" height="52" fill="#3a1510"/>${Array.from({ length: 20 }, (_, n) => lozenge(n)).join('')}`;
};

const BRAND =
  '<g transform="translate(528 78)"><rect width="52" height="52" rx="13" fill="#e3b557"/><path transform="scale(0.52)" d="M50 18C57 31 80 42 80 58C80 68 73 73 65 73C60 73 56 71 53 68C54 74 57 78 62 81H38C43 78 46 74 47 68C44 71 40 73 35 73C27 73 20 68 20 58C20 42 43 31 50 18Z" fill="#3a1606"/><text x="66" y="38" font-size="32" fill="#f7ecd8">Majlis</text></g>';

const NAMES_AT = [290, 910] as const;

const sideOf = ({ names, score }: PictureSide, at: 0 | 1): string => {
  const x = NAMES_AT[at];
  const told = names.slice(0, 3).map(nameDrawn);
  return [
    lineOf(String(score), { x, y: 350, size: 120, ink: at === 0 ? 'us' : 'them' }),
    ...told.map((name, n) => lineOf(name, { x, y: 412 + n * 46, size: 36, ink: 'cream' })),
  ].join('');
};

/** 1200 × 630, as chats want it. */
export const svgOf = ({ heading, sides, foot }: PictureText): string => {
  const middle = sides
    ? `${lineOf(heading, { x: WIDE / 2, y: 200, size: 44, ink: 'gold' })}${sideOf(sides[0], 0)}${sideOf(sides[1], 1)}`
    : `${lineOf(heading, { x: WIDE / 2, y: 300, size: 64, ink: 'cream' })}${lineOf(foot, { x: WIDE / 2, y: 380, size: 30, ink: 'muted' })}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" font-family="Alexandria" font-weight="700">`,
    '<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a2418"/><stop offset="1" stop-color="#150b08"/></linearGradient></defs>',
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#g)"/>`,
    band(0),
    band(HIGH - 52),
    BRAND,
    middle,
    '</svg>',
  ].join('');
};

/** In a thread of its own: nobody at a table waits for it. */
export const drawn = async (picture: PictureText): Promise<Buffer> => {
  const font = { loadSystemFonts: false, fontFiles: [LETTERS], defaultFontFamily: 'Alexandria' };
  return (await renderAsync(svgOf(picture), { font })).asPng();
};
