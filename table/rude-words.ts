import { inLatin, unmarked, visible } from './lookalike.ts';

const DRESS: { readonly [sign: string]: string } = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A word as it sounds: no look-alikes, no accents, no stretched letters, no digits for letters, Arabic letters in their plain form. */
const plain = (word: string): string =>
  unmarked(inLatin(word))
    .toLowerCase()
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ة/gu, 'ه')
    .replace(/ى/gu, 'ي')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[013457@$!]/gu, sign => DRESS[sign] ?? sign);

const list = (words: string): readonly string[] =>
  words
    .split(/\s+/)
    .filter(word => word !== '')
    .map(plain);

/** Words that nobody need read at a table, in the languages that are spoken here. What is clever enough to get past is for mute, block and report. */
const STEMS = list(`
  fuck motherf shithead bullshit bitch asshole arsehole cocksuck dickhead whore slut nigger nigga faggot wanker retard
  madarchod behenchod bhenchod bahenchod chutiya bhosdi bhosda
  caralho buceta arrombad cuzao porra
  شرموط قحب عاهر منيوك متناك خنيث عرص كسم لوطي يلعن
  मादरचोद बहनचोद चूतिया गांडू भोसड भोसडी
`);

/** Whole words only: they are part of harmless ones. */
const WHOLE = list(`
  shit shitty cunt cock dick prick twat fag fags rape raped lund randi gaand puta puto merda foda fodase fdp pqp viado gandu harami
  كس كسك كسها كسي نيك انيك ينيك نيكني طيز طيزك زب زبي خول خرا خره منيك
  रंडी रांड गांड लंड
`);

/** Insults of two words that are harmless one by one. */
const PAIRS = ['ابن الكلب', 'بنت الكلب', 'ابن حرام', 'ولد حرام', 'kill yourself', 'vai morrer'];

const isRudeWord = (word: string): boolean => {
  const sound = plain(word).replace(/^(?:وال|بال|يا|ال)(?=.{3})/u, '');
  return STEMS.some(stem => sound.includes(stem)) || WHOLE.includes(sound);
};

const WORD = /(?:[\p{L}\p{M}\p{N}@$]|!(?=\p{L}))+/gu;
/** f u c k, f.u.c.k */
const SPELT = /(?<![\p{L}\p{N}])\p{L}(?:[\s.*_-]+\p{L}){2,}(?![\p{L}\p{N}])/gu;

const STARS = '***';

/** The line with stars for what is rude in it. */
export const withoutRudeness = (input: string): string => {
  const text = visible(input);
  const whole = plain(text).replace(/\s+/gu, ' ');
  if (PAIRS.some(pair => whole.includes(plain(pair)))) return STARS;
  const starred = withStars(text);
  // Letters in boxes are no letters to the patterns, but to the eye.
  const latin = inLatin(text);
  return starred === text && withStars(latin) !== latin ? STARS : starred;
};

const withStars = (text: string): string =>
  text
    .replace(SPELT, letters => (isRudeWord(letters.replace(/[^\p{L}]/gu, '')) ? STARS : letters))
    .replace(WORD, word => (isRudeWord(word) ? STARS : word));

export const isRude = (text: string): boolean => withoutRudeness(text) !== visible(text);
