import { i18n, type Messages } from '@lingui/core';
import { type Language, localeOf, type Numerals } from '@/words/language.ts';
import type { Part } from '@/words/part.ts';

/** Compiled when the app is built; one chunk for each language and part. */
const SHARED = import.meta.glob<Messages>('./*/*.json', { import: 'default' });
const OF_GAMES = import.meta.glob<Messages>('../*/words/*.json', { import: 'default' });

type Load = () => Promise<Messages>;

/** By `<language>/<part>`. */
const CHUNKS: { readonly [path: string]: Load } = Object.fromEntries([
  ...Object.entries(SHARED).map(([path, load]): [string, Load] => [path.slice('./'.length, -'.json'.length), load]),
  ...Object.entries(OF_GAMES).map(([path, load]): [string, Load] => {
    const [, game, , language] = path.slice(0, -'.json'.length).split('/');
    return [`${language}/${game}`, load];
  }),
]);

const needed = new Set<Part>(['shell']);
const loads = new Map<string, Promise<Messages>>();

const loaded = (path: string): Promise<Messages> => {
  const known = loads.get(path);
  if (known) return known;
  const load = CHUNKS[path];
  if (!load) throw new Error(`no words at ${path}`);
  const promise = load();
  loads.set(path, promise);
  promise.catch(() => loads.delete(path));
  return promise;
};

/** A part that a language does not have, or that cannot be reached now, is told in English. */
const chunk = (language: Language, part: Part): Promise<Messages> => {
  const [own, english] = [`${language}/${part}`, `en/${part}`];
  return CHUNKS[own] && own !== english ? loaded(own).catch(() => loaded(english)) : loaded(english);
};

const PARTS = Object.keys(CHUNKS).flatMap(path => /^en\/(.*)$/.exec(path)?.[1] ?? []);

/** Everything that a reader of a language may come to see, to have it later without a network. */
export const wholeLanguage = async (language: Language): Promise<void> => {
  await Promise.all(PARTS.map(part => loaded(CHUNKS[`${language}/${part}`] ? `${language}/${part}` : `en/${part}`)));
};

const asked: { language: Language; numerals: Numerals } = { language: 'en', numerals: 'auto' };

/** Speaks this language from now on, as soon as its words are there. */
export const speak = async (language: Language, numerals: Numerals): Promise<void> => {
  Object.assign(asked, { language, numerals });
  const parts = await Promise.all([...needed].map(part => chunk(language, part)));
  if (asked.language !== language) return;
  i18n.load(language, Object.assign({}, ...parts));
  i18n.activate(language, localeOf(asked.language, asked.numerals));
};

const ready = new Map<Part, Promise<void>>();

/** Makes sure that a game's words are there, in this language and every later one. */
export const wordsOf = (part: Part): Promise<void> => {
  const known = ready.get(part);
  if (known) return known;
  needed.add(part);
  const promise = chunk(asked.language, part).then(() => speak(asked.language, asked.numerals));
  ready.set(part, promise);
  promise.catch(() => ready.delete(part));
  return promise;
};
