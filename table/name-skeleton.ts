import { inLatin, unmarked, visible } from './lookalike.ts';

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

/** Strokes and rings of Arabic and Hebrew that pass for those of Latin; signs of Chinese that pass for kana, and kana for each other. */
const STROKES = new Map(
  [...'اוןסه口力夕卜八工二千才一ヘ'].map(
    (letter, i) => [letter, [...'lllooロカタトハエニチオーへ'][i] ?? letter] as const,
  ),
);

/** The digits of Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Tamil, Telugu, Kannada, Malayalam, Sinhala and Thai. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50];

const digit = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find(from => code >= from && code < from + 10);
  return zero === undefined ? letter : String(code - zero);
};

/** What is left of a name when everything is taken from it that the eye does not hold on to: two names with the same skeleton can be taken for each other. */
export const skeleton = (name: string): string => {
  const bare = [...inLatin(unmarked(inLatin(name))).toLowerCase()]
    .map(letter => ARABIC[letter] ?? letter)
    .map(letter => STROKES.get(letter) ?? letter)
    .join('')
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
  المشرف المدير الادمين المنظم مسؤول المسؤول المراقب انتظامیہ संचालक
  админ адмін модерат διαχειριστ συντονιστ אדמין מנהל מודרטור ադմին մոդերատոր ადმინ მოდერატორ
  অ্যাডমিন এডমিন প্রশাসক મોડરેટર એડમિન ਐਡਮਿਨ ಅಡ್ಮಿನ್ ನಿರ್ವಾಹಕ അഡ്മിൻ அட்மின் நிர்வாகி అడ్మిన్ నిర్వాహకు ඇඩ්මින්
  관리자 운영자 어드민 고객센터
`);

/** The same where words are written without gaps. */
const ANYWHERE = skeletons('管理 版主 官方 客服 运营 運営 机器人 機器人 アドミン モデレーター แอดมิน ผู้ดูแล');

const WORDS = skeletons(`
  mod mods bot bots robot robots robo robos system sysop root staff official support
  equipe suporte sistema oficial
  بوت بوتات روبوت النظام نظام الرسمي بوٹ روبوٹ
  बॉट बोट रोबोट सिस्टम
  бот робот модер система поддержка μποτ ρομπότ בוט רובוט բոտ ռոբոտ ბოტი რობოტი
  বট রোবট બોટ રોબોટ ਬੋਟ ਰੋਬੋਟ ಬಾಟ್ ರೋಬೋಟ್ ബോട്ട് റോബോട്ട് போட் ரோபோ బాట్ రోబో บอท หุ่นยนต์ බොට්
  봇 로봇 ボット ロボット बौट سپورٹ सपोर्ट
  superadmin sysadmin subadmin webadmin gameadmin webmaster gamemaster
`);

/** Harmless within a name, but not alone. */
const ALONE = skeletons(`
  house thehouse casa acasa dacasa server theserver servidor majlis dealer host
  البيت بيت السيرفر سيرفر مجلس المجلس سرور گھر
  घर हाउस सर्वर मजलिस ہاؤس дом σπίτι בית বাড়ি வீடு บ้าน 하우스 ハウス
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

/** SaraBot is Sara and Bot; majlisbot is majlis and bot. */
const wordsOf = (name: string): readonly string[] =>
  inLatin(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .split(/[^\p{L}\p{M}\p{N}|!]+/u)
    .map(word => skeleton(word.replace(/^\p{N}+(?=.)|(?<=.)\p{N}+$/gu, '')))
    .flatMap(word => {
      const house = HOUSES.find(one => word.startsWith(one));
      return house === undefined ? [word] : [house, word.slice(house.length)];
    })
    .filter(word => word !== '');

const isKeptAsIs = (name: string): boolean => {
  const words = wordsOf(name);
  const whole = words.join('');
  return (
    [...words, whole].some(word => WORDS.includes(word) || STEMS.some(stem => word.startsWith(stem))) ||
    ANYWHERE.some(one => whole.includes(one)) ||
    ALONE.includes(whole) ||
    (words.some(word => HOUSES.includes(word)) && words.some(word => TEAMS.includes(word)))
  );
};
