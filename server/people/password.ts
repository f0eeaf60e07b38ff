import { COMMON } from './common-passwords.ts';

/** Rows of keys and counting, as fingers run over them. */
const ROWS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiop',
  'poiuytrewq',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'lkjhgfdsa',
  'zxcvbnm',
  'mnbvcxz',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  'qazwsxedcrfvtgbyhn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '147258369',
  '159753',
  '!@#$%^&*()',
];

/** Letters as they are dressed up. */
const DRESS: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** From here on a phrase of several words is no longer among the first that are tried. */
const PHRASE = 15;
/** So much may be left over of a password besides what is common. */
const LITTLE = 3;

/** Whether it is among the first that are tried by whoever tries passwords: common words and names with anything around them, rows of keys, one thing repeated. */
export const isWeak = (password: string, username: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase();
  const undressed = plain.replace(/[013457@$]/g, sign => DRESS[sign] ?? sign);
  return (
    new Set(plain).size < 5 ||
    (username.length > 2 && plain.includes(username.toLowerCase())) ||
    [plain, undressed].some(one => isCommon(one) || isCommon([...one].reverse().join('')))
  );
};

const isCommon = (plain: string): boolean => {
  const words = COMMON.filter(word => plain.includes(word));
  const tries =
    plain.length < PHRASE
      ? [words.reduce((left, word) => left.replaceAll(word, ' '), plain)]
      : words.map(word => plain.replaceAll(word, ' '));
  return [plain, ...tries].map(withoutRuns).some(rest => leftIn(rest) <= (rest === plain ? 0 : LITTLE));
};

/** What stands between the common parts, without the digits and signs at its ends. */
const leftIn = (text: string): number =>
  text
    .split(' ')
    .map(piece => piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .join('').length;

/** Three and more that follow one another in a row of keys, or that are the same. */
const withoutRuns = (plain: string): string => {
  let left = plain.replace(/(.)\1\1+/gu, ' ').replace(/^(.{2,5})\1+$/u, ' ');
  for (const row of ROWS)
    for (let length = Math.min(row.length, left.length); length > 2; length--)
      for (let at = 0; at + length <= row.length; at++) left = left.replaceAll(row.slice(at, at + length), ' ');
  return left;
};
