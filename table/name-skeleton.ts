import { inLatin, visible } from './lookalike.ts';

/** Accents, vowel signs of Arabic, the dot under a letter of Devanagari. The other signs of Devanagari are letters. */
const MARKS = /[\u0300-\u036F\u064B-\u065F\u0670\u0640\u06D6-\u06ED\u093C]/gu;

const ARABIC: { readonly [letter: string]: string } = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ې: 'ي',
  ؤ: 'و',
  ک: 'ك',
  ڪ: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۀ: 'ه',
  ە: 'ه',
};

/** The digits of Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, Telugu, Kannada, Malayalam, Sinhala and Thai. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50];

const digit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find(from => code >= from && code < from + 10);
  return zero === undefined ? letter : String(code - zero);
};

/** What is left of a name when everything is taken from it that the eye does not hold on to: two names with the same skeleton can be taken for each other. */
export const skeleton = (name: string): string => {
  const bare = inLatin(inLatin(name).normalize('NFKD').replace(MARKS, ''))
    .toLowerCase()
    .replace(/[أإآٱىیئېؤکڪةہھۀە]/gu, letter => ARABIC[letter] ?? letter)
    .replace(/\p{Nd}/gu, digit)
    .replace(/[^\p{L}\p{M}\p{N}|!]/gu, '')
    .replace(/[il1|!]/gu, 'l')
    .replace(/0/gu, 'o')
    .replace(/rn/gu, 'm')
    .replace(/vv/gu, 'w');
  return bare === '' ? visible(name) : bare;
};

const skeletons = (words: string): readonly string[] => words.trim().split(/\s+/).map(skeleton);

/** A word that begins so: nobody need take a player for somebody of the house. */
const STEMS = skeletons(`
  admin moderat moderad steward
  مشرف مدير الادار ادارة الدعم ادمن ادمين الادمن مودريت مودرات پشتیبان
  ایڈمن ایڈمین ماڈریٹر منتظم
  एडमिन एडमीन ऐडमिन प्रबंधक व्यवस्थापक मॉडरेटर माडरेटर
  админ адмін модерат διαχειριστ συντονιστ אדמין 管理 관리자 운영자 モデレーター
`);

const WORDS = skeletons(`
  mod mods bot bots robot robots robo robos system sysop root staff official support
  equipe suporte sistema oficial
  بوت بوتات روبوت النظام نظام الرسمي بوٹ روبوٹ
  बॉट बोट रोबोट सिस्टम
  бот робот система поддержка
`);

/** Harmless within a name, but not alone. */
const ALONE = skeletons(`
  house thehouse casa acasa dacasa server theserver servidor majlis dealer host
  البيت بيت السيرفر سيرفر مجلس المجلس سرور گھر
  घर सर्वर मजलिस
`);

/** Nobody speaks for the house: its name beside one of these. */
const HOUSES = skeletons('majlis مجلس المجلس मजलिस');
const TEAMS = skeletons('team crew help service equipe time ajuda فريق خدمة ٹیم टीम');

const DRESS: { readonly [sign: string]: string } = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '¡': 'i',
};

/** Whether a name is kept for the house, also with digits and signs for letters. */
export const isReservedName = (name: string): boolean =>
  isKeptAsIs(name) || isKeptAsIs(name.replace(/[3457@$¡]/gu, sign => DRESS[sign] ?? sign));

const isKeptAsIs = (name: string): boolean => {
  const words = inLatin(name)
    .split(/[^\p{L}\p{M}\p{N}|!]+/u)
    .map(word => skeleton(word.replace(/^\p{N}+(?=.)|(?<=.)\p{N}+$/gu, '')))
    .filter(word => word !== '');
  const whole = skeleton(words.join(''));
  return (
    [...words, whole].some(word => WORDS.includes(word) || STEMS.some(stem => word.startsWith(stem))) ||
    ALONE.includes(whole) ||
    (words.some(word => HOUSES.includes(word)) && words.some(word => TEAMS.includes(word)))
  );
};
