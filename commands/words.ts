import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { GAMES } from './games.ts';
import { missingRules, missingWords, toTranslate, type Untranslated } from './translations.ts';

/**
 * npm run words [-- --release]   Lists the words and the rules that are not translated yet; until they are, they are shown in English.
 * Only a release fails because of them.
 */
const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const wordsAt = (path: string): Record<string, string> => JSON.parse(textOf(path) || '{}');

const LANGUAGES = readdirSync('web/words', { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);

/** The shell and the table are spoken in every language. */
const shared = LANGUAGES.flatMap(language =>
  readdirSync('web/words/en').map(
    (file): Untranslated => ({
      part: file.replace('.json', ''),
      language,
      missing: missingWords(wordsAt(`web/words/en/${file}`), wordsAt(`web/words/${language}/${file}`)),
    }),
  ),
);

/** A game speaks the languages that it has a catalogue in; its rules are read in the same. */
const ofGames = GAMES.flatMap(game =>
  globSync(`web/${game}/words/*.json`).flatMap((file): readonly Untranslated[] => {
    const language = file.slice(-'en.json'.length, -'.json'.length);
    const english = textOf(`games/${game}/RULES.md`);
    const own = language === 'en' ? english : textOf(`games/${game}/RULES.${language}.md`);
    return [
      { part: game, language, missing: missingWords(wordsAt(`web/${game}/words/en.json`), wordsAt(file)) },
      { part: `rules of ${game}`, language, missing: missingRules(english, own) },
    ];
  }),
);

const incomplete = [...shared, ...ofGames].filter(({ missing }) => missing.length > 0);
for (const part of incomplete) console.log(toTranslate(part));
const count = incomplete.reduce((sum, { missing }) => sum + missing.length, 0);
console.log(`${shared.length + ofGames.length} texts, ${count} missing`);
process.exitCode = count > 0 && process.argv.includes('--release') ? 1 : 0;
