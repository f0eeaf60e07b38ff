/** The languages of the house, each under its own name. */
export const LANGUAGES = ['ar', 'en', 'ur', 'hi', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export const OWN_NAMES: { readonly [language in Language]: string } = {
  ar: 'العربية',
  en: 'English',
  ur: 'اردو',
  hi: 'हिन्दी',
  pt: 'Português',
};

/** A text in the languages that have it; English is always there. */
export type Texts = { readonly en: string } & { readonly [language in Language]?: string };

export const isLanguage = (tag: string): tag is Language => LANGUAGES.some(language => language === tag);

export const directionOf = (language: Language): 'rtl' | 'ltr' =>
  language === 'ar' || language === 'ur' ? 'rtl' : 'ltr';

/** The first of a browser's languages that the house speaks. */
export const spokenBy = (tags: readonly string[]): Language =>
  tags.map(tag => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';

export const NUMERALS = ['auto', 'western', 'own'] as const;
export type Numerals = (typeof NUMERALS)[number];

const OWN_DIGITS: { readonly [language in Language]: string } = {
  ar: 'arab',
  en: 'latn',
  ur: 'arabext',
  hi: 'deva',
  pt: 'latn',
};

const hasOwnByHabit = (language: Language): boolean => language === 'ar';

/** The language with its digits, as Intl wants it: Arabic has its own by habit, Urdu and Hindi only when asked for. */
export const localeOf = (language: Language, numerals: Numerals): string => {
  const own = numerals === 'own' || (numerals === 'auto' && hasOwnByHabit(language));
  return `${language}-u-nu-${own ? OWN_DIGITS[language] : 'latn'}`;
};

/** Whether a language has digits of its own to choose. */
export const hasOwnDigits = (language: Language): boolean => OWN_DIGITS[language] !== 'latn';
