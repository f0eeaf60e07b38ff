/** What one language lacks of a text that is complete in English: ids of messages, or numbers of rules. */
export interface Untranslated {
  /** `shell`, `baloot`, `rules of baloot`. */
  readonly part: string;
  readonly language: string;
  readonly missing: readonly string[];
}

type Catalogue = { readonly [id: string]: string };

/** A message that is empty is not translated either. */
export const missingWords = (english: Catalogue, own: Catalogue): readonly string[] =>
  Object.keys(english).filter(id => !own[id]?.trim());

const RULE = /^- \*\*([A-Z]{3}-[\w.]+)\*\*/gm;

const rulesIn = (text: string): readonly string[] => [...text.matchAll(RULE)].map(([, number]) => number ?? '');

export const missingRules = (english: string, own: string): readonly string[] => {
  const known = new Set(rulesIn(own));
  return rulesIn(english).filter(number => !known.has(number));
};

const SHOWN = 12;

/** One line for each text that is not complete. */
export const toTranslate = ({ part, language, missing }: Untranslated): string => {
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
  return `to translate: ${part}, ${language}: ${missing.slice(0, SHOWN).join(' ')}${more}`;
};
