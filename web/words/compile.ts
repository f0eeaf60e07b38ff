import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Catalogue = { readonly [id: string]: string };

/** A catalogue with every message compiled: nothing is parsed on a player's device. What is not translated yet is told in English. A broken message stops the build. */
export const compiled = (json: string, english: string): string => {
  const catalogue: Catalogue = { ...JSON.parse(english), ...JSON.parse(json) };
  const entries = Object.entries(catalogue).map(([id, text]) => [id, compileMessageOrThrow(text)]);
  return JSON.stringify(Object.fromEntries(entries));
};

/** The language and the part of a catalogue, by its path: `words/<language>/<part>.json`, or `<game>/words/<language>.json`. */
export const catalogueAt = (path: string): { readonly language: string; readonly part: string } | undefined => {
  const [, language, part] = /\/words\/([a-z]{2})\/([a-z]+)\.json$/.exec(path) ?? [];
  if (language && part) return { language, part };
  const [, game, own] = /\/([a-z]+)\/words\/([a-z]{2})\.json$/.exec(path) ?? [];
  return game && own ? { language: own, part: game } : undefined;
};

const englishOf = (path: string): string => path.replace(/\/words\/[a-z]{2}(?=[/.])/, '/words/en');

/** For Vite: catalogues become compiled messages. */
export const words = () => ({
  name: 'majlis:words',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    catalogueAt(id) ? { code: compiled(code, readFileSync(englishOf(id), 'utf8')), map: null } : undefined,
});
