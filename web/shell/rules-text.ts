import type { Language } from '@/words/language.ts';

/** The rules as the table enforces them, and their translations: bundled as text, one chunk each. */
const TEXTS = import.meta.glob<string>('../../games/*/RULES*.md', { query: '?raw', import: 'default' });

const loads = new Map<string, Promise<string>>();

const pathOf = (game: string, language: Language): string => {
  const own = `../../games/${game}/RULES.${language}.md`;
  return TEXTS[own] ? own : `../../games/${game}/RULES.md`;
};

/** The language the rules of a game are written in, for a reader of this one. */
export const rulesLanguage = (game: string, language: Language): Language =>
  pathOf(game, language).endsWith('/RULES.md') ? 'en' : language;

/** Empty: it cannot be had now. */
export const rulesText = (game: string, language: Language): Promise<string> => {
  const path = pathOf(game, language);
  const known = loads.get(path);
  if (known) return known;
  const promise = (TEXTS[path]?.() ?? Promise.resolve('')).catch(() => {
    loads.delete(path);
    return '';
  });
  loads.set(path, promise);
  return promise;
};
