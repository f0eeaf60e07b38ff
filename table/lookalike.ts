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
  // Greek
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεικνορστυχωη', 'abezhikmnoptyxabyeikvopotuxwn'),
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
