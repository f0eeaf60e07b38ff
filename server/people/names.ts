import { randomInt } from 'node:crypto';
import { cleanName } from '@majlis/protocol';
import { isReservedName, isRude } from '@majlis/table';

/** Names for those who do not want to think of one, in the language of their page. Each is whole: words that are put together at random do not agree. */
const NICKNAMES: { readonly [language: string]: readonly string[] } = {
  en: [
    'Amber Falcon',
    'Brave Camel',
    'Calm River',
    'Desert Moon',
    'Early Lantern',
    'Gentle Gazelle',
    'Golden Oryx',
    'Lucky Pearl',
    'Merry Parrot',
    'Noble Palm',
    'Quick Kite',
    'Silver Drum',
    'Sunny Mango',
    'Wise Tiger',
  ],
  ar: [
    'صقر نجد',
    'ذيب الشمال',
    'غزال البر',
    'نجم سهيل',
    'قمر الليل',
    'نسيم الصبا',
    'لؤلؤ الخليج',
    'ريم الفلا',
    'مهر أصيل',
    'شاهين الجبل',
    'برق السحاب',
    'مطر الوسم',
    'هيل وزعفران',
    'دلة وفنجال',
  ],
  ur: [
    'سنہرا شاہین',
    'تیز پتنگ',
    'نیلا موتی',
    'سفید ہرن',
    'روشن چراغ',
    'بہادر شیر',
    'چودھویں کا چاند',
    'ہرا طوطا',
    'میٹھا آم',
    'پہاڑی باز',
    'صبح کا تارا',
    'راوی کی لہر',
  ],
  hi: [
    'सुनहरा मोर',
    'चतुर तोता',
    'तेज़ पतंग',
    'नीला मोती',
    'बहादुर शेर',
    'शांत नदी',
    'पूनम का चाँद',
    'मस्त हाथी',
    'मीठा आम',
    'सुबह का तारा',
    'रंगीन ढोल',
    'जलता दीपक',
  ],
  pt: [
    'Onça Dourada',
    'Tucano Veloz',
    'Boto Feliz',
    'Arara Azul',
    'Lua Serena',
    'Rio Calmo',
    'Sabiá Alegre',
    'Ipê Amarelo',
    'Vento Norte',
    'Estrela Guia',
    'Manga Doce',
    'Pipa Ligeira',
  ],
};

/** `languages`: as a browser says which it would like, the best first. */
export const suggestedName = (languages = ''): string => {
  const tags = languages.split(',').map(tag => tag.trim().slice(0, 2).toLowerCase());
  const names = NICKNAMES[tags.find(tag => Object.hasOwn(NICKNAMES, tag)) ?? 'en'] ?? [];
  return `${names[randomInt(names.length)]} ${randomInt(1_000, 10_000)}`;
};

/** A name that everybody can read, need not mind to, and cannot take for the house's own. */
export const judgedName = (
  input: string,
): { readonly name: string } | { readonly reason: 'bad-name' | 'kept-name' } => {
  const name = cleanName(input);
  if (!name || isRude(name)) return { reason: 'bad-name' };
  return isReservedName(name) ? { reason: 'kept-name' } : { name };
};
