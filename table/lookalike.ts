/** Letters that are drawn like Latin ones, after Unicode TR39: those of the scripts that are read here, and those that are used to pass for others. */
const pairs = (alike: string, latin: string): readonly (readonly [string, string])[] => {
  const letters = [...latin];
  return [...alike].map((letter, i) => [letter, letters[i] ?? ''] as const);
};

/** The same row of 26 letters somewhere else. */
const alphabet = (from: number): readonly (readonly [string, string])[] =>
  Array.from({ length: 26 }, (_, i) => [String.fromCodePoint(from + i), String.fromCodePoint(97 + i)] as const);

const LATIN = new Map<string, string>([
  // Cyrillic
  ...pairs('АаВвЕеКкМмНнОоРрСсТтУуХхѕЅіІјЈԁһԛԝпгьшиЗзӀӏ', 'aabbeekkmmhhooppccttyyxxssiijjdhqwnrbwu33ll'),
  ...pairs('ѵѴүҮөӨѻѺԌԍ', 'vvyyoooogg'),
  // Greek
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεικνορστυχωη', 'abezhikmnoptyxabyeikvopotuxwn'),
  ...pairs('πς', 'nc'),
  // Armenian, Cherokee
  ...pairs('օոսցհգյ', 'onughqj'),
  ...pairs('ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᏀᏃᏏᏒᏔᏙᏚᏞᏟᏢᏦᏧᏴ', 'drtiajewmhgzbrwvslcpkdb'),
  // Cherokee in small letters, Lisu, Coptic, Canadian syllabics
  ...pairs('ꭺꭰꮇꮖꮑꮪꮢꮯꮶꮮꮲꮤꮃꮓꮋꭼ', 'admlnsrckpptwzhe'),
  ...pairs('ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'bpdtgkjczfmnlsrvhwxyaeiou'),
  ...pairs('ⲀⲁⲂⲃⲆⲇⲈⲉⲎⲏⲒⲓⲔⲕⲘⲙⲚⲛⲞⲟⲢⲣⲤⲥⲦⲧⲨⲩⲬⲭ', 'aabbddeehhiikkmmnnooppccttyyxx'),
  ...pairs('ᗩᗪᗰᑎᗷᑕᖴᑌᒪᗴᔕᖇᑭ', 'admnbcfulesrp'),
  // Round letters and noughts of other scripts
  ...pairs('ഠ〇ⵔ', 'ooo'),
  // Latin letters that no normal form brings together
  ...pairs('ıłŁøØđĐħĦŧŦɑɡɩʏᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡᴢƒɓɗɛɣƙɲʋɐɔǝß', 'illooddhhttagiyabcdefghijklmnoprstuvwzfbdeyknyaceb'),
  ...pairs('ŋɨɵʉƚɫɽɾʂʈɖɳȷþ', 'nioullrrstdnjp'),
  // In boxes and circles, and as flags
  ...alphabet(0x1f150),
  ...alphabet(0x1f170),
  ...alphabet(0x1f1e6),
]);

/** Nothing is seen of them, or only a blank. The mark that makes a sign a picture is left alone. */
const INVISIBLE =
  /\u034F|[\p{Cc}\p{Cf}]|[\u115F\u1160\u2028\u2029\u2800\u3164\uFFA0]|[\u17B4\u17B5]|[\u180B-\u180F]|[\uFE00-\uFE0E]|[\u{E0000}-\u{E0FFF}]/gu;

/** Without what cannot be seen. */
export const visible = (text: string): string => text.replace(INVISIBLE, '');

/** In Latin letters wherever it looks like them. */
export const inLatin = (text: string): string =>
  [...visible(text).normalize('NFKC')].map(letter => LATIN.get(letter) ?? letter).join('');

/** Letters with no need of a mark: whatever stands above, below or around one is decoration. In other scripts marks are letters. */
const BARE = ['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Hebrew'].map(script => `\\p{Script=${script}}`).join('');

/** Marks that any letter can wear, but for those that make another letter of a kana; the dot under a letter of India; a stretched line. */
const WORN =
  '(?![\\u3099\\u309A])(?=\\p{M})\\p{Script=Inherited}|[\\u093C\\u09BC\\u0A3C\\u0ABC\\u0CBC]|[\\u02B0-\\u02FF\\u0640\\u06E5\\u06E6]';
const MARKS = new RegExp(`${WORN}|(?<=[${BARE}\\p{Nd}]\\p{M}*)\\p{M}`, 'gu');

/** Without accents, points, vowel signs of Arabic and rings around letters. */
export const unmarked = (text: string): string => text.normalize('NFKD').replace(MARKS, '');
