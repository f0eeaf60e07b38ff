import type { Plugin } from 'vite';

/** Where the service worker keeps what not everybody needs: a language, its letters, the text of the rules, the drawings of faces. The page may put something there by itself. */
export const KEPT = 'kept';

const IS_KEPT = /^assets\/(words-|RULES|portraits-|noto-.*woff2)/;

/** A new app comes with the languages that the old one had, and what was kept of the old one goes with it. */
const script = (files: readonly string[]): string => `const FILES = ${JSON.stringify(files)};
const languageOf = url => /words-([a-z]{2})-/.exec(url)?.[1];
const urls = async kept => (await kept.keys()).map(({ url }) => url);
const renew = async () => {
  const kept = await caches.open('${KEPT}');
  const had = await urls(kept);
  const spoken = new Set(had.map(languageOf));
  const due = FILES.filter(file => file.includes('portraits-') || (languageOf(file) && spoken.has(languageOf(file))));
  await kept.addAll(due.filter(file => !had.some(url => url.endsWith(file))));
};
const clear = async () => {
  const kept = await caches.open('${KEPT}');
  const old = (await urls(kept)).filter(url => !FILES.some(file => url.endsWith(file)));
  await Promise.all(old.map(url => kept.delete(url)));
};
self.addEventListener('install', event => event.waitUntil(renew()));
self.addEventListener('activate', event => event.waitUntil(clear()));
`;

/** For Vite: what the service worker has to know of it. */
export const keptFiles = (): Plugin => ({
  name: 'majlis:kept',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter(file => IS_KEPT.test(file));
    this.emitFile({ type: 'asset', fileName: 'kept.js', source: script(files.map(file => `/${file}`)) });
  },
});
